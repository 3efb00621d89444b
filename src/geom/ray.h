// A ray p + x v, x >= 0, and the solutions that shapes share.
#ifndef GEOM_RAY_H
#define GEOM_RAY_H

#include "base/assert.h"
#include "math/vec.h"

#include <math.h>
#include <stdbool.h>

typedef struct Ray {
  double p[3], v[3];
} Ray;

#if !defined(CT_LANES) // rays are of one world

static inline void ray_at(double r[3], const Ray* ray, double x) { addscl3(r, ray->p, ray->v, x); }

// Is x a hit, and nearer than the best one so far (-1: none)?
static inline bool ray_is_nearer(double x, double best) { return x >= 0 && (best < 0 || x < best); }

// Roots of a x^2 + 2 b x + c in order; false when there are none, or only a touch.
static inline bool ray_roots(double a, double b, double c, double x[2]) {
  double det = b * b - a * c;
  x[0] = x[1] = -1;
  if (det < VEC_MINVAL) return false;
  det = sqrt(det);
  x[0] = (-b - det) / a;
  x[1] = (-b + det) / a;
  CT_VALIDATE(!(x[0] > x[1]));
  return true;
}

// The first of two ordered solutions that lies ahead, -1: none.
static inline double ray_ahead(const double x[2]) {
  return x[0] >= 0 ? x[0] : x[1] >= 0 ? x[1] : -1;
}

// The sphere of squared radius r2 about the origin.
static inline double ray_sphere(const Ray* ray, double r2) {
  double x[2];
  const double *p = ray->p, *v = ray->v;
  ray_roots(dot3(v, v), dot3(v, p), dot3(p, p) - r2, x);
  return ray_ahead(x);
}

// Side of an infinite cylinder about z, taken where |z| <= height.
static inline double ray_tube(const Ray* ray, double radius, double height) {
  const double *p = ray->p, *v = ray->v;
  double x[2], a = v[0] * v[0] + v[1] * v[1], b = v[0] * p[0] + v[1] * p[1];
  if (!ray_roots(a, b, p[0] * p[0] + p[1] * p[1] - radius * radius, x)) return -1;
  double first = ray_ahead(x);
  return first >= 0 && fabs(p[2] + first * v[2]) <= height ? first : -1;
}

#endif

#endif
