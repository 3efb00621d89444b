// Normal numbers from the counter-based generator (base/rng.h).
#ifndef MATH_RNG_NORMAL_H
#define MATH_RNG_NORMAL_H

#include "base/rng.h"
#include "math/fn.h"

#include <math.h>

// Standard normal by Box and Muller: sqrt(-2 ln u) cos(2 pi v), u in (0, 1].
static inline double rng_normal(uint64_t seed, uint64_t stream, uint64_t counter) {
  RngBlock c = rng_block(seed, stream, counter);
  uint64_t a = c.v[0] | (uint64_t)c.v[1] << 32;
  uint64_t b = c.v[2] | (uint64_t)c.v[3] << 32;
  double u = ((double)(a >> 11) + 1) * 0x1p-53;
  double v = (double)(b >> 11) * 0x1p-53;
  return sqrt(-2 * fn_log(u)) * fn_cos(6.283185307179586 * v);
}

#endif
