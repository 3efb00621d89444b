// Signed distance of two convex shapes: GJK where they are apart, EPA where they overlap.
#ifndef GEOM_PENETRATION_H
#define GEOM_PENETRATION_H

#include "geom/epa.h"

typedef struct Penetration {
  double tolerance; // in: of the distance
  int iterations;   // in: at most, of GJK and of EPA
  double cutoff;    // in: 0: only overlaps count; > 0: distances below this, too
  double dist;      // DBL_MAX: farther apart than asked for; 0: touching, or no depth found
  double axis[3];   // unit, from a to b: separates them where dist is DBL_MAX; or zero
  bool witness;     // these are known:
  double x1[3], x2[3];
  bool deep;                // x1, x2 come from the polytope, a side of which is
  MinkowskiPoint vertex[3]; // this one
} Penetration;

// Spheres and capsules that overlap less than their radius are a point or a segment with a margin,
// which is exact and needs no EPA. Restores a and b.
void penetration(Penetration* p, Convex* a, Convex* b);

#endif
