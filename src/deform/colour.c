#include "deform/colour.h"

#include "base/alloc.h"
#include "base/assert.h"

#include <stdint.h>
#include <string.h>

// One round hands out 64 colours from base on, one bit each per vertex. Returns elements left over.
static int colour_round(int* colour, uint64_t* taken, int base, const int* vert, int nelem,
                        int ncorner) {
  int left = 0;
  for (int e = 0; e < nelem; e++) {
    if (colour[e] >= 0) continue;
    const int* v = vert + (ptrdiff_t)e * ncorner;
    uint64_t busy = 0;
    for (int i = 0; i < ncorner; i++)
      if (v[i] >= 0) busy |= taken[v[i]];
    if (busy == UINT64_MAX) {
      left++;
      continue;
    }
    int free_bit = __builtin_ctzll(~busy);
    colour[e] = base + free_bit;
    for (int i = 0; i < ncorner; i++)
      if (v[i] >= 0) taken[v[i]] |= UINT64_C(1) << free_bit;
  }
  return left;
}

bool colour_elements(int* colour, int* ncolour, const int* vert, int nelem, int ncorner,
                     int nvert) {
  CT_ASSERT(nelem >= 0 && ncorner > 0 && nvert >= 0);
  uint64_t* taken = alloc_bytes((size_t)nvert * sizeof *taken);
  if (!taken) return false;
  for (int e = 0; e < nelem; e++) colour[e] = -1;
  int base = 0, left = nelem;
  for (; left > 0; base += 64) {
    memset(taken, 0, (size_t)nvert * sizeof *taken);
    left = colour_round(colour, taken, base, vert, nelem, ncorner);
  }
  *ncolour = 0;
  for (int e = 0; e < nelem; e++)
    if (colour[e] >= *ncolour) *ncolour = colour[e] + 1;
  alloc_free(taken);
  return true;
}
