// Several contact points of shapes with flat sides, from the deepest one.
#ifndef GEOM_MANIFOLD_H
#define GEOM_MANIFOLD_H

#include "geom/penetration.h"

// Two boxes have up to eight points, others four.
enum { MANIFOLD_MAX = 8 };

typedef struct Manifold {
  int n;
  double x1[MANIFOLD_MAX][3], x2[MANIFOLD_MAX][3];
} Manifold;

// Where a side or an edge of one shape lies along a side of the other, the points around their
// common area; else only the pair of points in p. Shapes are boxes, clouds or hulls, without
// margin, and p is deep. Of more than four points four remain, but for two boxes.
void manifold(Manifold* r, const Penetration* p, const Convex* a, const Convex* b);

#endif
