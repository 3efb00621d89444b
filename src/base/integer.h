// Floating-point numbers as integers. A plain cast of NaN or of a number that the integer type
// cannot hold is undefined; every such conversion of the library goes through these two functions
// (tools/check/check_integers.py).
#ifndef BASE_INTEGER_H
#define BASE_INTEGER_H

#include <stdint.h>

// x without its fraction, within low .. high. NaN gives low.
static inline int integer_of(double x, int low, int high) {
  return x > low ? (x < high ? (int)x : high) : low;
}

static inline int64_t integer64_of(double x, int64_t low, int64_t high) {
  if (!(x > (double)low)) return low;
  // (double)high may be rounded up, at most to 2^63: below it every x has an int64_t
  int64_t whole = x < (double)high ? (int64_t)x : high;
  return whole < low ? low : whole > high ? high : whole;
}

#endif
