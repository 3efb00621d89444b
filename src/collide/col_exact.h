// Contacts of meshes by their triangles instead of their hulls: geoms with
// corten:collision="exact".
#ifndef COLLIDE_COL_EXACT_H
#define COLLIDE_COL_EXACT_H

#include "collide/placed.h"
#include "geom/shape.h"

// Do the triangles of one of the geoms decide? Shapes with a support function meet triangles;
// planes meet the hull, which is the same; height fields and distance fields meet the hull.
static inline bool col_exact_applies(const ctModel* m, int g1, int g2) {
  return (m->geom_exact[g1] | m->geom_exact[g2]) && shape_of(m->geom_type[g1])->support &&
         shape_of(m->geom_type[g2])->support;
}

// A narrow-phase function (ctfCollision): contacts at places and with normals that differ, at most
// eight, the deepest first.
//   reads   geom_xpos geom_xmat        writes   con
int col_exact(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2, cttNum margin);

#endif
