// Contacts of a triangle that has a radius with balls, boxes and capsules. Normals point to the
// triangle.
#ifndef COLLIDE_COL_TRIANGLE_H
#define COLLIDE_COL_TRIANGLE_H

#include "collide/placed.h"

typedef struct Triangle {
  const double* corner[3];
  double radius;
} Triangle;

// One contact at the nearest point.
int col_triangle_ball(ctContact* con, const double center[3], double radius, const Triangle* t,
                      double margin);

// The triangle's corners near the box, each pushed out of the nearest face; then the box's corners
// near the triangle. At most 11.
int col_triangle_box(ctContact* con, Placed box, const Triangle* t, double margin);

// Both ends of the capsule; then the triangle's corners beside the capsule. At most 5.
int col_triangle_capsule(ctContact* con, Placed capsule, const Triangle* t, double margin);

// r = the point of the triangle nearest to p.
void col_triangle_nearest(double r[3], const Triangle* t, const double p[3]);

#endif
