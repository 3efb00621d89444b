// Arguments on which the functions of reals are compared bit by bit: special numbers, numbers of
// all sizes, and the ranges in which each function is used.
#ifndef SUPPORT_FUNCTION_CASES_H
#define SUPPORT_FUNCTION_CASES_H

#include "base/hash.h"
#include "base/rng.h"
#include "math/fn.h"

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

// Number i of a stream, i < 2^32.
static inline double function_argument(uint64_t stream, uint64_t i) {
  static const double special[] = {0,
                                   -0.0,
                                   1,
                                   -1,
                                   0.5,
                                   -0.5,
                                   2,
                                   3,
                                   -3,
                                   INFINITY,
                                   -INFINITY,
                                   NAN,
                                   0x1p-1074,
                                   -0x1p-1074,
                                   0x1p-1022,
                                   0x1.fffffffffffffp1023,
                                   -0x1.fffffffffffffp1023,
                                   0x1.921fb54442d18p0,
                                   0x1.921fb54442d18p1,
                                   -0x1.2d97c7f3321d2p2,
                                   0x1p17,
                                   0x1.fffffffffffffp16,
                                   709.78,
                                   709.79,
                                   -745.13,
                                   -745.14,
                                   -708.4,
                                   0x1.fffffffffffffp-1,
                                   0x1.0000000000001p0,
                                   0.70710678118654752,
                                   0x1p-30,
                                   22,
                                   0x1p53,
                                   0x1p64,
                                   1e22,
                                   0x1.6ac5b262ca1ffp+849};
  enum { SPECIAL = sizeof special / sizeof *special };
  uint64_t r = rng_u64(41, stream, i);
  double u = rng_uniform(42, stream, i);
  switch (r % 8) {
  case 0:
    return special[(r >> 8) % SPECIAL];
  case 1: {
    uint64_t b = rng_u64(43, stream, i);
    double x;
    memcpy(&x, &b, sizeof x);
    return x;
  }
  case 2:
    return 2 * u - 1;
  case 3:
    return 8 * u - 4;
  case 4:
    return 2000 * u - 1000;
  case 5:
    return 1 + (u - 0.5) * 0x1p-6;
  case 6:
    return (double)((int)((r >> 8) % 200) - 100);
  default:
    return (u - 0.5) * 0x1p21;
  }
}

// The same number or both NaN.
static inline bool function_same(double a, double b) {
  return memcmp(&a, &b, sizeof a) == 0 || (isnan(a) && isnan(b));
}

// Continues a hash; the bits of NaN depend on the processor, so NaN is one number.
static inline uint64_t function_hash(uint64_t h, double x) {
  if (isnan(x)) return hash_bytes(h, "NaN", 3);
  return hash_bytes(h, &x, sizeof x);
}

#endif
