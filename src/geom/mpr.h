// Overlap of two convex shapes by Minkowski portal refinement: what the flag nativeccd="disable"
// asks for. Cheaper than EPA for deep overlaps, but the depth is along a ray from the centres and
// not the least.
#ifndef GEOM_MPR_H
#define GEOM_MPR_H

#include "geom/support.h"

typedef struct Mpr {
  double depth;
  double dir[3]; // unit, from the first shape to the second; zero where they only touch
  double pos[3]; // halfway between the shapes
} Mpr;

// False if the shapes are apart.
bool mpr(Mpr* r, Convex* a, Convex* b, double tolerance, int iterations);

#endif
