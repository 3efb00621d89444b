// Public decompositions and the box-constrained quadratic program.
#include "math/boxqp.h"
#include "math/chol.h"
#include "math/eig.h"

#include <corten/corten.h>

int ctu_cholFactor(cttNum* mat, int n, cttNum mindiag) { return chol_factor(mat, n, mindiag); }

void ctu_cholSolve(cttNum* res, const cttNum* mat, const cttNum* vec, int n) {
  chol_solve(res, mat, vec, n);
}

int ctu_cholUpdate(cttNum* mat, cttNum* x, int n, int flg_plus) {
  return flg_plus ? chol_update(mat, x, n) : chol_downdate(mat, x, n);
}

int ctu_eig3(cttNum eigval[3], cttNum eigvec[9], cttNum quat[4], const cttNum mat[9]) {
  return eig_sym3(eigval, eigvec, quat, mat);
}

int ctu_boxQP(cttNum* res, cttNum* R, int* index, const cttNum* H, const cttNum* g, int n,
              const cttNum* lower, const cttNum* upper) {
  return boxqp_solve(&(BoxQp){n, H, g, lower, upper}, res, R, index);
}
