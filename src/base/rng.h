// Random numbers as a pure function of (seed, stream, counter): no state, so any thread can draw
// any number in any order. Philox 4x32 with 10 rounds (Salmon, Moraes, Dror, Shaw: Parallel random
// numbers, as easy as 1, 2, 3; SC 2011).
#ifndef BASE_RNG_H
#define BASE_RNG_H

#include <stdint.h>

typedef struct RngBlock {
  uint32_t v[4];
} RngBlock;

// One round: two 32x32 -> 64 bit products, halves swapped and xored with the other words and the
// key.
static inline RngBlock rng_round(RngBlock c, uint32_t k0, uint32_t k1) {
  uint64_t a = UINT64_C(0xD2511F53) * c.v[0];
  uint64_t b = UINT64_C(0xCD9E8D57) * c.v[2];
  return (RngBlock){{(uint32_t)(b >> 32) ^ c.v[1] ^ k0, (uint32_t)b,
                     (uint32_t)(a >> 32) ^ c.v[3] ^ k1, (uint32_t)a}};
}

// 128 random bits: key = seed, counter = (counter, stream).
static inline RngBlock rng_block(uint64_t seed, uint64_t stream, uint64_t counter) {
  RngBlock c = {
      {(uint32_t)counter, (uint32_t)(counter >> 32), (uint32_t)stream, (uint32_t)(stream >> 32)}};
  uint32_t k0 = (uint32_t)seed, k1 = (uint32_t)(seed >> 32);
  for (int round = 0; round < 10; round++) {
    c = rng_round(c, k0, k1);
    k0 += UINT32_C(0x9E3779B9);
    k1 += UINT32_C(0xBB67AE85);
  }
  return c;
}

static inline uint64_t rng_u64(uint64_t seed, uint64_t stream, uint64_t counter) {
  RngBlock c = rng_block(seed, stream, counter);
  return c.v[0] | (uint64_t)c.v[1] << 32;
}

// Uniform in [0, 1), a multiple of 2^-53.
static inline double rng_uniform(uint64_t seed, uint64_t stream, uint64_t counter) {
  return (double)(rng_u64(seed, stream, counter) >> 11) * 0x1p-53;
}

#endif
