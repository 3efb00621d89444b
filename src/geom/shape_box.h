// A box, for shapes that contain one and for the inner loops of GJK.
#ifndef GEOM_SHAPE_BOX_H
#define GEOM_SHAPE_BOX_H

#include "base/assert.h"
#include "geom/convex.h"

// A ray against the six faces apart, lower and upper along x, y, z: x of each or -1. The result is
// the nearest.
double shape_box_faces(const double size[3], const Ray* ray, double face[6]);

// Give a box its corners, for many searches. A flat box has none: two of them would be one point.
void shape_box_corners(Convex* box, BoxCorners* corners);

// The same support point as without corners at hand, for a third of the work.
static inline void shape_box_support(double point[3], Convex* c, const double dir[3]) {
  CT_VALIDATE(c->size[0] > 0 && c->size[1] > 0 && c->size[2] > 0); // a flat box has no corners
  double l[3];
  mat3_mul_t_vec(l, c->mat, dir);
  int corner = (l[0] >= 0) | (l[1] >= 0) << 1 | (l[2] >= 0) << 2;
  c->vertindex = corner;
  copy3(point, c->corners->at[corner]);
}

#endif
