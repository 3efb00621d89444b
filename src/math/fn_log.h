// log(x), and the logarithm in two parts that pow uses.
//
//   x = 2^k z, 0.68 < z < 1.38,   log x = k log 2 + log c + log(1 + r),   r = z/c - 1
//
// 128 rows of a table have 1/c with 11 bits, so that r = head + tail is exact: z is cut into 42 and
// 11 bits. The row around 1 has c = 1: there the result is r - r^2/2 + ..., exact relative to r.
// The heads of log 2 and log c are multiples of 2^-42, hence k log 2 + log c is exact. |r| <
// 2^-7.7, the terms behind r are below 2^-8.7 |r|, and their roundings below 0.007 units in the
// last place.
#ifndef MATH_FN_LOG_H
#define MATH_FN_LOG_H

#include "math/fn_parts.h"

// log x = base + r + (tail of both) + log(1 + r) - r
typedef struct Logarithm {
  real base; // head of k log 2 + log c
  real tail; // its tail, and that of r
  real r;
  real low; // tail of r
} Logarithm;

// For normal positive x; any other number gives some row of the table, and nonsense.
REAL_INLINE Logarithm reduce_log(real x) {
  bits b = real_to_bits(x), above = b - FN_LOG_FIRST;
  bits row = (above >> (52 - 7)) & (FN_LOG_STEPS - 1);
  real z = real_from_bits(b - (above & (UINT64_C(0xfff) << 52)));
  // k = above >> 52 with sign, as a double: 2^52 + (k + 2048) is a number with these low bits
  real raised = real_from_bits(((above >> 52) ^ 0x800) | (UINT64_C(0x433) << 52));
  real k = raised - (0x1p52 + 2048);
  real inverse = real_read(fn_log_table[0], 3, row);
  real zh = real_from_bits(real_to_bits(z) & ~UINT64_C(0x7ff));
  Parts r = add_exactly(zh * inverse - 1, (z - zh) * inverse);
  real base = k * kFnLogTwo[0] + real_read(fn_log_table[0] + 1, 3, row);
  real tail = k * kFnLogTwo[1] + real_read(fn_log_table[0] + 2, 3, row);
  return (Logarithm){base, tail + r.tail, r.head, r.tail};
}

REAL_INLINE mask is_normal(real x) { return real_and(x >= 0x1p-1022, x < INFINITY); }

#if !defined(CT_LANES)
// Subnormal numbers times 2^54, k less 54; what has no logarithm becomes 1.
REAL_INLINE Logarithm reduce_any_log(double x) {
  if (!(x > 0 && x < 0x1p-1022)) return reduce_log(is_normal(x) ? x : 1);
  Logarithm l = reduce_log(x * 0x1p54);
  return (Logarithm){l.base - 54 * kFnLogTwo[0], l.tail - 54 * kFnLogTwo[1], l.r, l.low};
}
#endif

REAL_INLINE real eval_log(Logarithm l) {
  const double* c = kFnLogPoly;
  real r = l.r, r2 = r * r;
  real p = (c[0] + r * c[1]) + r2 * ((c[2] + r * c[3]) + r2 * c[4]);
  Parts sum = add_exactly(l.base, r);
  return sum.head + ((sum.tail + l.tail) + r2 * (r * p - 0.5));
}

#if !defined(CT_LANES)
FN_RARE_PATH double find_any_log(double x) {
  if (x > 0 && x < INFINITY) return eval_log(reduce_any_log(x));
  if (x == 0) return -INFINITY;
  return x < 0 ? (double)NAN : x;
}
#endif

REAL_INLINE real fn_log_of(real x) {
  if (!real_all(is_normal(x))) return FN_RARE(log, x);
  return eval_log(reduce_log(x));
}

// log x for positive finite x to 2^-75: also -(r + low)^2/2 in two parts. r = h + t, h of 26 bits:
// r^2 = h^2 + t (r + h), the first exact; r low is up to 2^-69. Roundings of r^3 p, below 2^-17.5
// |r|, and its polynomial decide the error.
REAL_INLINE Parts eval_log_parts(Logarithm l) {
  const double* c = kFnPowPoly;
  real r = l.r, r2 = r * r, h = split_half(r);
  real p = (c[0] + r * c[1]) + r2 * ((c[2] + r * c[3]) + r2 * (c[4] + r * c[5]));
  Parts first = add_exactly(l.base, r);
  Parts second = add_exactly(first.head, -0.5 * h * h);
  real square = -0.5 * (r - h) * (r + h);
  return (Parts){second.head,
                 (first.tail + second.tail) + (l.tail + ((square - r * l.low) + r2 * r * p))};
}

#endif
