// Distance of two convex shapes (Gilbert, Johnson, Keerthi), and whether they overlap.
#ifndef GEOM_GJK_H
#define GEOM_GJK_H

#include "geom/support.h"
#include "math/vec.h"

// A point of the Minkowski difference and the two points that it is the difference of.
typedef struct MinkowskiPoint {
  double w[3]; // a - b
  double a[3], b[3];
  int ia, ib; // corners of the shapes; -1: none
} MinkowskiPoint;

typedef struct Gjk {
  Convex *a, *b;
  double tolerance;
  int iterations; // at most
  double cutoff; // > 0: the distance is wanted where it is below this; 0: only whether they overlap
  // results
  double dist;              // 0 in contact, DBL_MAX when farther apart than asked for
  double axis[3];           // unit, from a to b: separates them where dist is DBL_MAX; or zero
  bool witness;             // a point on each shape is known:
  double x1[3], x2[3];      // also the start: points inside
  MinkowskiPoint vertex[4]; // simplex around the point nearest to the origin
  int n;                    // its size
  bool enclosed;            // the origin is clearly inside all sides of a tetrahedron
} Gjk;

void gjk(Gjk* g);

static inline void gjk_support_inflated(double point[3], Convex* c, const double dir[3]) {
  support_point(point, c, dir);
  if (c->margin > 0 && !c->shape->rounded) addtoscl3(point, dir, 0.5 * c->margin);
}

// Support of the difference in a unit direction, with margins; back = -dir.
static inline void gjk_support(MinkowskiPoint* p, Convex* a, Convex* b, const double dir[3],
                               const double back[3]) {
  gjk_support_inflated(p->a, a, dir);
  gjk_support_inflated(p->b, b, back);
  sub3(p->w, p->a, p->b);
  p->ia = a->vertindex;
  p->ib = b->vertindex;
}

// The same from the other two corners, where the second gives no usable normal.
bool gjk_project_again(double r[3], const double v1[3], const double v2[3], const double v3[3]);

// r = projection of the origin onto the plane through three points; false if they are on a line.
static inline bool gjk_project_on_plane(double r[3], const double v1[3], const double v2[3],
                                        const double v3[3]) {
  double d21[3], d32[3], n[3];
  sub3(d21, v2, v1);
  sub3(d32, v3, v2);
  cross3(n, d32, d21);
  double height = dot3(n, v2), nn = dot3(n, n);
  if (nn == 0) return false;
  if (height == 0 || !(nn > VEC_MINVAL)) return gjk_project_again(r, v1, v2, v3);
  scl3(r, n, height / nn);
  return true;
}

// Affine coordinates of p, a point of the plane of a triangle; computed in the coordinate plane in
// which the triangle's shadow is largest. Returns twice the signed area of that shadow; the
// coordinates are still to be divided by it.
double gjk_areas(double area[3], const double* const v[3], const double p[3]);

#endif
