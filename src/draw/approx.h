// Functions whose bits are the same with every C library.
#ifndef DRAW_APPROX_H
#define DRAW_APPROX_H

#include "base/integer.h"

#include <math.h>

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

// 2^x to 3e-6
static inline float approx_exp2(float x) {
  if (!(x > -126)) return 0;
  if (x > 126) x = 126;
  int i = integer_of((double)x, -127, 127);
  if ((float)i > x) i--;
  float r = (x - (float)i) * 0.69314718f;
  float p =
      1 + r * (1 + r * (0.5f + r * (0.16666667f +
                                    r * (0.041666667f + r * (0.0083333333f + r * 0.0013888889f)))));
  union {
    uint32_t u;
    float f;
  } scale = {(uint32_t)(i + 127) << 23};
  return p * scale.f;
}

// x^n for 0 <= x; 0^0 is 1
static inline float approx_pow(float x, float n) {
  if (n == 0) return 1;
  return x > 0 ? approx_exp2(n * approx_log2(x)) : 0;
}

#endif
