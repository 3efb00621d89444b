#include "geom/shape_prism.h"

static void prism_support(double point[3], Convex* c, const double dir[3]) {
  shape_prism_support(point, c, dir);
}

static void prism_center(double center[3], const Convex* c) {
  zero3(center);
  for (int i = 0; i < 6; i++) addto3(center, c->corner[i]);
  scl3(center, center, 1.0 / 6);
}

const Shape shape_prism = {
    .discrete = true,
    .support = prism_support,
    .center = prism_center,
};
