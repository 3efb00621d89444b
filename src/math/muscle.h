// Force-length-velocity curves and activation dynamics of the muscle model. Lane-safe: lengths,
// velocities, controls and activations are values of the data, everything else is constant in the
// model.
//   prm: range0 range1 force scale lmin lmax vmax fpmax fvmax
#ifndef MATH_MUSCLE_H
#define MATH_MUSCLE_H

#include "math/vec.h"

static inline double muscle_positive(double x) { return x > VEC_MINVAL ? x : VEC_MINVAL; }

// Peak active force: given, or so that the acceleration it makes at the rest length is `scale`.
static inline double muscle_peak(double acc0, const double* prm) {
  return prm[2] < 0 ? prm[3] / muscle_positive(acc0) : prm[2];
}

// Length of the muscle at which its normalized length is 1, tendon excluded.
static inline double muscle_rest(const double* lengthrange, const double* prm) {
  return (lengthrange[1] - lengthrange[0]) / muscle_positive(prm[1] - prm[0]);
}

// Normalized length.
static inline real muscle_length(real len, const double* lengthrange, const double* prm) {
  double rest = muscle_positive(muscle_rest(lengthrange, prm));
  return prm[0] + (len - lengthrange[0]) / rest;
}

// Active force by length: two parabolas up from lmin to 1, two down from 1 to lmax, zero outside.
static inline real muscle_gain_length(real L, double lmin, double lmax) {
  double a = 0.5 * (lmin + 1), b = 0.5 * (1 + lmax);
  real up = (L - lmin) / muscle_positive(a - lmin), up1 = (1 - L) / muscle_positive(1 - a);
  real down1 = (L - 1) / muscle_positive(b - 1), down = (lmax - L) / muscle_positive(lmax - b);
  real y = real_select(L <= real_set(b), 1 - 0.5 * down1 * down1, 0.5 * down * down);
  y = real_select(L <= real_set(1), 1 - 0.5 * up1 * up1, y);
  y = real_select(L <= real_set(a), 0.5 * up * up, y);
  mask inside = real_and(L >= real_set(lmin), L <= real_set(lmax));
  return real_select(inside, y, real_set(0));
}

// Active force by velocity, in units of vmax: parabola from -1 to 0, another up to fvmax.
static inline real muscle_gain_velocity(real V, double fvmax) {
  double y = fvmax - 1;
  real rise = fvmax - (y - V) * (y - V) / muscle_positive(y);
  real f = real_select(V <= real_set(y), rise, real_set(fvmax));
  f = real_select(V <= real_set(0), (V + 1) * (V + 1), f);
  return real_select(V <= real_set(-1), real_set(0), f);
}

// -F0 FL(L) FV(V)
static inline real muscle_gain(real len, real vel, const double* lengthrange, double acc0,
                               const double* prm) {
  double vmax = muscle_positive(muscle_rest(lengthrange, prm) * prm[6]);
  real L = muscle_length(len, lengthrange, prm);
  real FL = muscle_gain_length(L, prm[4], prm[5]);
  real FV = muscle_gain_velocity(vel / vmax, prm[8]);
  return -muscle_peak(acc0, prm) * FL * FV;
}

// d(muscle_gain) / d(velocity): -F0 FL(L) FV'(V) / vmax
static inline real muscle_gain_slope(real len, real vel, const double* lengthrange, double acc0,
                                     const double* prm) {
  double vmax = muscle_positive(muscle_rest(lengthrange, prm) * prm[6]), y = prm[8] - 1;
  real FL = muscle_gain_length(muscle_length(len, lengthrange, prm), prm[4], prm[5]);
  real V = vel / vmax;
  real slope = real_select(V <= real_set(y), (-2 * V + 2 * y) / muscle_positive(y), real_set(0));
  slope = real_select(V <= real_set(0), 2 * V + 2, slope);
  slope = real_select(V <= real_set(-1), real_set(0), slope);
  return -muscle_peak(acc0, prm) * FL * slope / vmax;
}

// Passive force: zero up to 1, then a parabola, then its tangent.
static inline real muscle_bias(real len, const double* lengthrange, double acc0,
                               const double* prm) {
  double force = muscle_peak(acc0, prm), b = 0.5 * (1 + prm[5]), width = muscle_positive(b - 1);
  real L = muscle_length(len, lengthrange, prm);
  real x = (L - 1) / width, past = (L - b) / width;
  double peak = -force * prm[7], half = 0.5 * peak;
  real f = real_select(L <= real_set(b), half * x * x, peak * (past + 0.5));
  return real_select(L <= real_set(1), real_set(0), f);
}

// Smooth step from 0 at 0 to 1 at 1: 6x^5 - 15x^4 + 10x^3
static inline real muscle_sigmoid(real x) {
  real y = x * x * x * (3 * x * (2 * x - 5) + 10);
  y = real_select(x >= real_set(1), real_set(1), y);
  return real_select(x <= real_set(0), real_set(0), y);
}

// d act / dt = (ctrl - act) / tau, tau by whether the activation rises or falls (Millard et al.
// 2013), blended over a width prm[2] if that is positive.
static inline real muscle_dynamics(real ctrl, real act, const double* prm) {
  real level = real_clamp(act, real_set(0), real_set(1));
  real rise = prm[0] * (0.5 + 1.5 * level), fall = prm[1] / (0.5 + 1.5 * level);
  real change = real_clamp(ctrl, real_set(0), real_set(1)) - act;
  real tau = real_select(change > real_set(0), rise, fall);
  if (prm[2] >= VEC_MINVAL) tau = fall + (rise - fall) * muscle_sigmoid(change / prm[2] + 0.5);
  return change / real_max(real_set(VEC_MINVAL), tau);
}

#endif
