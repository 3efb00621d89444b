// Contacts of a height field with convex shapes.
#ifndef COLLIDE_COL_HFIELD_H
#define COLLIDE_COL_HFIELD_H

#include "collide/placed.h"
#include "geom/support.h"

int col_hfield(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2, cttNum margin);

// The same for height field g and an element of a flex, a simplex in the world that is inflated by
// its radius and half its margin.
int col_hfield_simplex(const ctModel* m, const ctData* d, ctContact* con, int g,
                       const Convex* simplex);

#endif
