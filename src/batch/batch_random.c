// Random numbers that depend on their place only: (key, simulation, step, k). Any thread, process
// or machine draws the same, in any order. Two numbers come from one block of base/rng.h: the key
// is the key, simulation and block are the stream, the step is the counter.
#include "base/rng.h"
#include "math/fn.h"

#include <corten/corten.h>

#include <math.h>

static const double kTwoPi = 2 * ctPI;

static RngBlock draw_random_block(cttSize key, int sim, cttSize step, int block) {
  uint64_t stream = (uint64_t)(uint32_t)sim | (uint64_t)(uint32_t)block << 32;
  return rng_block((uint64_t)key, stream, (uint64_t)step);
}

// Bits above the lowest 11, as a multiple of 2^-53 in [0, 1).
static double unit_number(const RngBlock* c, int half) {
  uint64_t bits = c->v[2 * half] | (uint64_t)c->v[2 * half + 1] << 32;
  return (double)(bits >> 11) * 0x1p-53;
}

void ctb_randomUniform(cttSize key, int sim, cttSize step, int n, cttNum* to) {
  for (int k = 0; k < n; k += 2) {
    RngBlock c = draw_random_block(key, sim, step, k / 2);
    to[k] = unit_number(&c, 0);
    if (k + 1 < n) to[k + 1] = unit_number(&c, 1);
  }
}

// Box and Muller: sqrt(-2 ln u) (cos 2 pi v, sin 2 pi v), u in (0, 1]
void ctb_randomNormal(cttSize key, int sim, cttSize step, int n, cttNum* to) {
  for (int k = 0; k < n; k += 2) {
    RngBlock c = draw_random_block(key, sim, step, k / 2);
    double radius = sqrt(-2 * fn_log(1 - unit_number(&c, 0))), sine, cosine;
    fn_sincos(kTwoPi * unit_number(&c, 1), &sine, &cosine);
    to[k] = radius * cosine;
    if (k + 1 < n) to[k + 1] = radius * sine;
  }
}
