// Invariant: everything is in the world. Places on segments are in [-1, 1], the ends of the
// segment. Normals are unit vectors from the first shape to the second. Comparisons fail for NaN,
// so that a pose that is not finite has no contact.
#include "collide/col_round.h"

#include "base/assert.h"

static Ball ball_of(Placed s) { return (Ball){{s.pos[0], s.pos[1], s.pos[2]}, s.size[0], s.mat}; }

// The comparison is written so that NaN is no contact.
int col_round_balls(ctContact* con, const Ball* a, const Ball* b, double margin) {
  double n[3];
  sub3(n, b->pos, a->pos);
  double square = dot3(n, n), reach = margin + a->radius + b->radius;
  if (!(square <= reach * reach)) return 0;

  // One centre: the normal is across the z axes; two parallel axes give x.
  if (normalize3(n) < VEC_MINVAL) {
    double z1[3], z2[3];
    placed_axis(z1, a->mat, 2);
    placed_axis(z2, b->mat, 2);
    cross3(n, z1, z2);
    normalize3(n);
  }
  double dist = sqrt(square) - a->radius - b->radius, pos[3];
  addscl3(pos, a->pos, n, a->radius + 0.5 * dist);
  placed_contact(con, dist, pos, n);
  return 1;
}

// The ball on a capsule's segment at x along its axis.
static Ball ball_at(Placed capsule, const double* axis, double x) {
  Ball b = ball_of(capsule);
  addscl3(b.pos, b.pos, axis, x);
  return b;
}

int col_round_ball_capsule(ctContact* con, const Ball* a, Placed capsule, double margin) {
  double axis[3], dif[3], half = capsule.size[1];
  placed_axis(axis, capsule.mat, 2);
  sub3(dif, a->pos, capsule.pos);
  Ball b = ball_at(capsule, axis, clip1(dot3(axis, dif), -half, half));
  return col_round_balls(con, a, &b, margin);
}

//---------------------------------- capsule and capsule -------------------------------------------

// Two segments p1 + x1 a1 and p2 + x2 a2, x in [-1, 1]: the squared distance has the Hessian
// (aa, -ab; -ab, bb) and the gradient (-u, -v) at 0.
typedef struct Segments {
  Placed s1, s2;
  double a1[3], a2[3];
  double aa, ab, bb, u, v;
} Segments;

static Segments make_segments(Placed s1, Placed s2) {
  Segments g = {.s1 = s1, .s2 = s2};
  double dif[3];
  placed_axis(g.a1, s1.mat, 2);
  placed_axis(g.a2, s2.mat, 2);
  scl3(g.a1, g.a1, s1.size[1]);
  scl3(g.a2, g.a2, s2.size[1]);
  sub3(dif, s1.pos, s2.pos);
  g.aa = dot3(g.a1, g.a1);
  g.ab = dot3(g.a1, g.a2);
  g.bb = dot3(g.a2, g.a2);
  g.u = -dot3(g.a1, dif);
  g.v = dot3(g.a2, dif);
  return g;
}

// Contact of the balls at x1 and x2.
static int segments_at(ctContact* con, const Segments* g, double x1, double x2, double margin) {
  Ball b1 = ball_at(g->s1, g->a1, x1), b2 = ball_at(g->s2, g->a2, x2);
  return col_round_balls(con, &b1, &b2, margin);
}

// The minimum of the quadratic in the square; a bound that is hit fixes that variable, the other
// one is found again.
static int segments_cross(ctContact* con, const Segments* g, double det, double margin) {
  double x1 = (g->bb * g->u + g->ab * g->v) / det;
  double x2 = (g->aa * g->v + g->ab * g->u) / det;
  if (x1 > 1 || x1 < -1) {
    x1 = x1 > 1 ? 1 : -1;
    x2 = (g->v + x1 * g->ab) / g->bb;
  }
  if (x2 > 1 || x2 < -1) {
    x2 = x2 > 1 ? 1 : -1;
    x1 = clip1((g->u + x2 * g->ab) / g->aa, -1, 1);
  }
  CT_ASSERT(!(fabs(x1) > 1) && !(fabs(x2) > 1));
  return segments_at(con, g, x1, x2, margin);
}

// Parallel: the ends of the first, then of the second, each with the nearest point of the other
// one, until there are two contacts.
static int segments_parallel(ctContact* con, const Segments* g, double margin) {
  int n = 0;
  for (int end = 1; end >= -1; end -= 2)
    n += segments_at(con + n, g, end, clip1((g->v + end * g->ab) / g->bb, -1, 1), margin);
  for (int end = 1; end >= -1 && n < 2; end -= 2)
    n += segments_at(con + n, g, clip1((g->u + end * g->ab) / g->aa, -1, 1), end, margin);
  CT_ASSERT(n <= 2);
  return n;
}

int col_round_capsules(ctContact* con, Placed s1, Placed s2, double margin) {
  Segments g = make_segments(s1, s2);
  double det = g.aa * g.bb - g.ab * g.ab;
  return fabs(det) >= VEC_MINVAL ? segments_cross(con, &g, det, margin)
                                 : segments_parallel(con, &g, margin);
}

//---------------------------------- geoms ---------------------------------------------------------

int col_sphere_sphere(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2,
                      cttNum margin) {
  Ball a = ball_of(placed_geom(m, d, g1)), b = ball_of(placed_geom(m, d, g2));
  return col_round_balls(con, &a, &b, margin);
}

int col_sphere_capsule(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2,
                       cttNum margin) {
  Ball a = ball_of(placed_geom(m, d, g1));
  return col_round_ball_capsule(con, &a, placed_geom(m, d, g2), margin);
}

int col_capsule_capsule(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2,
                        cttNum margin) {
  return col_round_capsules(con, placed_geom(m, d, g1), placed_geom(m, d, g2), margin);
}

// A ball above a cap: the cap is a plane. The normal points into the cylinder.
static int ball_on_cap(ctContact* con, const Ball* a, const double* centre, const double* inward,
                       double margin) {
  double dif[3], pos[3];
  sub3(dif, centre, a->pos);
  double height = dot3(dif, inward), dist = height - a->radius;
  if (!(height <= margin + a->radius)) return 0;
  addscl3(pos, a->pos, inward, 0.5 * dist + a->radius);
  placed_contact(con, dist, pos, inward);
  return 1;
}

// x is the place along the axis, out the vector away from it. The nearest of the cylinder is its
// side (a ball of its radius on the axis), a cap, or the rim (a point); inside, the nearer of the
// first two.
int col_sphere_cylinder(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2,
                        cttNum margin) {
  Placed c = placed_geom(m, d, g2);
  Ball a = ball_of(placed_geom(m, d, g1)), b = ball_of(c);
  double axis[3], dif[3], out[3], radius = c.size[0], half = c.size[1];
  placed_axis(axis, c.mat, 2);
  sub3(dif, a.pos, c.pos);
  double x = dot3(axis, dif);
  addscl3(out, dif, axis, -x);
  double away = dot3(out, out);

  bool side = fabs(x) < half, cap = away < radius * radius;
  if (side && cap) {
    cap = half - fabs(x) < radius - sqrt(away);
    side = !cap;
  }
  CT_ASSERT(!side || !cap);
  if (side) {
    addscl3(b.pos, b.pos, axis, x);
    return col_round_balls(con, &a, &b, margin);
  }
  double end[3];
  scl3(end, axis, x > 0 ? half : -half);
  if (cap) {
    double inward[3];
    scl3(inward, axis, x > 0 ? -1 : 1);
    addto3(b.pos, end);
    return ball_on_cap(con, &a, b.pos, inward, margin);
  }
  addscl3(end, end, out, radius / sqrt(away));
  addto3(b.pos, end);
  b.radius = 0;
  return col_round_balls(con, &a, &b, margin);
}
