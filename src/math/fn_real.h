// The functions of reals (fn.h) over real: calls for one world, inlined kernels for lanes of
// worlds. Each lane has the bits of one world. Lanes of floats have its numbers, rounded: they are
// computed in doubles (lanes/lane_functions.c).
#ifndef MATH_FN_REAL_H
#define MATH_FN_REAL_H

#if defined(CT_FLOATS)

#include "base/real.h"
#include "math/fn.h"
#define FN_FLOATS_GLUE(f, n) fn_##f##_floats##n
#define FN_FLOATS(f, n) FN_FLOATS_GLUE(f, n)
#define FN_REAL_UNARY(f)                                                                           \
  void FN_FLOATS(f, CT_LANES)(float* y, const float* x);                                           \
  REAL_INLINE real real_##f(real x) {                                                              \
    real y;                                                                                        \
    FN_FLOATS(f, CT_LANES)((float*)&y, (const float*)&x);                                          \
    return y;                                                                                      \
  }
#define FN_REAL_BINARY(f)                                                                          \
  void FN_FLOATS(f, CT_LANES)(float* z, const float* x, const float* y);                           \
  REAL_INLINE real real_##f(real x, real y) {                                                      \
    real z;                                                                                        \
    FN_FLOATS(f, CT_LANES)((float*)&z, (const float*)&x, (const float*)&y);                        \
    return z;                                                                                      \
  }
FN_UNARY(FN_REAL_UNARY)
FN_BINARY(FN_REAL_BINARY)

void FN_FLOATS(sincos, CT_LANES)(float* s, float* c, const float* x);
REAL_INLINE void real_sincos(real x, real* s, real* c) {
  FN_FLOATS(sincos, CT_LANES)((float*)s, (float*)c, (const float*)&x);
}

#else

#if defined(CT_LANES)
#include "math/fn_kernels.h"
#define FN_REAL(f) fn_##f##_of
#else
#include "base/real.h"
#include "math/fn.h"
#define FN_REAL(f) fn_##f
#endif

#define FN_REAL_UNARY(f)                                                                           \
  REAL_INLINE real real_##f(real x) { return FN_REAL(f)(x); }
#define FN_REAL_BINARY(f)                                                                          \
  REAL_INLINE real real_##f(real x, real y) { return FN_REAL(f)(x, y); }

FN_UNARY(FN_REAL_UNARY)
FN_BINARY(FN_REAL_BINARY)

REAL_INLINE void real_sincos(real x, real* s, real* c) { FN_REAL(sincos)(x, s, c); }

#endif

#endif
