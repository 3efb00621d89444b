// exp(x), and the parts of it that pow and tanh use.
//
//   x = k log(2)/128 + r, |r| <= log(2)/256,   e^x = 2^(k/128) e^r
//
// k log(2)/128 is subtracted in two parts, the first exactly. With 2^(j/128) = S + T, S of 26 bits,
// from a table, and e^r - 1 = p, the result is S + (T + (S + T) p). |p| < 2^-8.5 and the four
// roundings in p, its product and the inner sum are at most 2^-62 each: 0.004 units in the last
// place besides the final rounding. The polynomial adds 2^-63.
#ifndef MATH_FN_EXP_H
#define MATH_FN_EXP_H

#include "math/fn_parts.h"

// k, and the rest r = head + tail, where tail may be half of the digits of head
typedef struct Exponent {
  bits k;
  Parts r;
} Exponent;

// For |x.head| < 750. x.head - k step is exact: a multiple of the unit of x.head or of step's.
REAL_INLINE Exponent reduce_exponent(Parts x) {
  real rounded = (x.head + x.tail) * kFnExpRate[0] + kFnRounder;
  real k = rounded - kFnRounder;
  real head = x.head - k * kFnExpStep[0], tail = x.tail - k * kFnExpStep[1];
  return (Exponent){real_to_bits(rounded), {head, tail}};
}

// e^x without its power of two: 2^(j/128) e^r = head + tail
REAL_INLINE Parts eval_exp_digits(Exponent e) {
  bits j = e.k & (FN_EXP_STEPS - 1);
  real S = real_read(fn_exp_table[0], 2, j), T = real_read(fn_exp_table[0] + 1, 2, j);
  const double* c = kFnExpPoly;
  real r = e.r.head + e.r.tail, r2 = r * r;
  real p = r + r2 * ((c[0] + r * c[1]) + r2 * (c[2] + r * c[3]));
  return (Parts){S, T + (S + T) * p};
}

// 2^floor(k/128) as bits of an exponent, to be added to those of a number near 1
REAL_INLINE bits find_exponent_bits(bits k) {
  return (k & ~(uint64_t)(FN_EXP_STEPS - 1)) << (52 - 7);
}

// digits 2^floor(k/128), a normal number
REAL_INLINE real scale_exp(Parts digits, bits k) {
  real scale = real_from_bits(find_exponent_bits(k) + (UINT64_C(1023) << 52));
  return digits.head * scale + digits.tail * scale;
}

// Rounds digits 2^e once where this is below the normal numbers, for -1080 <= e <= -1022. The last
// bit of C = 2^(-1022-e) is the smallest subnormal number 2^-1074 at the scale of the digits, so
// adding C rounds there; C + digits is below 2 C.
REAL_INLINE real scale_to_subnormal(Parts digits, bits e) {
  const uint64_t one = UINT64_C(1023) << 52;
  real C = real_from_bits(one - (UINT64_C(1022) << 52) - e);
  Parts sum = add_exactly(C, digits.head);
  real whole = (sum.head + (sum.tail + digits.tail)) - C;
  return whole * real_from_bits(one + (UINT64_C(512) << 52) + e) * 0x1p-512;
}

// The same for any result; x, in -746 .. 746, is the exponent that gave the digits.
REAL_INLINE real scale_any_exp(Parts digits, bits k, real x) {
  bits y = real_to_bits(digits.head + digits.tail), e = find_exponent_bits(k);
  // the size of the result, moved by 2^1000 to where it is a normal number
  mask subnormal = real_from_bits(y + e + (UINT64_C(1000) << 52)) < 0x1p-22;
  mask overflow = real_from_bits(y + e - (UINT64_C(1000) << 52)) >= 0x1p24;
  real r = real_from_bits(y + e);
  r = real_select(real_and(x < 0, subnormal), scale_to_subnormal(digits, e), r);
  return real_select(real_and(x > 0, overflow), real_set(INFINITY), r);
}

// x in the range of the two functions above; beyond it every result is 0 or infinity
REAL_INLINE real limit_exponent(real x) {
  x = real_select(x < 746, x, real_set(746)); // also NaN
  return real_select(x > -746, x, real_set(-746));
}

#if !defined(CT_LANES)
FN_RARE_PATH double find_any_exp(double x) {
  double limited = limit_exponent(x);
  Exponent e = reduce_exponent((Parts){limited, 0});
  return x == x ? scale_any_exp(eval_exp_digits(e), e.k, limited) : x;
}
#endif

REAL_INLINE real fn_exp_of(real x) {
  if (!real_all(drop_sign(x) < 700)) return FN_RARE(exp, x);
  Exponent e = reduce_exponent((Parts){x, real_set(0)});
  return scale_exp(eval_exp_digits(e), e.k);
}

#endif
