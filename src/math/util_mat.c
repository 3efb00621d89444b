// Public dense matrix functions and the spatial transform.
#include "math/dense.h"
#include "math/spatial.h"

#include <corten/corten.h>

void ctu_mulMatVec(cttNum* res, const cttNum* mat, const cttNum* vec, int nr, int nc) {
  dense_mul_vec(res, mat, vec, nr, nc);
}

void ctu_mulMatTVec(cttNum* res, const cttNum* mat, const cttNum* vec, int nr, int nc) {
  dense_mul_t_vec(res, mat, vec, nr, nc);
}

cttNum ctu_mulVecMatVec(const cttNum* vec1, const cttNum* mat, const cttNum* vec2, int n) {
  return dense_mul_vec_mat_vec(vec1, mat, vec2, n);
}

void ctu_transpose(cttNum* res, const cttNum* mat, int nr, int nc) {
  dense_transpose(res, mat, nr, nc);
}

void ctu_symmetrize(cttNum* res, const cttNum* mat, int n) { dense_symmetrize(res, mat, n); }

void ctu_eye(cttNum* mat, int n) { dense_eye(mat, n); }

void ctu_mulMatMat(cttNum* res, const cttNum* mat1, const cttNum* mat2, int r1, int c1, int c2) {
  dense_mul(res, mat1, mat2, r1, c1, c2);
}

void ctu_mulMatMatT(cttNum* res, const cttNum* mat1, const cttNum* mat2, int r1, int c1, int r2) {
  dense_mul_mat_t(res, mat1, mat2, r1, c1, r2);
}

void ctu_mulMatTMat(cttNum* res, const cttNum* mat1, const cttNum* mat2, int r1, int c1, int c2) {
  dense_mul_t_mat(res, mat1, mat2, r1, c1, c2);
}

void ctu_sqrMatTD(cttNum* res, const cttNum* mat, const cttNum* diag, int nr, int nc) {
  dense_sqr_t(res, mat, diag, nr, nc);
}

void ctu_transformSpatial(cttNum res[6], const cttNum vec[6], int flg_force, const cttNum newpos[3],
                          const cttNum oldpos[3], const cttNum rotnew2old[9]) {
  double d[3];
  sub3(d, newpos, oldpos);
  if (flg_force)
    spatial_move_force(res, vec, d);
  else
    spatial_move_motion(res, vec, d);
  if (rotnew2old) spatial_into_frame(res, rotnew2old, res);
}
