// sin, cos and tan from an angle of k steps 2 pi/128 and a rest r (fn_angle.h):
//
//   sin(a_k + r) = S + C r + S (cos r - 1) + C (sin r - r),   S = sin a_k, C = cos a_k
//
// S and C are head + tail with heads of 26 bits; with the 26 highest bits of r the product C r is
// exact, and S + C r an exact sum of two parts. The other terms are below 2^-11 of the result, so
// their roundings cost 0.002 units in the last place; the polynomials add 0.004.
// cos is sin a quarter turn, 32 steps, ahead. tan is the quotient of both in two parts.
#ifndef MATH_FN_TRIG_H
#define MATH_FN_TRIG_H

#include "math/fn_angle.h"

// What sine and cosine of one angle share.
typedef struct Wave {
  real r, r_head, r_tail; // r = r_head + r_tail, r_head of 26 bits; r_tail also has the tail of r
  real sine_rest;         // sin r - r
  real cosine_rest;       // cos r - 1
} Wave;

REAL_INLINE Wave make_wave(Parts rest) {
  const double *s = kFnSinPoly, *c = kFnCosPoly;
  real r = rest.head, r2 = r * r, h = split_half(r);
  return (Wave){r, h, (r - h) + rest.tail, r * r2 * (s[0] + r2 * (s[1] + r2 * s[2])),
                r2 * (r2 * (c[0] + r2 * c[1]) - 0.5)};
}

// The sine of row k; the cosine's row is a quarter turn further.
REAL_INLINE Parts eval_wave(const Wave* w, bits k) {
  bits row = k & (FN_TURN_STEPS - 1), ahead = (k + FN_TURN_STEPS / 4) & (FN_TURN_STEPS - 1);
  real S = real_read(fn_sin_table[0], 2, row), St = real_read(fn_sin_table[0] + 1, 2, row);
  real C = real_read(fn_sin_table[0], 2, ahead), Ct = real_read(fn_sin_table[0] + 1, 2, ahead);
  Parts sum = add_exactly(S, C * w->r_head);
  real from_sine = St + (S + St) * w->cosine_rest;
  real from_cosine = (C * w->r_tail + Ct * w->r) + (C + Ct) * w->sine_rest;
  return (Parts){sum.head, sum.tail + (from_sine + from_cosine)};
}

// sin x = x to 2^-62 and with the sign of zero
REAL_INLINE real keep_tiny(real x, real result) {
  return real_select(drop_sign(x) < 0x1p-30, x, result);
}

REAL_INLINE real fn_sin_of(real x) {
  StepAngle a = reduce_angle(x);
  Wave w = make_wave(a.r);
  Parts s = eval_wave(&w, a.k);
  return keep_tiny(x, s.head + s.tail);
}

REAL_INLINE real fn_cos_of(real x) {
  StepAngle a = reduce_angle(x);
  Wave w = make_wave(a.r);
  Parts c = eval_wave(&w, a.k + FN_TURN_STEPS / 4);
  return c.head + c.tail;
}

REAL_INLINE void fn_sincos_of(real x, real* sine, real* cosine) {
  StepAngle a = reduce_angle(x);
  Wave w = make_wave(a.r);
  Parts s = eval_wave(&w, a.k), c = eval_wave(&w, a.k + FN_TURN_STEPS / 4);
  *sine = keep_tiny(x, s.head + s.tail);
  *cosine = c.head + c.tail;
}

REAL_INLINE real fn_tan_of(real x) {
  StepAngle a = reduce_angle(x);
  Wave w = make_wave(a.r);
  Parts s = eval_wave(&w, a.k), c = eval_wave(&w, a.k + FN_TURN_STEPS / 4);
  Parts q = divide_parts(s, c).parts;
  return keep_tiny(x, q.head + q.tail);
}

#endif
