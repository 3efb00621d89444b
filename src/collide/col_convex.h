// Contacts of convex geoms by GJK and EPA.
#ifndef COLLIDE_COL_CONVEX_H
#define COLLIDE_COL_CONVEX_H

#include "geom/support.h"

#include <corten/data.h>
#include <corten/model.h>

// GJK and EPA; else Minkowski portal refinement.
static inline bool col_convex_is_native(const ctModel* m) {
  return !(m->opt.disableflags & ctDSBL_NATIVECCD);
}

// A narrow-phase function (ctfCollision): one contact, or with multiccd up to five.
//   reads   geom_xpos geom_xmat        writes   con
int col_convex(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2, cttNum margin);

// Columns of the small hulls of meshes. While data_own(d)->hulls points to a cache, shapes get
// their columns from it.
typedef struct HullCache {
  int mesh[16]; // whose hull it is, -1: none
  HullColumns at[16];
} HullCache;

void col_convex_cache(HullCache* c); // empty

// Geom g as a convex shape that is inflated by half the margin.
void col_convex_shape(Convex* c, const ctModel* m, const ctData* d, int g, cttNum margin);

// The deepest contact of two shapes that are inflated by half the margin each; none if they are
// apart. con: dist, pos and normal.
int col_convex_shapes(const ctModel* m, ctContact* con, Convex* a, Convex* b, cttNum margin);

// One contact of a prism with a shape in the same frame. con: dist, pos and normal in that frame.
// Returns the number of contacts; if none, axis is a unit vector from the prism to the shape,
// across which they are apart, or zero.
int col_convex_prism(const ctModel* m, ctContact* con, Convex* prism, Convex* shape,
                     double axis[3]);

#endif
