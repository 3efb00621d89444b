// Flat sides and straight edges of a shape, for contacts along them (geom/manifold).
#ifndef GEOM_SIDES_H
#define GEOM_SIDES_H

#include "geom/convex.h"
#include "geom/polygon.h"

#define SIDE_ALIGNED 0.99999872 // cosine of 1.6e-3: directions that count as parallel

// The part of a shape that touches: one to three corners, by number and place.
typedef struct SideFeature {
  int n;
  int corner[3];
  const double* at[3];
} SideFeature;

// Sides or edges that a feature may belong to.
typedef struct SideList {
  int n;
  double dir[POLYGON_MAX][3]; // normals of sides; directions of edges, by manifold
  int side[POLYGON_MAX];
  double end[POLYGON_MAX][3]; // of edges; they begin at the feature's first corner
} SideList;

typedef struct ShapeSides {
  // sides that the feature belongs to; dir: where the other shape is
  void (*find)(SideList* r, const Convex* c, const SideFeature* f, const double dir[3]);
  // edges at a feature of one corner
  void (*edges)(SideList* r, const Convex* c, const SideFeature* f);
  // corners of a side, counterclockwise seen from outside
  void (*polygon)(Polygon* p, const Convex* c, int side);
} ShapeSides;

#endif
