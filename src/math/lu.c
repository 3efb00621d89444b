#include "math/lu.h"

#include "base/assert.h"
#include "math/dense.h"
#include "math/wide.h"

// Position of the diagonal in row i; columns ascend.
static int find_diagonal(const Csr* p, int i) {
  const int* col = p->col + p->adr[i];
  int low = 0, high = p->nnz[i] - 1;
  while (low < high) {
    int mid = (low + high) / 2;
    if (col[mid] < i)
      low = mid + 1;
    else
      high = mid;
  }
  CT_ASSERT(p->nnz[i] > 0 && col[low] == i);
  return low;
}

// x[col_k] += s a_k; the columns of a chain are consecutive
WIDE_INLINE void add_row(real* x, const real* a, const int* col, int n, real s) {
  if (n > 0 && col[n - 1] - col[0] == n - 1)
    dense_addtoscl(x + col[0], a, s, n);
  else
    sparse_addtoscl(x, a, col, n, s);
}

WIDE_INLINE int factor_sparse(const Csr* p, real* A, real* work) {
  int good = 0;
  for (int i = p->n - 1; i >= 0; i--) {
    real* row = A + p->adr[i];
    const int* col = p->col + p->adr[i];
    int nnz = p->nnz[i], diag = find_diagonal(p, i);
    for (int k = 0; k < nnz; k++) work[col[k]] = row[k];

    // U_ic = A_ic / L_cc for the columns c > i from the last on, and A_i -= U_ic L_c
    for (int k = nnz - 1; k > diag; k--) {
      int c = col[k], dc = find_diagonal(p, c);
      const real* Lc = A + p->adr[c];
      work[c] /= Lc[dc];
      add_row(work, Lc, p->col + p->adr[c], dc, -work[c]);
    }
    for (int k = 0; k < nnz; k++) row[k] = work[col[k]];
    good += real_all(real_abs(row[diag]) >= real_set(VEC_MINVAL));
  }
  return good;
}

WIDE_TARGET static int factor_sparse_wide(const Csr* p, real* A, real* work) {
  return factor_sparse(p, A, work);
}

int lu_factor_sparse(const Csr* p, real* A, real* work) {
  return WIDE_CALL(factor_sparse, p, A, work);
}

void lu_solve_sparse(const Csr* p, const real* LU, real* x) {
  // (U + 1) y = b
  for (int i = p->n - 1; i >= 0; i--) {
    int at = p->adr[i] + find_diagonal(p, i) + 1;
    x[i] -= sparse_dot(LU + at, p->col + at, p->adr[i] + p->nnz[i] - at, x);
  }
  // L x = y
  for (int i = 0; i < p->n; i++) {
    int adr = p->adr[i], diag = find_diagonal(p, i);
    x[i] = (x[i] - sparse_dot(LU + adr, p->col + adr, diag, x)) / LU[adr + diag];
  }
}
