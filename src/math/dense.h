// Vectors of n numbers and row-major dense matrices.
// Sums are taken in the order of base/simd.h whatever the width of the machine's vectors.
#ifndef MATH_DENSE_H
#define MATH_DENSE_H

#include "base/simd.h"
#include "math/vec.h"

#include <string.h>

static inline void dense_zero(real* r, int n) {
  if (n > 0) memset(r, 0, (size_t)n * sizeof(real));
}

static inline void dense_copy(real* r, const real* a, int n) {
  if (n > 0) memmove(r, a, (size_t)n * sizeof(real));
}

static inline void dense_fill(real* r, real x, int n) {
  for (int i = 0; i < n; i++) r[i] = x;
}

static inline void dense_to_float(float* r, const double* a, int n) {
  for (int i = 0; i < n; i++) r[i] = (float)a[i];
}

static inline void dense_to_double(double* r, const float* a, int n) {
  for (int i = 0; i < n; i++) r[i] = (double)a[i];
}

static inline void dense_scl(real* r, const real* a, real s, int n) {
  for (int i = 0; i < n; i++) r[i] = a[i] * s;
}

static inline void dense_add(real* r, const real* a, const real* b, int n) {
  for (int i = 0; i < n; i++) r[i] = a[i] + b[i];
}

static inline void dense_sub(real* r, const real* a, const real* b, int n) {
  for (int i = 0; i < n; i++) r[i] = a[i] - b[i];
}

// r = a + s b
static inline void dense_addscl(real* r, const real* a, const real* b, real s, int n) {
  for (int i = 0; i < n; i++) r[i] = a[i] + s * b[i];
}

// r += s a
REAL_INLINE void dense_addtoscl(real* r, const real* a, real s, int n) {
#if defined(CT_LANES)
  for (int i = 0; i < n; i++) r[i] += s * a[i];
#else
  simd_axpy(r, s, a, n);
#endif
}

static inline real dense_sum(const real* a, int n) {
  real s = real_set(0);
  for (int i = 0; i < n; i++) s += a[i];
  return s;
}

REAL_INLINE real dense_dot(const real* a, const real* b, int n) {
#if defined(CT_LANES)
  real s[4] = {{0}, {0}, {0}, {0}}, tail = {0};
  int i = 0;
  for (; i + 4 <= n; i += 4) {
    for (int k = 0; k < 4; k++) s[k] += a[i + k] * b[i + k];
  }
  real sum = (s[0] + s[2]) + (s[1] + s[3]);
  if (i == n) return sum;
  for (tail = a[i] * b[i], i++; i < n; i++) tail += a[i] * b[i];
  return sum + tail;
#else
  return simd_dot(a, b, n);
#endif
}

static inline real dense_norm(const real* a, int n) { return real_sqrt(dense_dot(a, a, n)); }

// Make a unit vector, return the length it had; too short becomes (1, 0, 0, ...).
real dense_normalize(real* a, int n);

// r = A v, A is nr x nc; r must not overlap v
void dense_mul_vec(real* r, const real* A, const real* v, int nr, int nc);

// r = A' v, A is nr x nc; r must not overlap v
void dense_mul_t_vec(real* r, const real* A, const real* v, int nr, int nc);

// a' M b, M is n x n
real dense_mul_vec_mat_vec(const real* a, const real* M, const real* b, int n);

// r = A', A is nr x nc; r must not overlap A
void dense_transpose(real* r, const real* A, int nr, int nc);

// r = (A + A') / 2; r may be A
void dense_symmetrize(real* r, const real* A, int n);

void dense_eye(real* r, int n);

// r = A B, A is ra x ca, B is ca x cb; r must not overlap either, here and below
void dense_mul(real* r, const real* A, const real* B, int ra, int ca, int cb);

// r = A B', A is ra x ca, B is rb x ca
void dense_mul_mat_t(real* r, const real* A, const real* B, int ra, int ca, int rb);

// r = A' B, A is ra x ca, B is ra x cb
void dense_mul_t_mat(real* r, const real* A, const real* B, int ra, int ca, int cb);

// r = A' diag(d) A, A is nr x nc; d = NULL means A' A. Both triangles are written.
void dense_sqr_t(real* r, const real* A, const real* d, int nr, int nc);

#endif
