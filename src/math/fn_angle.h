// An angle as k steps of 2 pi/128 and a rest of at most half a step, for sin, cos and tan.
//
// Up to 2^17 the steps are subtracted in three parts of 31, 31 and 53 bits (Cody and Waite); the
// first two products with k < 2^22 are exact. The error is below k 2^-121, so a rest above k 2^-60
// is exact to 2^-61. Larger angles, and the few that are nearer to a step, take an exact product
// with 1/(2 pi) (Payne and Hanek) in integers, lane by lane.
#ifndef MATH_FN_ANGLE_H
#define MATH_FN_ANGLE_H

#include "math/fn_parts.h"

// Steps in the low 7 bits of k; the rest r = head + tail. A NaN or an infinite angle has the rest
// NaN.
typedef struct StepAngle {
  bits k;
  Parts r;
} StepAngle;

// The same by integers, for any double.
typedef struct ExactAngle {
  uint64_t k;
  double head;
  double tail;
} ExactAngle;
void fn_reduce_exactly(double x, ExactAngle* angle);

REAL_INLINE StepAngle replace_far_angles(StepAngle a, real x, mask far) {
#if defined(CT_LANES)
  for (int lane = 0; lane < CT_LANES; lane++) {
    if (!far[lane]) continue;
    ExactAngle e;
    fn_reduce_exactly(x[lane], &e);
    a.k[lane] = e.k, a.r.head[lane] = e.head, a.r.tail[lane] = e.tail;
  }
  return a;
#else
  (void)a, (void)far;
  ExactAngle e;
  fn_reduce_exactly(x, &e);
  return (StepAngle){e.k, {e.head, e.tail}};
#endif
}

REAL_INLINE StepAngle reduce_angle(real x) {
  real rounded = x * kFnTurnRate[0] + kFnRounder;
  real k = rounded - kFnRounder;
  // the first difference is exact; the second is if it is smaller than its second operand
  Parts r = add_exactly(x - k * kFnTurnStep[0], -(k * kFnTurnStep[1]));
  r = add_exactly(r.head, r.tail - k * kFnTurnStep[2]);
  StepAngle a = {real_to_bits(rounded), r};
  mask near = real_and(drop_sign(x) < 0x1p17, drop_sign(r.head) >= drop_sign(k) * 0x1p-60);
  if (real_all(near)) return a;
  return replace_far_angles(a, x, real_not(near));
}

#endif
