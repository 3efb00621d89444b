// Pairs of bodies and flexes that may touch.
#ifndef COLLIDE_BROADPHASE_H
#define COLLIDE_BROADPHASE_H

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>
#include <stdint.h>

// A pair of bodies as a number: the smaller id in the upper half. Flexes count from nbody on.
static inline uint64_t broadphase_signature(int b1, int b2) {
  return b1 < b2 ? (uint64_t)b1 << 32 | (uint32_t)b2 : (uint64_t)b2 << 32 | (uint32_t)b1;
}

typedef struct BodyPairs {
  const uint64_t* pair; // signatures, ascending; may repeat
  int n;
} BodyPairs;

// All pairs that masks, welds, parents and boxes let through, in temporary memory of the arena.
// False when there is no memory.
bool broadphase(const ctModel* m, ctData* d, BodyPairs* pairs);

#endif
