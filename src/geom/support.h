// Convex shapes by their support function: the farthest point in a direction.
#ifndef GEOM_SUPPORT_H
#define GEOM_SUPPORT_H

#include "geom/shape_box.h"
#include "geom/shape_cylinder.h"
#include "geom/shape_prism.h"

// The support point of a unit direction, without the margin: Shape.support. A call through a
// pointer is a large part of the work of a prism, a cylinder or a box with its corners, which
// height fields ask for thousands of times: those are inlined.
static inline void support_point(double point[3], Convex* c, const double dir[3]) {
  if (c->shape == &shape_prism)
    shape_prism_support(point, c, dir);
  else if (c->shape == &shape_cylinder)
    shape_cylinder_support(point, c, dir);
  else if (c->shape == &shape_box && c->corners)
    shape_box_support(point, c, dir);
  else
    c->shape->support(point, c, dir);
}

// The box around a shape.
static inline void support_box(double low[3], double high[3], Convex* c) {
  for (int k = 0; k < 3; k++) {
    double dir[3] = {0, 0, 0}, x[3];
    dir[k] = 1;
    support_point(x, c, dir);
    high[k] = x[k];
    dir[k] = -1;
    support_point(x, c, dir);
    low[k] = x[k];
  }
}

// A point inside.
void support_center(double center[3], const Convex* c);

// Flat sides and sharp corners only, so that GJK and EPA end after finitely many steps.
bool support_is_discrete(const Convex* c);

#endif
