// Triangles of a mesh: area, normal, centres.
#ifndef GEOM_TRIANGLE_H
#define GEOM_TRIANGLE_H

#include "math/vec.h"

#include <math.h>
#include <stdbool.h>

static const double kTriangleMinval = 1e-15; // twice the area of a triangle that counts
static const double kTriangleEps = 1e-14;    // the same where a direction is asked for

// (b - a) x (c - a), twice the area in length
static inline void triangle_cross(double r[3], const double a[3], const double b[3],
                                  const double c[3]) {
  double ab[3], ac[3];
  sub3(ab, b, a);
  sub3(ac, c, a);
  cross3(r, ab, ac);
}

static inline void triangle_centroid(double r[3], const double a[3], const double b[3],
                                     const double c[3]) {
  for (int i = 0; i < 3; i++) r[i] = (a[i] + b[i] + c[i]) / 3;
}

// Area and unit normal. A triangle too small to count has area 0 and keeps its raw cross product.
static inline double triangle_area_normal(double normal[3], const double a[3], const double b[3],
                                          const double c[3]) {
  triangle_cross(normal, a, b, c);
  double length = sqrt(dot3(normal, normal));
  if (length < kTriangleMinval) return 0;
  for (int i = 0; i < 3; i++) normal[i] /= length;
  return 0.5 * length;
}

static inline double triangle_area(const double a[3], const double b[3], const double c[3]) {
  double cross[3];
  triangle_cross(cross, a, b, c);
  double length = sqrt(dot3(cross, cross));
  return length < kTriangleMinval ? 0 : 0.5 * length;
}

// Unit normal. A triangle without a direction gets MuJoCo's result: the x axis divided by the
// length, hence infinite or NaN.
static inline void triangle_normal(double r[3], const double a[3], const double b[3],
                                   const double c[3]) {
  triangle_cross(r, a, b, c);
  double length = sqrt(dot3(r, r));
  if (length < kTriangleEps) {
    r[0] = 1;
    r[1] = r[2] = 0;
  }
  for (int i = 0; i < 3; i++) r[i] /= length;
}

// Centre of the circle through the corners: c + ((|p|^2 q - |q|^2 p) x (p x q)) / (2 |p x q|^2) for
// p = a - c, q = b - c. Not a number for a degenerate triangle.
static inline void triangle_circumcentre(double r[3], const double a[3], const double b[3],
                                         const double c[3]) {
  double p[3], q[3], normal[3], v[3], at[3];
  sub3(p, a, c);
  sub3(q, b, c);
  cross3(normal, p, q);
  double pp = dot3(p, p), qq = dot3(q, q), length = sqrt(dot3(normal, normal));
  for (int i = 0; i < 3; i++) v[i] = pp * q[i] - qq * p[i];
  cross3(at, v, normal);
  for (int i = 0; i < 3; i++) r[i] = at[i] / (2 * length * length) + c[i];
}

#endif
