// atan, atan2, asin and acos: a row a_j of a table near the angle, and the rest v of at most 1/80.
// The result is base +- (a_j + v + ...), base a multiple of pi/2. The heads of base and a_j are
// multiples of 2^-49, so their sum is exact, and so is in two parts the sum with v = head + tail.
// Where the result is small, j = 0 and base = 0. The other terms are below 2^-13 of the result;
// roundings cost 0.002 and the polynomials 0.004 units in the last place.
#ifndef MATH_FN_ARC_H
#define MATH_FN_ARC_H

#include "math/fn_parts.h"

// quarters pi/2 + sign (a + v + rest)
REAL_INLINE real finish_arc(real quarters, real sign, Parts a, Parts v) {
  Parts sum = add_exactly(quarters * kFnHalfPi[0] + sign * a.head, sign * v.head);
  return sum.head + (sum.tail + (quarters * kFnHalfPi[1] + sign * (a.tail + v.tail)));
}

//---------------------------------- atan and atan2 ------------------------------------------------

// atan n/d, 0 <= n <= d, where t is nearly n/d: with c = j/64 next to t
//   atan n/d = atan c + atan v,   v = (n - c d)/(d + c n)
// Numerator and denominator are exact in two parts: c has 7 bits, n and d are split.
REAL_INLINE real eval_atan(real n, real d, real t, real quarters, real sign) {
  real rounded = t * 64 + kFnRounder;
  bits j = real_to_bits(rounded) & 127;
  real c = (rounded - kFnRounder) * (1.0 / 64), nh = split_half(n), dh = split_half(d);
  Parts num = add_exactly(n - c * dh, -(c * (d - dh)));
  Parts den = add_exactly(d, c * nh);
  den.tail = den.tail + c * (n - nh);
  Quotient q = divide_parts(num, den);
  const double* p = kFnAtanPoly;
  real v2 = q.value * q.value;
  Parts v = q.parts;
  v.tail = v.tail + q.value * v2 * (p[0] + v2 * (p[1] + v2 * p[2]));
  Parts a = {real_read(fn_atan_table[0], 2, j), real_read(fn_atan_table[0] + 1, 2, j)};
  return finish_arc(quarters, sign, a, v);
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

// The angle a with sine s in 0 .. sqrt(1/2) and cosine c: sin(a - a_j) = s cos a_j - c sin a_j,
// with sin a_j = j/64. The difference of the products of heads is exact.
typedef struct Side {
  real value;  // rounded
  Parts parts; // head of 26 bits
} Side;
typedef struct Sides {
  Side s, c;
} Sides;

REAL_INLINE real eval_asin(const Sides* p, real quarters, real sign) {
  real rounded = p->s.value * 64 + kFnRounder;
  bits j = real_to_bits(rounded) & 63;
  real S = (rounded - kFnRounder) * (1.0 / 64);
  real C = real_read(fn_asin_table[0], 4, j), Ct = real_read(fn_asin_table[0] + 1, 4, j);
  real rest = (p->s.parts.tail * C + p->s.value * Ct) - p->c.parts.tail * S;
  Parts v = add_exactly(p->s.parts.head * C - p->c.parts.head * S, rest);
  const double* k = kFnAsinPoly;
  real v2 = v.head * v.head;
  v.tail = v.tail + v.head * v2 * (k[0] + v2 * (k[1] + v2 * k[2]));
  Parts a = {real_read(fn_asin_table[0] + 2, 4, j), real_read(fn_asin_table[0] + 3, 4, j)};
  return finish_arc(quarters, sign, a, v);
}

// sqrt(1 - a^2) in two parts, 0 <= a <= 1: from 1/2 on u = 1 - a is exact and 1 - a^2 = 2u - u^2.
// With w the rounded root and W its head, root - W = (h - W^2)/(root + W).
REAL_INLINE Side find_other_side(real a) {
  mask low = a < 0.5;
  real u = real_select(low, a, 1.0 - a), top = real_select(low, real_set(1), 2.0 * u);
  real uh = split_half(u);
  Parts h = add_exactly(top, -(uh * uh));
  h.tail = h.tail - (u - uh) * (u + uh);
  real w = real_sqrt(h.head + h.tail), W = split_half(w);
  // the number added matters for w = 0 only
  return (Side){w, {W, ((h.head - W * W) + h.tail) / ((w + W) + 0x1p-200)}};
}

REAL_INLINE Side select_side(mask m, Side a, Side b) {
  return (Side){
      real_select(m, a.value, b.value),
      {real_select(m, a.parts.head, b.parts.head), real_select(m, a.parts.tail, b.parts.tail)}};
}

REAL_INLINE Sides find_sides(real a, mask steep) {
  real half = split_half(a);
  Side w = find_other_side(a), given = {a, {half, a - half}};
  return (Sides){select_side(steep, w, given), select_side(steep, given, w)};
}

REAL_INLINE real fn_asin_of(real x) {
  real a = drop_sign(x), one = real_set(1), zero = real_set(0);
  real limited = real_select(a <= 1, a, one);
  mask steep = limited > 0.70710678118654752;
  Sides p = find_sides(limited, steep);
  real r = eval_asin(&p, real_select(steep, one, zero), real_select(steep, -one, one));
  r = take_sign(real_select(a >= 0x1p-30, r, a), x);
  return real_select(a <= 1, r, real_select(x == x, real_set(NAN), x));
}

REAL_INLINE real fn_acos_of(real x) {
  real a = drop_sign(x), one = real_set(1), zero = real_set(0);
  real limited = real_select(a <= 1, a, one);
  mask steep = limited > 0.70710678118654752, left = x < 0;
  Sides p = find_sides(limited, steep);
  real quarters = real_select(steep, real_select(left, real_set(2), zero), one);
  real sign = take_sign(one, real_select(steep, x, -x));
  real r = eval_asin(&p, quarters, sign);
  return real_select(a <= 1, r, real_select(x == x, real_set(NAN), x));
}

#endif
