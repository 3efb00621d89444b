// Depth of overlap of two convex shapes by the expanding polytope algorithm.
#ifndef GEOM_EPA_H
#define GEOM_EPA_H

#include "geom/gjk.h"

// More than the first take memory from the heap, more than the second are cut.
enum { EPA_ITERATIONS = 170, EPA_MAX_ITERATIONS = 2730 };

typedef struct EpaResult {
  double dist;              // minus the depth; 0 where none was found
  bool started;             // there was a polytope to expand
  bool found;               // the following are known:
  double x1[3], x2[3];      // the deepest point of each shape
  MinkowskiPoint vertex[3]; // side of the polytope nearest to the origin
} EpaResult;

// g: from gjk, overlapping or closer than the tolerance, with a simplex of two or more vertices.
void epa(EpaResult* r, Gjk* g);

#endif
