#include "geom/mesh_edges.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/hash.h"
#include "geom/triangle.h"

#include <stdint.h>

// Edges seen, open addressing. Edges are numbered from 1: 0 is a free slot.
typedef struct Table {
  uint64_t* slot;
  uint64_t mask;
} Table;

// False if it was there.
static bool enter_edge(Table* t, uint64_t edge) {
  CT_ASSERT(edge != 0);
  uint64_t i = hash_mix(edge) & t->mask;
  for (; t->slot[i]; i = (i + 1) & t->mask)
    if (t->slot[i] == edge) return false;
  t->slot[i] = edge;
  return true;
}

bool mesh_edges_repeated(int edge[2], const double* vert, const int* face, int nface) {
  // the least area that counts is the square root of ctMINVAL
  const double least = 3.1622776601683795e-08;
  uint64_t cap = 16, lowest = UINT64_MAX;
  while (cap < 6 * (uint64_t)nface) cap *= 2;
  CT_ASSERT(cap >= 2 * 3 * (uint64_t)nface); // half of the slots stay free
  Table t = {(uint64_t*)alloc_zero((size_t)cap * sizeof(uint64_t)), cap - 1};
  if (!t.slot) return false;
  for (int i = 0; i < nface; i++) {
    const int* f = face + 3 * (size_t)i;
    if (!(triangle_area(vert + 3 * (size_t)f[0], vert + 3 * (size_t)f[1], vert + 3 * (size_t)f[2]) >
          least))
      continue;
    for (int k = 0; k < 3; k++) {
      uint64_t e = (uint64_t)f[k] << 32 | ((uint64_t)f[(k + 1) % 3] + 1);
      if (!enter_edge(&t, e) && e < lowest) lowest = e;
    }
  }
  alloc_free(t.slot);
  edge[0] = lowest == UINT64_MAX ? -1 : (int)(lowest >> 32);
  edge[1] = lowest == UINT64_MAX ? -1 : (int)((lowest & UINT32_MAX) - 1);
  return true;
}
