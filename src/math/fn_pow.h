// pow(x, y) = e^(y log |x|), with the sign and the special cases of C.
//
// log |x| is exact to 2^-69 in two parts (fn_log.h) and y times it to 2^-69 of at most 745, that is
// 2^-59 of the result, or 0.008 units in the last place; e^... adds 0.004 (fn_exp.h).
#ifndef MATH_FN_POW_H
#define MATH_FN_POW_H

#include "math/fn_exp.h"
#include "math/fn_log.h"

// y l: the product of the heads' 26 highest bits is exact, the others are 2^-26 smaller.
REAL_INLINE Parts multiply_parts(real y, Parts l) {
  real yh = split_half(y), lh = split_half(l.head);
  real tail = (yh * (l.head - lh) + (y - yh) * l.head) + y * l.tail;
  return (Parts){yh * lh, tail};
}

#if !defined(CT_LANES)
// Whole numbers are multiples of 1, odd ones not of 2. From 2^53 on all are even.
REAL_INLINE bool is_whole(double y) {
  double a = drop_sign(y);
  return a >= 0x1p52 || (a + 0x1p52) - 0x1p52 == a;
}
REAL_INLINE bool is_odd(double y) { return is_whole(y) && !is_whole(0.5 * y); }

// |x|^y for any x and y that are not NaN
REAL_INLINE double find_size_of_pow(double x, double y) {
  double ax = drop_sign(x);
  bool grows = (ax > 1 && y > 0) || (ax < 1 && y < 0);
  if (ax == 1) return 1;
  // beyond 2^64, y log x overflows for every other x
  if (ax == 0 || ax == INFINITY || drop_sign(y) >= 0x1p64) return grows ? (double)INFINITY : 0;
  Parts power = multiply_parts(y, eval_log_parts(reduce_any_log(ax)));
  double size = power.head + power.tail;
  if (!(drop_sign(size) < 745)) power = (Parts){limit_exponent(size), 0};
  Exponent e = reduce_exponent(power);
  return scale_any_exp(eval_exp_digits(e), e.k, power.head);
}

FN_RARE_PATH double find_any_pow(double x, double y) {
  if (y == 0 || x == 1) return 1;
  if (x != x || y != y) return x + y;
  if (x < 0 && x > -INFINITY && !is_whole(y)) return (double)NAN;
  double size = find_size_of_pow(x, y);
  return is_odd(y) ? take_sign(size, x) : size;
}
#endif

REAL_INLINE real fn_pow_of(real x, real y) {
  Parts power = multiply_parts(y, eval_log_parts(reduce_log(x)));
  mask usual = real_and(is_normal(x), drop_sign(power.head) < 700);
  if (!real_all(real_and(usual, drop_sign(y) < 0x1p64))) return FN_RARE_PAIR(pow, x, y);
  Exponent e = reduce_exponent(power);
  return scale_exp(eval_exp_digits(e), e.k);
}

#endif
