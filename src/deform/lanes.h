// Kernels of elements over lanes: real is a vector of SYSTEM_LANES elements, or one element without
// SIMD. Both give the same bits. Include this before any other header that uses real.
#ifndef DEFORM_LANES_H
#define DEFORM_LANES_H

#if !defined(CT_NO_SIMD)
#define CT_LANES 4
#endif

#include "base/real.h"
#include "base/simd.h"
#include "deform/system.h"
#include "math/wide.h"

// gcc 12 does not see that vectors which it writes in halves are written
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

#if defined(CT_LANES)
REAL_INLINE real lanes_load(const double* p) {
  real r;
  simd_load4(&r, p);
  return r;
}
REAL_INLINE void lanes_store(double* p, real v) { simd_store4(p, &v); }
#else
REAL_INLINE real lanes_load(const double* p) { return *p; }
REAL_INLINE void lanes_store(double* p, real v) { *p = v; }
#endif

// Numbers of one corner of the lanes.
#if defined(CT_LANES)
REAL_INLINE void lanes_gather3(real r[3], const double* x, const int* vert) {
  const double *a = x + 3 * (ptrdiff_t)vert[0], *b = x + 3 * (ptrdiff_t)vert[1];
  const double *c = x + 3 * (ptrdiff_t)vert[2], *d = x + 3 * (ptrdiff_t)vert[3];
  r[0] = (real){a[0], b[0], c[0], d[0]};
  r[1] = (real){a[1], b[1], c[1], d[1]};
  r[2] = (real){a[2], b[2], c[2], d[2]};
}
REAL_INLINE real lanes_gather(const double* x, const int* vert) {
  return (real){x[vert[0]], x[vert[1]], x[vert[2]], x[vert[3]]};
}
#else
REAL_INLINE void lanes_gather3(real r[3], const double* x, const int* vert) {
  const double* a = x + 3 * (ptrdiff_t)*vert;
  r[0] = a[0];
  r[1] = a[1];
  r[2] = a[2];
}
REAL_INLINE real lanes_gather(const double* x, const int* vert) { return x[*vert]; }
#endif

REAL_INLINE void lanes_scatter3(double* x, const int* vert, int count, const real r[3]) {
  for (int k = 0; k < REAL_LANES && k < count; k++) {
    double* p = x + 3 * (ptrdiff_t)vert[k];
    p[0] = real_lane(r[0], k);
    p[1] = real_lane(r[1], k);
    p[2] = real_lane(r[2], k);
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

#endif
