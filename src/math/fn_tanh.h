// tanh x = (E - 1)/(E + 1), E = e^2|x|.
//
// E = 2^e 2^(j/128) e^r as in fn_exp.h. Both sums are exact in two parts up to terms below 2^-9 of
// them: with a = 2^e S, S of 26 bits, a - 1 and a times the 26 highest bits of r are exact.
#ifndef MATH_FN_TANH_H
#define MATH_FN_TANH_H

#include "math/fn_exp.h"

// a + c + product + rest in two parts, for |a| >= |c| and a + c = 0 or larger than the product
REAL_INLINE Parts sum_around(real a, real c, real product, real rest) {
  Parts first = add_exactly(a, c), second = add_exactly(first.head, product);
  return (Parts){second.head, (first.tail + second.tail) + rest};
}

REAL_INLINE real fn_tanh_of(real x) {
  real size = drop_sign(x);
  real limited = real_select(size < 22, size, real_set(22));
  Exponent e = reduce_exponent((Parts){2.0 * limited, real_set(0)});
  bits j = e.k & (FN_EXP_STEPS - 1);
  real scale = real_from_bits(find_exponent_bits(e.k) + (UINT64_C(1023) << 52));
  real a = scale * real_read(fn_exp_table[0], 2, j);
  real tail = scale * real_read(fn_exp_table[0] + 1, 2, j);
  Parts rest_of_x = add_exactly(e.r.head, e.r.tail);
  real r = rest_of_x.head, rh = split_half(r), r2 = r * r;
  const double* c = kFnTanhPoly;
  real curved = r2 * ((c[0] + r * c[1]) + r2 * ((c[2] + r * c[3]) + r2 * c[4]));
  real rest = (tail + tail * r) + (a * ((r - rh) + rest_of_x.tail) + (a + tail) * curved);
  Parts q = divide_parts(sum_around(a, real_set(-1), a * rh, rest),
                         sum_around(a, real_set(1), a * rh, rest))
                .parts;
  real result = real_select(size < 22, q.head + q.tail, real_set(1));
  result = real_select(size >= 0x1p-30, result, size);
  return real_select(x == x, take_sign(result, x), x);
}

#endif
