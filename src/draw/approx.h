// Functions whose bits are the same with every C library.
#ifndef DRAW_APPROX_H
#define DRAW_APPROX_H

#include "base/simd.h"

#include <stdint.h>

// log2 x to 3e-6 for x > 0; x = m 2^e with m from 0.75 to 1.5, by the series of atanh
static inline float approx_log2(float x) {
  if (!(x > 1e-37f)) return -126;
  if (!(x < 1e37f)) return 126;
  union {
    float f;
    uint32_t u;
  } v = {x};
  int e = (int)((v.u - 0x3f400000u) >> 23);
  if (v.u < 0x3f400000u) e = -(int)((0x3f400000u - v.u + 0x7fffffu) >> 23);
  v.u -= (uint32_t)e << 23;
  float s = (v.f - 1) / (v.f + 1), q = s * s;
  return (float)e + s * (2.8853900f + q * (0.9617967f + q * (0.5770780f + q * 0.4121986f)));
}

// Four at once, log2 with the same bits: log2 x for x > 0, 2^x to 3e-6.
static inline float4 approx_log2_four(float4 x) {
  uint4 u = (uint4)x;
  int4 e = (int4)(u - 0x3f400000u) >> 23;
  float4 m = (float4)(u - ((uint4)e << 23)), s = (m - 1) / (m + 1), q = s * s;
  float4 r = __builtin_convertvector(e, float4) +
             s * (2.8853900f + q * (0.9617967f + q * (0.5770780f + q * 0.4121986f)));
  float4 most = {126, 126, 126, 126};
  r = simd_choose4(x < 1e37f, r, most);
  return simd_choose4(x > 1e-37f, r, -most);
}

static inline float4 approx_exp2_four(float4 x) {
  float4 most = {126, 126, 126, 126}, zero = {0, 0, 0, 0};
  int4 above = x > -126;
  x = simd_choose4(above, simd_choose4(x > 126, most, x), zero);
  int4 i = __builtin_convertvector(x, int4);
  i += __builtin_convertvector(i, float4) > x;
  float4 r = (x - __builtin_convertvector(i, float4)) * 0.69314718f;
  float4 p =
      1 + r * (1 + r * (0.5f + r * (0.16666667f +
                                    r * (0.041666667f + r * (0.0083333333f + r * 0.0013888889f)))));
  return simd_choose4(above, p * (float4)((uint4)(i + 127) << 23), zero);
}

// x^n for 0 <= x; 0^0 is 1
static inline float4 approx_pow_four(float4 x, float n) {
  float4 zero = {0, 0, 0, 0}, one = {1, 1, 1, 1};
  if (n == 0) return one;
  return simd_choose4(x > 0, approx_exp2_four(n * approx_log2_four(x)), zero);
}

#endif
