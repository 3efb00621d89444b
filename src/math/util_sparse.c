// Public conversions between dense and sparse matrices.
#include "math/sparse.h"

#include <corten/corten.h>

// 0 for success, 1 if nnz is too small or not positive
int ctu_dense2sparse(cttNum* res, const cttNum* mat, int nr, int nc, int* rownnz, int* rowadr,
                     int* colind, int nnz) {
  return nnz <= 0 || sparse_from_dense(res, (CsrOut){rownnz, rowadr, colind}, mat, nr, nc, nnz) < 0;
}

void ctu_sparse2dense(cttNum* res, const cttNum* mat, int nr, int nc, const int* rownnz,
                      const int* rowadr, const int* colind) {
  sparse_to_dense(res, &(Csr){nr, rownnz, rowadr, colind}, mat, nc);
}
