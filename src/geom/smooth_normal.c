#include "geom/smooth_normal.h"

#include "math/vec.h"

#include <math.h>

enum { ITERATIONS = 30 };
#define TOLERANCE 1e-6

// Normal at the point of an ellipsoid that a ray along the last normal meets, again and again.
static bool ellipsoid_inside(double n[3], const double p[3], const double size[3]) {
  double s[3], c = 0;
  for (int i = 0; i < 3; i++) {
    s[i] = 1 / (size[i] * size[i]);
    c += p[i] * p[i] * s[i];
  }
  c -= 1;
  if (c > 0) return false;
  normalize3(n);
  for (int k = 0; k < ITERATIONS; k++) {
    // |S^-1 (p + x n)|^2 = 1
    double a = 0, b = 0, next[3];
    for (int i = 0; i < 3; i++) {
      a += n[i] * n[i] * s[i];
      b += p[i] * n[i] * s[i];
    }
    double det = b * b - a * c;
    if (!(det >= VEC_MINVAL && a >= VEC_MINVAL)) return k > 0;
    double x = (-b + sqrt(det)) / a;
    if (x < 0) return k > 0;
    for (int i = 0; i < 3; i++) next[i] = (p[i] + x * n[i]) * s[i];
    normalize3(next);
    double change = dist3(n, next);
    copy3(n, next);
    if (change < TOLERANCE) break;
  }
  return true;
}

// The nearest point is S^2 p / (S^2 + x) with x where that is on the ellipsoid: Newton's method.
static bool ellipsoid_outside(double n[3], const double p[3], const double size[3]) {
  double x = 0;
  for (int k = 0; k < ITERATIONS; k++) {
    double value = 0, slope = 0;
    for (int i = 0; i < 3; i++) {
      double s2 = size[i] * size[i], r = 1 / (s2 + x), ps2 = p[i] * p[i] * s2;
      value += ps2 * r * r;
      slope -= 2 * ps2 * r * r * r;
    }
    value -= 1;
    if (value < TOLERANCE || slope > -VEC_MINVAL) break;
    double step = -value / slope;
    if (step < TOLERANCE) break;
    x += step;
  }
  for (int i = 0; i < 3; i++) n[i] = p[i] / (size[i] * size[i] + x);
  return true;
}

static bool ellipsoid_normal(double n[3], const double p[3], const double* size) {
  double inside = 0;
  for (int i = 0; i < 3; i++) {
    if (size[i] < VEC_MINVAL) return false;
    inside += p[i] * p[i] / (size[i] * size[i]);
  }
  return inside <= 1 ? ellipsoid_inside(n, p, size) : ellipsoid_outside(n, p, size);
}

// n: in the frame of the shape; the contact's normal in, the surface's out.
static bool surface_normal(double n[3], const double p[3], const Convex* c) {
  const double* size = c->size;
  switch (c->kind) {
  case CONVEX_SPHERE:
    copy3(n, p);
    return true;
  case CONVEX_CAPSULE:
    copy3(n, p);
    n[2] = p[2] < -size[1] ? p[2] + size[1] : p[2] > size[1] ? p[2] - size[1] : 0;
    return true;
  case CONVEX_ELLIPSOID:
    return ellipsoid_normal(n, p, size);
  case CONVEX_CYLINDER: {
    // the round wall, where it is much nearer than the flat ones
    double to_end = fabs(size[1] - fabs(p[2]));
    double to_wall = fabs(size[0] - sqrt(p[0] * p[0] + p[1] * p[1]));
    if (fabs(p[2]) > 0.95 * size[1] || to_end < 0.25 * to_wall) return false;
    copy3(n, p);
    n[2] = 0;
    return true;
  }
  default:
    return false;
  }
}

static bool world_normal(double n[3], const double pos[3], const Convex* c) {
  double r[3], p[3], l[3];
  sub3(r, pos, c->pos);
  mat3_mul_t_vec(p, c->mat, r);
  mat3_mul_t_vec(l, c->mat, n);
  if (!surface_normal(l, p, c)) return false;
  normalize3(l);
  mat3_mul_vec(n, c->mat, l);
  return true;
}

bool smooth_normal(double normal[3], const double pos[3], const Convex* a, const Convex* b) {
  double n1[3], n2[3];
  copy3(n1, normal);
  scl3(n2, normal, -1);
  bool has1 = world_normal(n1, pos, a), has2 = world_normal(n2, pos, b);
  if (has1 && has2) {
    sub3(normal, n1, n2);
    normalize3(normal);
  } else if (has1) {
    copy3(normal, n1);
  } else if (has2) {
    scl3(normal, n2, -1);
  }
  return has1 || has2;
}
