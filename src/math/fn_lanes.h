// The functions of reals on groups of CT_LANES numbers, for fn_lanes2.c, fn_lanes4.c, fn_lanes8.c:
// each compiled for the plain target and for AVX2, chosen at the call.
#ifndef MATH_FN_LANES_H
#define MATH_FN_LANES_H

#include "math/fn.h"
#include "math/fn_kernels.h"
#include "math/wide.h"

#define FN_JOIN(a, b) a##b
#define FN_PASTE(a, b) FN_JOIN(a, b)
#define FN_NAME(f) FN_PASTE(f, CT_LANES)

REAL_INLINE real load_group(const double* x) {
  real r;
  memcpy(&r, x, sizeof r);
  return r;
}
REAL_INLINE void store_group(double* y, real r) { memcpy(y, &r, sizeof r); }

#define DEFINE_UNARY_LANES(f)                                                                      \
  WIDE_INLINE void f##_group(double* y, const double* x) {                                         \
    store_group(y, fn_##f##_of(load_group(x)));                                                    \
  }                                                                                                \
  WIDE_TARGET static void f##_group_wide(double* y, const double* x) { f##_group(y, x); }          \
  void FN_NAME(fn_##f##_lanes)(double* y, const double* x) { WIDE_CALL(f##_group, y, x); }

#define DEFINE_BINARY_LANES(f)                                                                     \
  WIDE_INLINE void f##_group(double* y, const double* a, const double* b) {                        \
    store_group(y, fn_##f##_of(load_group(a), load_group(b)));                                     \
  }                                                                                                \
  WIDE_TARGET static void f##_group_wide(double* y, const double* a, const double* b) {            \
    f##_group(y, a, b);                                                                            \
  }                                                                                                \
  void FN_NAME(fn_##f##_lanes)(double* y, const double* a, const double* b) {                      \
    WIDE_CALL(f##_group, y, a, b);                                                                 \
  }

FN_UNARY(DEFINE_UNARY_LANES)
FN_BINARY(DEFINE_BINARY_LANES)

WIDE_INLINE void sincos_group(double* sine, double* cosine, const double* x) {
  real s, c;
  fn_sincos_of(load_group(x), &s, &c);
  store_group(sine, s);
  store_group(cosine, c);
}
WIDE_TARGET static void sincos_group_wide(double* sine, double* cosine, const double* x) {
  sincos_group(sine, cosine, x);
}
void FN_NAME(fn_sincos_lanes)(double* sine, double* cosine, const double* x) {
  WIDE_CALL(sincos_group, sine, cosine, x);
}

#endif
