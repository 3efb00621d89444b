// What the functions of reals (fn.h) share: exact splits, sums and quotients without fused
// multiply-add, over real, so that one source serves one and several lanes.
//
// Notation: a number in two parts is head + tail with |tail| far below |head|. "Exact" means that
// no rounding occurs, for which three facts suffice:
//   the product of numbers of m and n significant bits has at most m + n <= 53
//   x - y is exact for y/2 <= x <= 2y (Sterbenz), and if it is a multiple of some 2^u below
//   2^(u+53) s = a + b, t = (a - s) + b gives a + b = s + t if |a| >= |b|, a = 0, or a + b is exact
//   (Dekker)
// All functions need rounding to nearest and no contraction.
#ifndef MATH_FN_PARTS_H
#define MATH_FN_PARTS_H

#include "base/real.h"
#include "generated/function_tables.h"
#include "math/fn.h"

// Rare arguments leave the inlined code: the scalar function has a path for them that is not
// inlined, find_any_NAME, and a group with such an argument is computed one by one by the scalar
// function.
#if defined(CT_LANES)
REAL_INLINE real call_each(double (*f)(double), real x) { REAL_EACH1(f, x); }
REAL_INLINE real call_each_pair(double (*f)(double, double), real x, real y) {
  REAL_EACH2(f, x, y);
}
#define FN_RARE(name, x) call_each(fn_##name, x)
#define FN_RARE_PAIR(name, x, y) call_each_pair(fn_##name, x, y)
#else
#define FN_RARE(name, x) find_any_##name(x)
#define FN_RARE_PAIR(name, x, y) find_any_##name(x, y)
#define FN_RARE_PATH __attribute__((noinline, cold, unused)) static
#endif

// Adding it rounds to a whole number, whose low bits are then the low bits of the sum.
static const double kFnRounder = 0x1.8p52;

// A number as head + tail.
typedef struct Parts {
  real head;
  real tail;
} Parts;

// The 26 highest of the 53 bits; the rest x - split_half(x) is exact and has 27.
REAL_INLINE real split_half(real x) { return real_and_bits(x, UINT64_C(0xfffffffff8000000)); }

// a + b = head + tail for |a| >= |b| or a = 0
REAL_INLINE Parts add_exactly(real a, real b) {
  real s = a + b;
  return (Parts){s, (a - s) + b};
}

// a / b = head + tail, head of 26 bits, and the rounded quotient. The tails of a and b may be 2^-9
// of the heads. With the head q, a - q b is computed to 2^-63 of a: a.head less the product of
// halves is exact, the other terms are 2^-9 smaller; q + (a - q b)/b then is exact to 2^-62.
typedef struct Ratio {
  real value;
  Parts parts;
} Ratio;

REAL_INLINE Ratio divide_parts(Parts a, Parts b) {
  real inverse = 1.0 / (b.head + b.tail);
  real value = (a.head + a.tail) * inverse;
  real q = split_half(value), bh = split_half(b.head);
  real rest = ((a.head - q * bh) - q * (b.head - bh)) + (a.tail - q * b.tail);
  return (Ratio){value, {q, rest * inverse}};
}

// x if x >= 0, else -x, also for NaN; sign of another number
REAL_INLINE real drop_sign(real x) { return real_abs(x); }
REAL_INLINE real take_sign(real x, real sign) { return real_copysign(x, sign); }

#endif
