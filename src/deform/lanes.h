// Kernels of elements over lanes: real is a vector of 8 elements (lanes8.c), of 4, or one element
// without SIMD. All give the same bits. Include this before any other header that uses real.
#ifndef DEFORM_LANES_H
#define DEFORM_LANES_H

#if !defined(CT_NO_SIMD) && !defined(CT_LANES)
#define CT_LANES 4
#endif

#include "base/real.h"
#include "base/simd.h"
#include "deform/element.h"
#include "math/wide.h"

// gcc 12 does not see that vectors which it writes in halves are written
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

REAL_INLINE real lanes_load(const double* p) {
  real r;
  memcpy(&r, p, sizeof r);
  return r;
}
REAL_INLINE void lanes_store(double* p, real v) { memcpy(p, &v, sizeof v); }

// Vertices of one corner of the lanes: r[3] are inverse masses. scatter writes all four numbers.
#if defined(CT_LANES) && defined(__has_builtin)
#if __has_builtin(__builtin_shufflevector)
#define LANES_SHUFFLE __builtin_shufflevector
#endif
#endif

#if defined(LANES_SHUFFLE) && CT_LANES == 8
// The nodes of lanes k and k + 2, one behind the other
REAL_INLINE real lanes_node_pair(const double* node, const int* vert, int k) {
  double4 a, b;
  simd_load4(&a, node + ELEMENT_NODE * (ptrdiff_t)vert[k]);
  simd_load4(&b, node + ELEMENT_NODE * (ptrdiff_t)vert[k + 2]);
  return LANES_SHUFFLE(a, b, 0, 1, 2, 3, 4, 5, 6, 7);
}
REAL_INLINE void lanes_gather(real r[4], const double* node, const int* vert) {
  real a = lanes_node_pair(node, vert, 0), b = lanes_node_pair(node, vert, 1);
  real c = lanes_node_pair(node, vert, 4), d = lanes_node_pair(node, vert, 5);
  real xz = LANES_SHUFFLE(a, b, 0, 8, 2, 10, 4, 12, 6, 14);
  real yw = LANES_SHUFFLE(a, b, 1, 9, 3, 11, 5, 13, 7, 15);
  real xz4 = LANES_SHUFFLE(c, d, 0, 8, 2, 10, 4, 12, 6, 14);
  real yw4 = LANES_SHUFFLE(c, d, 1, 9, 3, 11, 5, 13, 7, 15);
  r[0] = LANES_SHUFFLE(xz, xz4, 0, 1, 4, 5, 8, 9, 12, 13);
  r[1] = LANES_SHUFFLE(yw, yw4, 0, 1, 4, 5, 8, 9, 12, 13);
  r[2] = LANES_SHUFFLE(xz, xz4, 2, 3, 6, 7, 10, 11, 14, 15);
  r[3] = LANES_SHUFFLE(yw, yw4, 2, 3, 6, 7, 10, 11, 14, 15);
}
REAL_INLINE void lanes_put_pair(double* node, const int* vert, int k, real pair) {
  double4 a = LANES_SHUFFLE(pair, pair, 0, 1, 2, 3), b = LANES_SHUFFLE(pair, pair, 4, 5, 6, 7);
  simd_store4(node + ELEMENT_NODE * (ptrdiff_t)vert[k], &a);
  simd_store4(node + ELEMENT_NODE * (ptrdiff_t)vert[k + 2], &b);
}
REAL_INLINE void lanes_scatter(double* node, const int* vert, const real r[4]) {
  real xz = LANES_SHUFFLE(r[0], r[2], 0, 1, 8, 9, 2, 3, 10, 11);
  real yw = LANES_SHUFFLE(r[1], r[3], 0, 1, 8, 9, 2, 3, 10, 11);
  real xz4 = LANES_SHUFFLE(r[0], r[2], 4, 5, 12, 13, 6, 7, 14, 15);
  real yw4 = LANES_SHUFFLE(r[1], r[3], 4, 5, 12, 13, 6, 7, 14, 15);
  lanes_put_pair(node, vert, 0, LANES_SHUFFLE(xz, yw, 0, 8, 2, 10, 4, 12, 6, 14));
  lanes_put_pair(node, vert, 1, LANES_SHUFFLE(xz, yw, 1, 9, 3, 11, 5, 13, 7, 15));
  lanes_put_pair(node, vert, 4, LANES_SHUFFLE(xz4, yw4, 0, 8, 2, 10, 4, 12, 6, 14));
  lanes_put_pair(node, vert, 5, LANES_SHUFFLE(xz4, yw4, 1, 9, 3, 11, 5, 13, 7, 15));
}
#elif defined(LANES_SHUFFLE)
// Four rows of four numbers become columns
REAL_INLINE void lanes_transpose(real r[4]) {
  real xz = LANES_SHUFFLE(r[0], r[1], 0, 4, 2, 6), yw = LANES_SHUFFLE(r[0], r[1], 1, 5, 3, 7);
  real xz2 = LANES_SHUFFLE(r[2], r[3], 0, 4, 2, 6), yw2 = LANES_SHUFFLE(r[2], r[3], 1, 5, 3, 7);
  r[0] = LANES_SHUFFLE(xz, xz2, 0, 1, 4, 5);
  r[1] = LANES_SHUFFLE(yw, yw2, 0, 1, 4, 5);
  r[2] = LANES_SHUFFLE(xz, xz2, 2, 3, 6, 7);
  r[3] = LANES_SHUFFLE(yw, yw2, 2, 3, 6, 7);
}
REAL_INLINE void lanes_gather(real r[4], const double* node, const int* vert) {
  for (int k = 0; k < 4; k++) simd_load4(r + k, node + ELEMENT_NODE * (ptrdiff_t)vert[k]);
  lanes_transpose(r);
}
REAL_INLINE void lanes_scatter(double* node, const int* vert, const real r[4]) {
  real row[4] = {r[0], r[1], r[2], r[3]};
  lanes_transpose(row);
  for (int k = 0; k < 4; k++) simd_store4(node + ELEMENT_NODE * (ptrdiff_t)vert[k], row + k);
}
#else
REAL_INLINE void lanes_gather(real r[4], const double* node, const int* vert) {
  for (int k = 0; k < REAL_LANES; k++)
    for (int i = 0; i < 4; i++)
      real_set_lane(r + i, k, node[ELEMENT_NODE * (ptrdiff_t)vert[k] + i]);
}
REAL_INLINE void lanes_scatter(double* node, const int* vert, const real r[4]) {
  for (int k = 0; k < REAL_LANES; k++)
    for (int i = 0; i < 4; i++) node[ELEMENT_NODE * (ptrdiff_t)vert[k] + i] = real_lane(r[i], k);
}
#endif

// The same from positions, three numbers per vertex
REAL_INLINE void lanes_gather3(real r[3], const double* x, const int* vert) {
  for (int i = 0; i < 3; i++) {
    real c = real_set(0);
    for (int k = 0; k < REAL_LANES; k++) real_set_lane(&c, k, x[3 * (ptrdiff_t)vert[k] + i]);
    r[i] = c;
  }
}

REAL_INLINE real lanes_dot(const real a[3], const real b[3]) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

REAL_INLINE void lanes_sub(real r[3], const real a[3], const real b[3]) {
  r[0] = a[0] - b[0];
  r[1] = a[1] - b[1];
  r[2] = a[2] - b[2];
}

// r += s a
REAL_INLINE void lanes_axpy(real r[3], real s, const real a[3]) {
  r[0] = r[0] + s * a[0];
  r[1] = r[1] + s * a[1];
  r[2] = r[2] + s * a[2];
}

REAL_INLINE void lanes_cross(real r[3], const real a[3], const real b[3]) {
  r[0] = a[1] * b[2] - a[2] * b[1];
  r[1] = a[2] * b[0] - a[0] * b[2];
  r[2] = a[0] * b[1] - a[1] * b[0];
}

// 1 / a of n <= 4 numbers by one division
REAL_INLINE void lanes_invert(real r[], const real a[], int n) {
  real product[4];
  product[0] = a[0];
  for (int k = 1; k < n; k++) product[k] = product[k - 1] * a[k];
  real rest = 1.0 / product[n - 1];
  for (int k = n - 1; k > 0; k--) {
    r[k] = rest * product[k - 1];
    rest = rest * a[k];
  }
  r[0] = rest;
}

// M x = b for a symmetric positive definite M = (xx yy zz xy xz yz), by LDL'.
REAL_INLINE void lanes_solve3(real x[3], const real m[6], const real b[3]) {
  real i0 = 1.0 / m[0];
  real l1 = m[3] * i0, l2 = m[4] * i0;
  real d1 = m[1] - l1 * m[3];
  real e = m[5] - l1 * m[4];
  real i1 = 1.0 / d1;
  real l3 = e * i1;
  real d2 = m[2] - l2 * m[4] - l3 * e;
  real y1 = b[1] - l1 * b[0];
  real y2 = b[2] - l2 * b[0] - l3 * y1;
  x[2] = y2 / d2;
  x[1] = y1 * i1 - l3 * x[2];
  x[0] = b[0] * i0 - l1 * x[1] - l2 * x[2];
}

// The groups begin .. end-1 by kernel f, and the solve of its kind.
#define LANES_BODY(f)                                                                              \
  WIDE_INLINE void f##_body(const ElementJob* job, int begin, int end) {                           \
    for (int g = begin; g < end; g++)                                                              \
      for (int lane = 0; lane < job->batch->count[g]; lane += REAL_LANES) f##_group(job, g, lane); \
  }
#define LANES_SOLVE(f)                                                                             \
  LANES_BODY(f)                                                                                    \
  WIDE_TARGET static void f##_body_wide(const ElementJob* job, int begin, int end) {               \
    f##_body(job, begin, end);                                                                     \
  }                                                                                                \
  static void solve_##f(const ElementJob* job, int begin, int end) {                               \
    CT_ASSERT(0 <= begin && end <= job->batch->ngroup && job->dt > 0);                             \
    WIDE_CALL(f##_body, job, begin, end);                                                          \
  }

#endif
