// A number kept in a range, low <= high. The comparisons are inlined, fmin and fmax of libm are
// not.
#ifndef MATH_RANGE_H
#define MATH_RANGE_H

// The larger, the smaller one; the bound where x is NaN.
static inline double range_at_least(double x, double low) { return x > low ? x : low; }
static inline double range_at_most(double x, double high) { return x < high ? x : high; }

// x in [low, high]; NaN becomes low.
static inline double range_confine(double x, double low, double high) {
  return range_at_most(range_at_least(x, low), high);
}

// x in [low, high]; NaN stays NaN.
static inline double range_clamp(double x, double low, double high) {
  return x < low ? low : x > high ? high : x;
}

#endif
