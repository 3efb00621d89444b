#include "geom/smooth_normal.h"

#include "math/vec.h"

// n: the normal of the contact in, that of the surface out.
static bool world_normal(double n[3], const double pos[3], const Convex* c) {
  if (!c->shape->smooth_normal) return false;
  double r[3], p[3], l[3];
  sub3(r, pos, c->pos);
  mat3_mul_t_vec(p, c->mat, r);
  mat3_mul_t_vec(l, c->mat, n);
  if (!c->shape->smooth_normal(l, c->size, p)) return false;
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
