// Public vector functions.
#include "base/assert.h"
#include "math/dense.h"
#include "math/vec.h"

#include <corten/corten.h>

//---------------------------------- 3 and 4 numbers -----------------------------------------------

void ctu_zero3(cttNum res[3]) { zero3(res); }

void ctu_copy3(cttNum res[3], const cttNum data[3]) { copy3(res, data); }

void ctu_scl3(cttNum res[3], const cttNum vec[3], cttNum scl) { scl3(res, vec, scl); }

void ctu_add3(cttNum res[3], const cttNum vec1[3], const cttNum vec2[3]) { add3(res, vec1, vec2); }

void ctu_sub3(cttNum res[3], const cttNum vec1[3], const cttNum vec2[3]) { sub3(res, vec1, vec2); }

void ctu_addTo3(cttNum res[3], const cttNum vec[3]) { addto3(res, vec); }

void ctu_subFrom3(cttNum res[3], const cttNum vec[3]) { subfrom3(res, vec); }

void ctu_addToScl3(cttNum res[3], const cttNum vec[3], cttNum scl) { addtoscl3(res, vec, scl); }

void ctu_addScl3(cttNum res[3], const cttNum vec1[3], const cttNum vec2[3], cttNum scl) {
  addscl3(res, vec1, vec2, scl);
}

cttNum ctu_normalize3(cttNum vec[3]) { return normalize3(vec); }

cttNum ctu_norm3(const cttNum vec[3]) { return norm3(vec); }

cttNum ctu_dot3(const cttNum vec1[3], const cttNum vec2[3]) { return dot3(vec1, vec2); }

cttNum ctu_dist3(const cttNum pos1[3], const cttNum pos2[3]) { return dist3(pos1, pos2); }

void ctu_mulMatVec3(cttNum res[3], const cttNum mat[9], const cttNum vec[3]) {
  mat3_mul_vec(res, mat, vec);
}

void ctu_mulMatTVec3(cttNum res[3], const cttNum mat[9], const cttNum vec[3]) {
  mat3_mul_t_vec(res, mat, vec);
}

void ctu_cross(cttNum res[3], const cttNum a[3], const cttNum b[3]) { cross3(res, a, b); }

void ctu_zero4(cttNum res[4]) { zero4(res); }

void ctu_unit4(cttNum res[4]) { unit4(res); }

void ctu_copy4(cttNum res[4], const cttNum data[4]) { copy4(res, data); }

cttNum ctu_normalize4(cttNum vec[4]) { return normalize4(vec); }

//---------------------------------- n numbers -----------------------------------------------------

void ctu_zero(cttNum* res, int n) { dense_zero(res, n); }

void ctu_fill(cttNum* res, cttNum val, int n) { dense_fill(res, val, n); }

void ctu_copy(cttNum* res, const cttNum* vec, int n) { dense_copy(res, vec, n); }

cttNum ctu_sum(const cttNum* vec, int n) { return dense_sum(vec, n); }

cttNum ctu_L1(const cttNum* vec, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += fabs(vec[i]);
  return s;
}

void ctu_scl(cttNum* res, const cttNum* vec, cttNum scl, int n) { dense_scl(res, vec, scl, n); }

void ctu_add(cttNum* res, const cttNum* vec1, const cttNum* vec2, int n) {
  dense_add(res, vec1, vec2, n);
}

void ctu_sub(cttNum* res, const cttNum* vec1, const cttNum* vec2, int n) {
  dense_sub(res, vec1, vec2, n);
}

void ctu_addTo(cttNum* res, const cttNum* vec, int n) { dense_add(res, res, vec, n); }

void ctu_subFrom(cttNum* res, const cttNum* vec, int n) { dense_sub(res, res, vec, n); }

void ctu_addToScl(cttNum* res, const cttNum* vec, cttNum scl, int n) {
  dense_addtoscl(res, vec, scl, n);
}

void ctu_addScl(cttNum* res, const cttNum* vec1, const cttNum* vec2, cttNum scl, int n) {
  dense_addscl(res, vec1, vec2, scl, n);
}

cttNum ctu_normalize(cttNum* res, int n) { return dense_normalize(res, n); }

cttNum ctu_norm(const cttNum* res, int n) { return dense_norm(res, n); }

cttNum ctu_dot(const cttNum* vec1, const cttNum* vec2, int n) { return dense_dot(vec1, vec2, n); }
