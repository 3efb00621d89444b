// Invariant: p[0] is inside the difference of the shapes, p[1 .. 3] are support points, v = v1 -
// v2. From discover_portal on, the ray from p[0] through the origin passes through the triangle
// p[1], p[2], p[3]. Every search ends after ENDLESS steps.
#include "geom/mpr.h"

#include "base/assert.h"
#include "math/vec.h"

#include <float.h>
#include <math.h>

// The names are those of Snethen (XenoCollide, Game Programming Gems 7) and of the library libccd
// whose results this gives: v0 is inside the difference of the shapes, the triangle v1 v2 v3 is the
// portal that the ray from v0 to the origin passes through.
typedef struct PortalPoint {
  double v[3], v1[3], v2[3];
} PortalPoint;

typedef struct Portal {
  Convex *a, *b;
  double tolerance;
  int iterations;
  PortalPoint p[4];
} Portal;

enum { ENDLESS = 1000 }; // steps after which a search is given up

//---------------------------------- support -------------------------------------------------------

// Margins are added in the shape's own frame.
static void support_of(double point[3], Convex* c, const double dir[3]) {
  if (!c->shape->portal) {
    support_point(point, c, dir);
    return;
  }
  double l[3], r[3];
  mat3_mul_t_vec(l, c->mat, dir);
  c->shape->portal(r, c, dir, l);
  addtoscl3(r, l, 0.5 * c->margin);
  mat3_mul_vec(point, c->mat, r);
  addto3(point, c->pos);
}

static void support_both(PortalPoint* p, const Portal* o, const double dir[3]) {
  const double back[3] = {-dir[0], -dir[1], -dir[2]};
  support_of(p->v1, o->a, dir);
  support_of(p->v2, o->b, back);
  sub3(p->v, p->v1, p->v2);
}

//---------------------------------- portal --------------------------------------------------------

static bool is_epsilon(double x) { return fabs(x) < DBL_EPSILON; }
static bool is_equal(double a, double b) {
  double d = fabs(a - b);
  return d < DBL_EPSILON || d < DBL_EPSILON * fmax(fabs(a), fabs(b));
}
static bool is_origin(const double v[3]) {
  return is_epsilon(v[0]) && is_epsilon(v[1]) && is_epsilon(v[2]);
}

static void scale_to_unit(double v[3]) { scl3(v, v, 1 / sqrt(dot3(v, v))); }

// Unit normal of the triangle a, b, c
static void normal_of(double n[3], const double a[3], const double b[3], const double c[3]) {
  double d1[3], d2[3];
  sub3(d1, b, a);
  sub3(d2, c, a);
  cross3(n, d1, d2);
  scale_to_unit(n);
}

static double triple_product(const double a[3], const double b[3], const double c[3]) {
  double x[3];
  cross3(x, a, b);
  return dot3(x, c);
}

typedef enum Found { OUTSIDE, TOUCHES, ON_SEGMENT, PORTAL } Found;

// v1 towards the origin, v2 across
static Found first_points(Portal* o, double dir[3]) {
  PortalPoint* p = o->p;
  support_center(p[0].v1, o->a);
  support_center(p[0].v2, o->b);
  sub3(p[0].v, p[0].v1, p[0].v2);
  if (is_origin(p[0].v)) p[0].v[0] += 10 * DBL_EPSILON;
  scl3(dir, p[0].v, -1);
  scale_to_unit(dir);
  support_both(p + 1, o, dir);
  double reach = dot3(p[1].v, dir);
  if (is_epsilon(reach) || !(reach > 0)) return OUTSIDE;
  cross3(dir, p[0].v, p[1].v);
  if (is_epsilon(dot3(dir, dir))) return is_origin(p[1].v) ? TOUCHES : ON_SEGMENT;
  scale_to_unit(dir);
  support_both(p + 2, o, dir);
  reach = dot3(p[2].v, dir);
  return is_epsilon(reach) || !(reach > 0) ? OUTSIDE : PORTAL;
}

// A portal that the ray passes through.
static Found discover_portal(Portal* o) {
  PortalPoint* p = o->p;
  double dir[3];
  Found found = first_points(o, dir);
  if (found != PORTAL) return found;
  normal_of(dir, p[0].v, p[1].v, p[2].v);
  if (dot3(dir, p[0].v) > 0) {
    PortalPoint swap = p[1];
    p[1] = p[2];
    p[2] = swap;
    scl3(dir, dir, -1);
  }
  for (int k = 0; k < ENDLESS; k++) {
    support_both(p + 3, o, dir);
    double reach = dot3(p[3].v, dir);
    if (is_epsilon(reach) || !(reach > 0)) return OUTSIDE;
    // the ray passes outside of a side: the new point takes the place of the one opposite
    double side1 = triple_product(p[1].v, p[3].v, p[0].v);
    double side2 = triple_product(p[3].v, p[2].v, p[0].v);
    if (side1 < 0 && !is_epsilon(side1))
      p[2] = p[3];
    else if (side2 < 0 && !is_epsilon(side2))
      p[1] = p[3];
    else
      return PORTAL;
    normal_of(dir, p[0].v, p[1].v, p[2].v);
  }
  return OUTSIDE;
}

static bool reaches_tolerance(const Portal* o, const PortalPoint* next, const double dir[3]) {
  double far = dot3(next->v, dir), gain = far - dot3(o->p[1].v, dir);
  gain = fmin(gain, far - dot3(o->p[2].v, dir));
  gain = fmin(gain, far - dot3(o->p[3].v, dir));
  return is_equal(gain, o->tolerance) || !(gain >= o->tolerance);
}

// The new point replaces the corner that keeps the ray inside.
static void expand_portal(Portal* o, const PortalPoint* next) {
  PortalPoint* p = o->p;
  double side[3];
  cross3(side, next->v, p[0].v);
  int out;
  if (dot3(p[1].v, side) > 0)
    out = dot3(p[2].v, side) > 0 ? 1 : 3;
  else
    out = dot3(p[3].v, side) > 0 ? 2 : 1;
  p[out] = *next;
}

// Move the portal outwards until the origin is behind it. False if it cannot get there.
static bool refine_portal(Portal* o) {
  for (int k = 0; k < ENDLESS; k++) {
    double dir[3];
    PortalPoint next;
    normal_of(dir, o->p[1].v, o->p[2].v, o->p[3].v);
    double behind = dot3(dir, o->p[1].v);
    if (is_epsilon(behind) || behind > 0) return true;
    support_both(&next, o, dir);
    double reach = dot3(next.v, dir);
    if (!(is_epsilon(reach) || reach > 0) || reaches_tolerance(o, &next, dir)) return false;
    expand_portal(o, &next);
  }
  return false;
}

//---------------------------------- result --------------------------------------------------------

// Squared distance of the origin from a segment, and where.
static double segment_distance(double at[3], const double a[3], const double b[3]) {
  double d[3];
  sub3(d, b, a);
  double t = -dot3(a, d) / dot3(d, d);
  if (t < 0 || is_epsilon(t))
    copy3(at, a);
  else if (t > 1 || is_equal(t, 1))
    copy3(at, b);
  else
    addscl3(at, a, d, t);
  return dot3(at, at);
}

static bool in_unit(double x) { return (is_epsilon(x) || x > 0) && (is_equal(x, 1) || x < 1); }

// Squared distance of the origin from a triangle, and where.
static double triangle_distance(double at[3], const double a[3], const double b[3],
                                const double c[3]) {
  double d1[3], d2[3], other[3];
  sub3(d1, b, a);
  sub3(d2, c, a);
  double v = dot3(d1, d1), w = dot3(d2, d2), p = dot3(a, d1), q = dot3(a, d2), r = dot3(d1, d2);
  double det = w * v - r * r, s = -1, t = -1;
  if (!is_epsilon(det)) {
    s = (q * r - w * p) / det;
    t = (-s * r - q) / w;
  }
  if (in_unit(s) && in_unit(t) && (is_equal(t + s, 1) || t + s < 1)) {
    for (int i = 0; i < 3; i++) at[i] = a[i] + s * d1[i] + t * d2[i];
    return dot3(at, at);
  }
  double best = segment_distance(at, a, b);
  const double* from[2] = {a, b};
  for (int i = 0; i < 2; i++) {
    double dist = segment_distance(other, from[i], c);
    if (!(dist < best)) continue;
    best = dist;
    copy3(at, other);
  }
  return best;
}

// Barycentric coordinates of the origin in the tetrahedron of the portal, or in the portal where
// that is flat, give the points on the shapes.
static void portal_position(double pos[3], const Portal* o) {
  const PortalPoint* p = o->p;
  double b[4] = {triple_product(p[1].v, p[2].v, p[3].v), triple_product(p[3].v, p[2].v, p[0].v),
                 triple_product(p[0].v, p[1].v, p[3].v), triple_product(p[2].v, p[1].v, p[0].v)};
  double sum = b[0] + b[1] + b[2] + b[3];
  if (is_epsilon(sum) || sum < 0) {
    double dir[3];
    normal_of(dir, p[1].v, p[2].v, p[3].v);
    b[0] = 0;
    b[1] = triple_product(p[2].v, p[3].v, dir);
    b[2] = triple_product(p[3].v, p[1].v, dir);
    b[3] = triple_product(p[1].v, p[2].v, dir);
    sum = b[1] + b[2] + b[3];
  }
  double x1[3] = {0, 0, 0}, x2[3] = {0, 0, 0}, inv = 1 / sum;
  for (int i = 0; i < 4; i++) {
    addtoscl3(x1, p[i].v1, b[i]);
    addtoscl3(x2, p[i].v2, b[i]);
  }
  for (int i = 0; i < 3; i++) pos[i] = (x1[i] * inv + x2[i] * inv) * 0.5;
}

static void penetrate_portal(Mpr* r, Portal* o) {
  for (int k = 0; k <= o->iterations + 1; k++) {
    double dir[3];
    PortalPoint next;
    normal_of(dir, o->p[1].v, o->p[2].v, o->p[3].v);
    support_both(&next, o, dir);
    if (reaches_tolerance(o, &next, dir) || k > o->iterations) break;
    expand_portal(o, &next);
  }
  r->depth = sqrt(triangle_distance(r->dir, o->p[1].v, o->p[2].v, o->p[3].v));
  if (is_epsilon(r->depth))
    zero3(r->dir);
  else
    scale_to_unit(r->dir);
  portal_position(r->pos, o);
}

// The ray goes through v1: the depth is the way there, if any.
static void penetrate_segment(Mpr* r, const Portal* o, Found found) {
  CT_ASSERT(found == TOUCHES || found == ON_SEGMENT);
  const PortalPoint* p = o->p + 1;
  for (int i = 0; i < 3; i++) r->pos[i] = (p->v1[i] + p->v2[i]) * 0.5;
  r->depth = 0;
  zero3(r->dir);
  if (found == TOUCHES) return;
  copy3(r->dir, p->v);
  r->depth = norm3(r->dir);
  scale_to_unit(r->dir);
}

bool mpr(Mpr* r, Convex* a, Convex* b, double tolerance, int iterations) {
  Portal o;
  o.a = a;
  o.b = b;
  o.tolerance = tolerance;
  o.iterations = iterations;
  Found found = discover_portal(&o);
  if (found == OUTSIDE) return false;
  if (found == PORTAL) {
    if (!refine_portal(&o)) return false;
    penetrate_portal(r, &o);
  } else {
    penetrate_segment(r, &o, found);
  }
  return true;
}
