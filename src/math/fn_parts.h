// What the functions of reals (fn.h) share: exact splits, sums and quotients without fused
// multiply-add, over real, so that one source serves one and several lanes.
//
// Notation: a number in two parts is head + tail with |tail| far below |head|. "Exact" means that
// no rounding occurs, for which three facts suffice:
//   the product of numbers of m and n significant bits has at most m + n <= 53
//   x - y is exact for y/2 <= x <= 2y (Sterbenz), and if it is a multiple of some 2^u below 2^(u+53)
//   s = a + b, t = (a - s) + b gives a + b = s + t if |a| >= |b|, a = 0, or a + b is exact (Dekker)
// All functions need rounding to nearest and no contraction.
#ifndef MATH_FN_PARTS_H
#define MATH_FN_PARTS_H

#include "base/real.h"
#include "generated/function_tables.h"

// Adding it rounds to a whole number, whose low bits are then the low bits of the sum.
static const double kFnRounder = 0x1.8p52;

// A number as head + tail.
typedef struct Parts {
  real head;
  real tail;
} Parts;

// The 26 highest of the 53 bits; the rest x - split_half(x) is exact and has 27.
REAL_INLINE real split_half(real x) {
  return real_from_bits(real_to_bits(x) & UINT64_C(0xfffffffff8000000));
}

// a + b = head + tail for |a| >= |b| or a = 0
REAL_INLINE Parts add_exactly(real a, real b) {
  real s = a + b;
  return (Parts){s, (a - s) + b};
}

// a - x b where x b is nearly a: the part of a that a quotient x leaves. Relative to a it is exact
// to 2^-78: the first difference is exact (Sterbenz), the products with tails are 2^-26 smaller.
REAL_INLINE real find_remainder(real a, real x, real b) {
  real xh = split_half(x), bh = split_half(b);
  return ((a - xh * bh) - xh * (b - bh)) - (x - xh) * b;
}

// a / b to about 2^-100: q = a.head (1 / b.head) has two roundings, the remainder repairs them
REAL_INLINE Parts divide_parts(Parts a, Parts b) {
  real inverse = 1 / b.head;
  real q = a.head * inverse;
  real rest = find_remainder(a.head, q, b.head);
  return (Parts){q, (rest + (a.tail - q * b.tail)) * inverse};
}

// x if x >= 0, else -x, also for NaN; sign of another number
REAL_INLINE real drop_sign(real x) {
  return real_from_bits(real_to_bits(x) & UINT64_C(0x7fffffffffffffff));
}
REAL_INLINE real take_sign(real x, real sign) {
  return real_from_bits((real_to_bits(x) & UINT64_C(0x7fffffffffffffff)) |
                        (real_to_bits(sign) & UINT64_C(0x8000000000000000)));
}

#endif
