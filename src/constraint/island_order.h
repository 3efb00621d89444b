// Arrays in island order: what belongs to an island lies together.
#ifndef CONSTRAINT_ISLAND_ORDER_H
#define CONSTRAINT_ISLAND_ORDER_H

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>
#include <stddef.h>

// Memory for all island arrays of d->nisland islands with d->nidof dofs. False: the arena is full.
bool island_order_reserve(const ctModel* m, ctData* d);

// Trees, dofs, inertia and rows by island.
//   reads   tree_island efc_island     writes   the other island arrays
void island_order(const ctModel* m, ctData* d);

// Is everything one island, in the order it has anyway? Then the arrays in island order are the
// arrays themselves.
static inline bool island_order_is_whole(const ctModel* m, const ctData* d) {
  return d->nisland == 1 && d->nidof == m->nv;
}

// Where the block of island k begins in a dense iefc_J.
static inline ptrdiff_t island_order_block(const ctData* d, int k) {
  return (ptrdiff_t)d->island_iefcadr[k] * d->nidof;
}

#endif
