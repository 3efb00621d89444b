// A prism of a height field: three corners below, three above them, in a frame where up is z.
#ifndef GEOM_SHAPE_PRISM_H
#define GEOM_SHAPE_PRISM_H

#include "geom/convex.h"

static inline void shape_prism_support(double point[3], const Convex* c, const double dir[3]) {
  const double* const* v = c->corner + (dir[2] < 0 ? 0 : 3);
  double x0 = dot3(v[0], dir), x1 = dot3(v[1], dir), x2 = dot3(v[2], dir);
  int best = x1 > x0;
  double most = x1 > x0 ? x1 : x0;
  best = x2 > most ? 2 : best; // no branch: it would be mispredicted
  copy3(point, v[best]);
}

#endif
