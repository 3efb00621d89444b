// Vectors of 4 and 8 doubles and floats, and the inner kernels dot and axpy. With real.h the
// only vector types: GCC vector extensions, which compile to whatever the target has. Everything is
// inlined, so a caller built for AVX2 gets AVX2 code. With CT_NO_SIMD the kernels are plain loops.
// Both give the same bits, because they add in the same order.
#ifndef BASE_SIMD_H
#define BASE_SIMD_H

#include <float.h>
#include <math.h>
#include <string.h>

#define SIMD_INLINE static inline __attribute__((always_inline))

typedef double double4 __attribute__((vector_size(32)));
typedef double double8 __attribute__((vector_size(64)));

// Loads and stores without alignment, through pointers so that no vector crosses a call. Not
// memcpy: gcc 12 moves 32 bytes in two halves unless the vector is in a register already.
typedef double double4_any __attribute__((vector_size(32), aligned(8), may_alias));
typedef double double8_any __attribute__((vector_size(64), aligned(8), may_alias));
SIMD_INLINE void simd_load4(double4* v, const double* p) { *v = *(const double4_any*)p; }
SIMD_INLINE void simd_load8(double8* v, const double* p) { *v = *(const double8_any*)p; }
SIMD_INLINE void simd_store4(double* p, const double4* v) { *(double4_any*)p = *v; }
SIMD_INLINE void simd_store8(double* p, const double8* v) { *(double8_any*)p = *v; }

// Four floats, and what comparing them gives: -1 where it holds, else 0. These fit any x86-64.
typedef float float4 __attribute__((vector_size(16)));
typedef float float4_any __attribute__((vector_size(16), aligned(4), may_alias));
typedef int int4 __attribute__((vector_size(16)));
typedef int int4_any __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char byte4 __attribute__((vector_size(4)));
typedef unsigned uint4 __attribute__((vector_size(16)));
typedef unsigned uint4_any __attribute__((vector_size(16), aligned(4), may_alias));

// Bit k: hit[k].
SIMD_INLINE int simd_mask4(const int4* hit) {
#ifdef __SSE__
  return __builtin_ia32_movmskps((float4)*hit);
#else
  return -((*hit)[0] + 2 * (*hit)[1] + 4 * (*hit)[2] + 8 * (*hit)[3]);
#endif
}

// Each number within 0 .. 1, NaN as 0.
SIMD_INLINE float4 simd_clamp4(float4 x) {
  float4 zero = {0, 0, 0, 0}, one = {1, 1, 1, 1};
#ifdef __SSE__
  return __builtin_ia32_minps(__builtin_ia32_maxps(x, zero), one);
#else
  int4 over = x > one;
  x = (float4)((int4)x & (x > zero));
  return (float4)((over & (int4)one) | (~over & (int4)x));
#endif
}

// Square roots, correctly rounded.
SIMD_INLINE float4 simd_sqrt4(float4 x) {
#ifdef __SSE__
  return __builtin_ia32_sqrtps(x);
#else
  return (float4){sqrtf(x[0]), sqrtf(x[1]), sqrtf(x[2]), sqrtf(x[3])};
#endif
}

// a where mask, else b
SIMD_INLINE float4 simd_choose4(int4 mask, float4 a, float4 b) {
  return (float4)((mask & (int4)a) | (~mask & (int4)b));
}

// Eight floats; vectors of 32 bytes are passed through pointers, as no vector may cross a call.
typedef float float8 __attribute__((vector_size(32)));
typedef float float8_any __attribute__((vector_size(32), aligned(4), may_alias));
typedef int int8 __attribute__((vector_size(32)));
typedef int int8_any __attribute__((vector_size(32), aligned(4), may_alias));
typedef unsigned char byte8 __attribute__((vector_size(8)));

// -1 where the sign is set, else 0. Numbers are compared by the sign of their difference: gcc 12
// takes comparisons of vectors that are wider than the processor's to pieces.
SIMD_INLINE void simd_negative8(int8* mask, const float8* x) { *mask = (int8)*x >> 31; }

// a where mask, else b
SIMD_INLINE void simd_choose8(float8* r, const int8* mask, const float8* a, const float8* b) {
  *r = (float8)((*mask & (int8)*a) | (~*mask & (int8)*b));
}

// Each number within 0 .. 1; NaN may stay.
SIMD_INLINE void simd_clamp8(float8* x) {
  float8 one = {1, 1, 1, 1, 1, 1, 1, 1}, left = 1 - *x;
  int8 below = (int8)*x >> 31, above = (int8)left >> 31;
  *x = (float8)((above & (int8)one) | (~above & ~below & (int8)*x));
}

// A float that is not above x, and nearly x: bounds that are rounded outward are compared by fours.
SIMD_INLINE float simd_round_down(double x) {
  float f = (float)x;
  return f - (fabsf(f) * FLT_EPSILON + FLT_MIN);
}

// Two doubles, likewise.
typedef double double2 __attribute__((vector_size(16)));
typedef long long long2 __attribute__((vector_size(16)));

// r = v where x < 0, else 0
SIMD_INLINE void simd_where_negative4(double4* r, const double4* x, const double4* v) {
  typedef long long mask4 __attribute__((vector_size(32)));
  *r = (double4)((mask4)(*x < 0) & (mask4)*v);
}

// (v0 + v2) + (v1 + v3)
SIMD_INLINE double simd_sum4(const double4* v) { return ((*v)[0] + (*v)[2]) + ((*v)[1] + (*v)[3]); }

// The 1 to 3 products behind the last full group, summed from the left.
SIMD_INLINE double simd_dot_tail(const double* a, const double* b, int n) {
  double s = a[0] * b[0];
  for (int i = 1; i < n; i++) s += a[i] * b[i];
  return s;
}

// a . b in the summation order of this library: s_k sums the products k, k+4, k+8, ...; the result
// is (s0 + s2) + (s1 + s3), plus the tail.
SIMD_INLINE double simd_dot_plain(const double* a, const double* b, int n) {
  double s0 = 0, s1 = 0, s2 = 0, s3 = 0;
  int i = 0;
  for (; i + 4 <= n; i += 4) {
    s0 += a[i] * b[i];
    s1 += a[i + 1] * b[i + 1];
    s2 += a[i + 2] * b[i + 2];
    s3 += a[i + 3] * b[i + 3];
  }
  double s = (s0 + s2) + (s1 + s3);
  return i < n ? s + simd_dot_tail(a + i, b + i, n - i) : s;
}

// y += c x
SIMD_INLINE void simd_axpy_plain(double* y, double c, const double* x, int n) {
  for (int i = 0; i < n; i++) y[i] += c * x[i];
}

// Without AVX a double4 would live in memory; there the plain loops are faster, which compilers
// turn into pairs.
#if defined(CT_NO_SIMD) || !defined(__AVX__)

SIMD_INLINE double simd_dot(const double* a, const double* b, int n) {
  return simd_dot_plain(a, b, n);
}
SIMD_INLINE void simd_axpy(double* y, double c, const double* x, int n) {
  simd_axpy_plain(y, c, x, n);
}

#else

SIMD_INLINE double simd_dot(const double* a, const double* b, int n) {
  double4 sum = {0}, u, v;
  int i = 0;
  for (; i + 4 <= n; i += 4) {
    simd_load4(&u, a + i);
    simd_load4(&v, b + i);
    sum += u * v;
  }
  double s = simd_sum4(&sum);
  return i < n ? s + simd_dot_tail(a + i, b + i, n - i) : s;
}

SIMD_INLINE void simd_axpy(double* y, double c, const double* x, int n) {
  double4 u, v;
  int i = 0;
  for (; i + 4 <= n; i += 4) {
    simd_load4(&u, y + i);
    simd_load4(&v, x + i);
    u += c * v;
    simd_store4(y + i, &u);
  }
  for (; i < n; i++) y[i] += c * x[i];
}

#endif

#endif
