// cbrt x for x = 2^3k z, 1 <= z < 8: t of 17 bits near the root, whose cube is exact, and
//
//   cbrt z = t (1 + u)^(1/3) = t + t (u/3 - u^2/9 + 5 u^3/81 - ...),   u = (z - t^3)/t^3
//
// |u| < 2^-14: the difference is exact and the sum behind t below 2^-15 of it. The terms left out
// are 10/243 u^4 < 2^-60.
#ifndef MATH_FN_CBRT_H
#define MATH_FN_CBRT_H

#include "math/fn_parts.h"

// For normal positive x, divided by 2^54 if lowered.
REAL_INLINE real eval_cbrt(real x) {
  const double* c = kFnCbrtPoly;
  bits b = real_to_bits(x);
  real m = real_from_bits((b & ((UINT64_C(1) << 52) - 1)) | (UINT64_C(1023) << 52));
  // the exponent as a double, and its third, rounded down
  real e = real_from_bits((b >> 52) | (UINT64_C(0x433) << 52)) - (0x1p52 + 1023);
  real rounded = (e - 1) * (1.0 / 3) + kFnRounder;
  real third = rounded - kFnRounder, odd = e - 3.0 * third;
  real power = real_select(odd == 0, real_set(1), real_select(odd == 1, real_set(2), real_set(4)));
  real root =
      real_select(odd == 0, real_set(kFnCubeRoots[0]),
                  real_select(odd == 1, real_set(kFnCubeRoots[1]), real_set(kFnCubeRoots[2])));
  real m2 = m * m;
  real t = root * ((c[0] + m * c[1]) + m2 * ((c[2] + m * c[3]) + m2 * (c[4] + m * c[5])));
  t = real_from_bits((real_to_bits(t) + (UINT64_C(1) << 35)) & ~((UINT64_C(1) << 36) - 1));
  real cube = t * t * t, u = (m * power - cube) / cube;
  real y = t + t * (u * (1.0 / 3 - u * (1.0 / 9 - u * (5.0 / 81))));
  // times 2^third
  return real_from_bits(real_to_bits(y) + (real_to_bits(rounded) << 52));
}

REAL_INLINE real fn_cbrt_of(real x) {
  real a = drop_sign(x);
  mask normal = real_and(a >= 0x1p-1022, a < INFINITY);
  if (real_all(normal)) return take_sign(eval_cbrt(a), x);
  mask small = a < 0x1p-1022;
  real r = eval_cbrt(real_select(normal, a, real_select(small, a * 0x1p54, real_set(1))));
  r = real_select(small, r * 0x1p-18, r);
  r = real_select(real_and(a > 0, a < INFINITY), r, x + x);
  return take_sign(r, x);
}

#endif
