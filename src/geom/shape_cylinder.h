// The support point of a cylinder, for the inner loops of GJK.
#ifndef GEOM_SHAPE_CYLINDER_H
#define GEOM_SHAPE_CYLINDER_H

#include "geom/convex.h"

static inline void shape_cylinder_support(double point[3], const Convex* c, const double dir[3]) {
  double l[3];
  mat3_mul_t_vec(l, c->mat, dir);
  double across = l[0] * l[0] + l[1] * l[1];
  double scale = across > VEC_MINVAL * VEC_MINVAL ? c->size[0] / sqrt(across) : 0;
  l[0] *= scale;
  l[1] *= scale;
  l[2] = l[2] >= 0 ? c->size[1] : -c->size[1];
  convex_place(point, c, l);
}

#endif
