// Kernels of elements over 8 lanes, for processors with 512-bit vectors. Bits are those of the
// others.
#ifndef DEFORM_LANES8_H
#define DEFORM_LANES8_H

#include "deform/element.h"

extern const bool lanes8_built; // false: this build has none, and none of these may be called

// Does the processor run them?
static inline bool lanes8_serve(void) {
#if defined(__x86_64__) && defined(__GNUC__)
  return lanes8_built && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
         __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512bw");
#else
  return false;
#endif
}

void membrane_solve8(const ElementJob* job, int begin, int end);
void bend_solve8(const ElementJob* job, int begin, int end);
void tetra_solve8(const ElementJob* job, int begin, int end);
void distance_solve8(const ElementJob* job, int begin, int end);

#endif
