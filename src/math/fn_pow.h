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

// Whole numbers are multiples of 1, odd ones not of 2. From 2^53 on all are even.
REAL_INLINE mask is_whole(real y) {
  real a = drop_sign(y);
  return real_or(a >= 0x1p52, (a + 0x1p52) - 0x1p52 == a);
}
REAL_INLINE mask is_odd(real y) { return real_and(is_whole(y), real_not(is_whole(0.5 * y))); }

// The result where x is no positive finite number or y is not finite.
REAL_INLINE real finish_pow(real x, real y, real result) {
  real one = real_set(1), zero = real_set(0), infinite = real_set(INFINITY);
  real ax = drop_sign(x), ay = drop_sign(y);
  mask odd = is_odd(y), negative = real_to_bits(x) >> 63 != 0;
  mask finite = ax < INFINITY;
  result = real_select(real_and(real_and(x < 0, finite), real_not(is_whole(y))), real_set(NAN), result);
  // 0 and infinity to a power; any number to an infinite power
  result = real_select(ax == 0, real_select(y > 0, zero, infinite), result);
  result = real_select(ax == INFINITY, real_select(y > 0, infinite, zero), result);
  mask grows = real_or(real_and(ax > 1, y > 0), real_and(ax < 1, y < 0));
  result = real_select(ay == INFINITY, real_select(grows, infinite, zero), result);
  result = real_select(real_and(negative, odd), -result, result);
  result = real_select(real_and(x == x, y == y), result, x + y);
  mask is_one = real_or(real_or(y == 0, x == one), real_and(ay == INFINITY, ax == one));
  return real_select(is_one, one, result);
}

REAL_INLINE real fn_pow_of(real x, real y) {
  // beyond 2^64, y log x overflows for every x but 1
  real ay = drop_sign(y);
  real limited = real_select(ay < 0x1p64, y, take_sign(real_set(0x1p64), y));
  Parts l = eval_log_parts(reduce_any_log(drop_sign(x)));
  Parts power = multiply_parts(limited, l);
  real size = power.head + power.tail;
  mask usual = drop_sign(size) < 745;
  real head = real_select(usual, power.head, limit_exponent(size));
  real tail = real_select(usual, power.tail, real_set(0));
  Exponent e = reduce_exponent((Parts){head, tail});
  real r = scale_exp(eval_exp_digits(e), e.k, head);
  mask plain = real_and(real_and(x > 0, x < INFINITY), ay < INFINITY);
  return real_all(plain) ? r : finish_pow(x, y, r);
}

#endif
