// atan, atan2, asin and acos. Where the result is small it is the argument and terms far below it.
#ifndef MATH_FN_ARC_H
#define MATH_FN_ARC_H

#include "math/fn_parts.h"

//---------------------------------- atan and atan2 ------------------------------------------------

// atan n/d, 0 <= n <= d, where t is nearly n/d: with c = j/64 next to t
//   atan n/d = atan c + atan v,   v = (n - c d)/(d + c n),   |v| <= 1/128
// Numerator and denominator are exact in two parts: c has 7 bits, n and d are split. The result is
// quarters pi/2 + sign (atan c + v + ...). The heads of pi/2 and atan c are multiples of 2^-49, so
// their sum is exact, and so is in two parts the sum with the head of v. The other terms are below
// 2^-13 of the result; roundings and the polynomial cost 0.002 units in the last place.
REAL_INLINE real eval_atan(real n, real d, real t, real quarters, real sign) {
  real rounded = t * 64 + kFnRounder;
  bits j = real_to_bits(rounded) & 127;
  real c = (rounded - kFnRounder) * (1.0 / 64), nh = split_half(n), dh = split_half(d);
  Parts num = add_exactly(n - c * dh, -(c * (d - dh)));
  Parts den = add_exactly(d, c * nh);
  den.tail = den.tail + c * (n - nh);
  Ratio q = divide_parts(num, den);
  const double* p = kFnAtanPoly;
  real v2 = q.value * q.value;
  Parts v = q.parts;
  v.tail = v.tail + q.value * v2 * (p[0] + v2 * (p[1] + v2 * p[2]));
  real A = real_read(fn_atan_table[0], 2, j), At = real_read(fn_atan_table[0] + 1, 2, j);
  Parts sum = add_exactly(quarters * kFnHalfPi[0] + sign * A, sign * v.head);
  return sum.head + (sum.tail + (quarters * kFnHalfPi[1] + sign * (At + v.tail)));
}

REAL_INLINE real fn_atan_of(real x) {
  real a = drop_sign(x), one = real_set(1);
  mask large = a > 1;
  real t = real_select(large, 1.0 / a, a);
  // 1/x is its own angle's complement from 2^60 on; NaN goes around the table
  real d = real_select(large, real_select(a < 0x1p60, a, real_set(0x1p60)), one);
  real n = real_select(large, one, real_select(a <= 1, a, real_set(0)));
  real r = eval_atan(n, d, real_select(t == t, t, real_set(0)),
                     real_select(large, one, real_set(0)), real_select(large, real_set(-1), one));
  return take_sign(real_select(real_and(a >= 0x1p-30, a == a), r, a), x);
}

// n and d brought to where products neither overflow nor vanish. Of two infinite numbers the angle
// is that of two equal ones, of two zeros that of 0 and 1, and NaN waits for the end.
REAL_INLINE void scale_ratio(real* n, real* d) {
  real one = real_set(1), zero = real_set(0);
  mask large = *d > 0x1p500, small = *d < 0x1p-400, infinite = *d == INFINITY;
  real scale = real_select(large, real_set(0x1p-550), real_select(small, real_set(0x1p550), one));
  *n = real_select(infinite, real_select(*n == INFINITY, one, zero), *n * scale);
  *d = real_select(infinite, one, real_select(*d > 0, *d * scale, one));
  mask number = *n <= *d;
  *n = real_select(number, *n, zero);
  *d = real_select(number, *d, one);
}

REAL_INLINE real fn_atan2_of(real y, real x) {
  real ax = drop_sign(x), ay = drop_sign(y), one = real_set(1), zero = real_set(0);
  mask steep = ay > ax, left = real_to_bits(x) >> 63 != 0;
  real n = real_select(steep, ax, ay), d = real_select(steep, ay, ax), t = n / d;
  mask usual = real_and(real_and(d >= 0x1p-400, d <= 0x1p500), n >= 0);
  if (!real_all(usual)) {
    scale_ratio(&n, &d);
    t = real_select(usual, t, real_select(n * 0x1p31 < d, t, n / d));
    t = real_select(t <= 1, t, zero);
  }
  real quarters = real_select(steep, one, real_select(left, real_set(2), zero));
  real sign = take_sign(one, real_select(steep, -x, x));
  sign = real_select(ax == ax, sign, one);
  real r = eval_atan(n, d, t, quarters, sign);
  // a quotient below 2^-30 is its own angle, also where it is subnormal
  r = real_select(real_and(t < 0x1p-30, quarters == 0), t, r);
  return real_select(real_and(x == x, y == y), take_sign(r, y), x + y);
}

//---------------------------------- asin and acos -------------------------------------------------

// For 0 <= s <= 1/2, z = s^2:   asin s = s + c t^3 + c (s^3 - t^3) + s^3 p(z)
// with t = s to 14 bits and c of 11 bits, so that c t^3 is exact. c is near (asin s - s)/s^3 at
// 1/2, where p then vanishes: the last two terms are below 2^-9 of the result, their roundings and
// those of p cost 0.01 units in the last place. Beyond 1/2
//   asin x = pi/2 - 2 asin s,   z = (1 - x)/2 exact, s = sqrt(z) in two parts
typedef struct HalfSine {
  mask high; // beyond 1/2
  real s, tail, z;
} HalfSine;

REAL_INLINE HalfSine reduce_sine(real a) {
  mask high = a > 0.5;
  real z = real_select(high, 0.5 - 0.5 * a, a * a);
  HalfSine h = {high, a, real_set(0), z};
  if (!real_any(high)) return h;
  // the root's rest is (z - r^2)/(2r); the number added matters for r = 0 only
  real r = real_sqrt(z), rh = split_half(r);
  real rest = ((z - rh * rh) - (r - rh) * (r + rh)) * (0.5 / (r + 0x1p-200));
  h.s = real_select(high, r, a);
  h.tail = real_select(high, rest, real_set(0));
  return h;
}

// quarters pi/2 + factor asin s
REAL_INLINE real eval_asin(const HalfSine* h, real quarters, real factor) {
  const double *k = kFnAsinPoly, c = kFnAsinCube[0];
  real s = h->s, z = h->z, z2 = z * z, z4 = z2 * z2;
  real low = ((k[0] + z * k[1]) + z2 * (k[2] + z * k[3])) +
             z4 * ((k[4] + z * k[5]) + z2 * (k[6] + z * k[7]));
  real high = ((k[8] + z * k[9]) + z2 * (k[10] + z * k[11])) + z4 * (k[12] + z * k[13]);
  real p = low + z4 * z4 * high;
  real t = real_and_bits(s, ~((UINT64_C(1) << 39) - 1)), square = t * t, cube = c * square * t;
  real rest = c * ((s - t) + h->tail) * (z + (s * t + square)) + s * z * p;
  Parts first = add_exactly(quarters * kFnHalfPi[0], factor * s);
  Parts second = add_exactly(first.head, factor * cube);
  real tail = (first.tail + second.tail) + (quarters * kFnHalfPi[1] + factor * (h->tail + rest));
  return second.head + tail;
}

REAL_INLINE real fn_asin_of(real x) {
  real a = drop_sign(x), one = real_set(1), zero = real_set(0);
  HalfSine h = reduce_sine(a);
  real r = eval_asin(&h, real_select(h.high, one, zero), real_select(h.high, real_set(-2), one));
  r = take_sign(real_select(a >= 0x1p-30, r, a), x);
  return real_select(a <= 1, r, real_select(x == x, real_set(NAN), x));
}

REAL_INLINE real fn_acos_of(real x) {
  real a = drop_sign(x), one = real_set(1), zero = real_set(0);
  HalfSine h = reduce_sine(a);
  real quarters = real_select(h.high, real_select(x < 0, real_set(2), zero), one);
  real factor = take_sign(real_select(h.high, real_set(2), one), real_select(h.high, x, -x));
  real r = eval_asin(&h, quarters, factor);
  return real_select(a <= 1, r, real_select(x == x, real_set(NAN), x));
}

#endif
