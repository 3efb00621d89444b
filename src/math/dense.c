#include "math/dense.h"

#include "base/assert.h"

#if !defined(CT_LANES) // of one world: gcc 12 fails on its lanes
real dense_normalize(real* a, int n) {
  CT_ASSERT(n >= 0);
  real norm = dense_norm(a, n);
  mask tiny = norm < real_set(VEC_MINVAL);
  real inv = real_set(1) / norm;
  for (int i = 0; i < n; i++) a[i] = real_select(tiny, real_set(i == 0), a[i] * inv);
  return norm;
}
#endif

void dense_mul_vec(real* r, const real* A, const real* v, int nr, int nc) {
  for (int i = 0; i < nr; i++) r[i] = dense_dot(A + (size_t)i * nc, v, nc);
}

void dense_mul_t_vec(real* r, const real* A, const real* v, int nr, int nc) {
  dense_zero(r, nc);
  for (int i = 0; i < nr; i++) dense_addtoscl(r, A + (size_t)i * nc, v[i], nc);
}

real dense_mul_vec_mat_vec(const real* a, const real* M, const real* b, int n) {
  real s = real_set(0);
  for (int i = 0; i < n; i++) s += a[i] * dense_dot(M + (size_t)i * n, b, n);
  return s;
}

void dense_transpose(real* r, const real* A, int nr, int nc) {
  for (int i = 0; i < nr; i++) {
    for (int j = 0; j < nc; j++) r[(size_t)j * nr + i] = A[(size_t)i * nc + j];
  }
}

void dense_symmetrize(real* r, const real* A, int n) {
  for (int i = 0; i < n; i++) {
    r[(size_t)i * n + i] = A[(size_t)i * n + i];
    for (int j = 0; j < i; j++) {
      real x = real_set(0.5) * (A[(size_t)i * n + j] + A[(size_t)j * n + i]);
      r[(size_t)i * n + j] = r[(size_t)j * n + i] = x;
    }
  }
}

void dense_eye(real* r, int n) {
  dense_zero(r, n * n);
  for (int i = 0; i < n; i++) r[(size_t)i * n + i] = real_set(1);
}

void dense_mul(real* r, const real* A, const real* B, int ra, int ca, int cb) {
  CT_ASSERT(ra >= 0 && ca >= 0 && cb >= 0);
  // row i of A B is a combination of the rows of B
  for (int i = 0; i < ra; i++) dense_mul_t_vec(r + (size_t)i * cb, B, A + (size_t)i * ca, ca, cb);
}

void dense_mul_mat_t(real* r, const real* A, const real* B, int ra, int ca, int rb) {
  CT_ASSERT(ra >= 0 && ca >= 0 && rb >= 0);
  for (int i = 0; i < ra; i++) dense_mul_vec(r + (size_t)i * rb, B, A + (size_t)i * ca, rb, ca);
}

void dense_mul_t_mat(real* r, const real* A, const real* B, int ra, int ca, int cb) {
  CT_ASSERT(ra >= 0 && ca >= 0 && cb >= 0);
  // sum of outer products, row by row of A and B
  dense_zero(r, ca * cb);
  for (int k = 0; k < ra; k++) {
    const real* a = A + (size_t)k * ca;
    for (int i = 0; i < ca; i++) dense_addtoscl(r + (size_t)i * cb, B + (size_t)k * cb, a[i], cb);
  }
}

void dense_sqr_t(real* r, const real* A, const real* d, int nr, int nc) {
  CT_ASSERT(nr >= 0 && nc >= 0);
  dense_zero(r, nc * nc);

  // lower triangle: sum_k d_k a_k a_k'
  for (int k = 0; k < nr; k++) {
    const real* a = A + (size_t)k * nc;
    for (int i = 0; i < nc; i++) {
      real s = d ? a[i] * d[k] : a[i];
      dense_addtoscl(r + (size_t)i * nc, a, s, i + 1);
    }
  }
  for (int i = 0; i < nc; i++) {
    for (int j = 0; j < i; j++) r[(size_t)j * nc + i] = r[(size_t)i * nc + j];
  }
}
