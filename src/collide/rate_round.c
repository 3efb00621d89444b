// Invariant: a contact is halfway between two touching points along its normal, from which the
// centres of balls, and with them the features, are found again.
#include "collide/rate_round.h"

#include "base/assert.h"
#include "collide/rate_witness.h"

// Both surfaces, and metres to the next change of one of them.
typedef struct Touching {
  TouchSurface side[2];
  double feature;
} Touching;

static bool rate_touching(PairRate* r, const ctContact* con, const Touching* t) {
  r->kind = RATE_CLOSED;
  r->feature = t->feature;
  return rate_witness(r, con, t->side, t->side + 1);
}

// The centre of the ball that touches on one side.
static void ball_centre(double* c, const ctContact* con, int side, double radius) {
  double out = radius + 0.5 * con->dist;
  addscl3(c, con->pos, con->frame, side == 0 ? -out : out);
}

// A capsule touches with its side between the ends of its segment, else with a ball.
static void add_capsule(Touching* t, const ctContact* con, int side, Placed s) {
  double c[3], dif[3], axis[3];
  ball_centre(c, con, side, s.size[0]);
  sub3(dif, c, s.pos);
  placed_axis(axis, s.mat, 2);
  double to_end = s.size[1] - fabs(dot3(axis, dif));
  bool between = to_end > 1e-12 * (1 + s.size[1]);
  t->side[side] = between ? rate_surface_edge(con, axis, s.size[0]) : rate_surface_ball(s.size[0]);
  if (between) t->feature = fmin(t->feature, to_end);
}

bool rate_sphere_sphere(PairRate* r, const ctModel* m, const ctData* d, const ctContact* con,
                        int n) {
  CT_ASSERT(n == 1);
  double r1 = placed_geom(m, d, con->geom[0]).size[0], r2 = placed_geom(m, d, con->geom[1]).size[0];
  Touching t = {{rate_surface_ball(r1), rate_surface_ball(r2)}, con->dist + r1 + r2};
  return n == 1 && rate_touching(r, con, &t);
}

bool rate_sphere_capsule(PairRate* r, const ctModel* m, const ctData* d, const ctContact* con,
                         int n) {
  Touching t = {.feature = INFINITY};
  t.side[0] = rate_surface_ball(placed_geom(m, d, con->geom[0]).size[0]);
  add_capsule(&t, con, 1, placed_geom(m, d, con->geom[1]));
  return n == 1 && rate_touching(r, con, &t);
}

bool rate_capsule_capsule(PairRate* r, const ctModel* m, const ctData* d, const ctContact* con,
                          int n) {
  for (int i = 0; i < n; i++) {
    Touching t = {.feature = INFINITY};
    for (int side = 0; side < 2; side++)
      add_capsule(&t, con + i, side, placed_geom(m, d, con->geom[side]));
    if (!rate_touching(r + i, con + i, &t)) return false;
  }
  return true;
}

// As in col_sphere_cylinder: side, cap, or rim.
bool rate_sphere_cylinder(PairRate* r, const ctModel* m, const ctData* d, const ctContact* con,
                          int n) {
  Placed a = placed_geom(m, d, con->geom[0]), c = placed_geom(m, d, con->geom[1]);
  double axis[3], dif[3], out[3];
  placed_axis(axis, c.mat, 2);
  sub3(dif, a.pos, c.pos);
  double x = dot3(axis, dif);
  addscl3(out, dif, axis, -x);
  double over = fabs(x) - c.size[1], beyond = norm3(out) - c.size[0];
  Touching t = {.side = {rate_surface_ball(a.size[0])}};
  bool side = over < 0, cap = beyond < 0;
  if (side && cap) {
    t.feature = fabs(over - beyond);
    side = over <= beyond;
  } else {
    t.feature = side || cap ? (side ? -over : -beyond) : fmin(over, beyond);
  }
  if (side)
    t.side[1] = rate_surface_edge(con, axis, c.size[0]);
  else
    t.side[1] = cap ? rate_surface_face() : rate_surface_rim(con, axis, c.size[0]);
  return n == 1 && rate_touching(r, con, &t);
}

// A centre outside in one coordinate is nearest to a face, in two to an edge, in three to a corner;
// inside all it is pushed out of the nearest face.
bool rate_sphere_box(PairRate* r, const ctModel* m, const ctData* d, const ctContact* con, int n) {
  Placed a = placed_geom(m, d, con->geom[0]), b = placed_geom(m, d, con->geom[1]);
  double dif[3], p[3], axis[3], out[3];
  sub3(dif, a.pos, b.pos);
  mat3_mul_t_vec(p, b.mat, dif);
  Touching t = {.side = {rate_surface_ball(a.size[0])}, .feature = INFINITY};
  int outside = 0, along = 0;
  for (int k = 0; k < 3; k++) {
    out[k] = fabs(p[k]) - b.size[k];
    if (out[k] > 0)
      outside++;
    else
      along = k;
    t.feature = fmin(t.feature, fabs(out[k]));
  }
  placed_axis(axis, b.mat, along);
  if (outside == 3)
    t.side[1] = rate_surface_vertex();
  else
    t.side[1] = outside == 2 ? rate_surface_edge(con, axis, 0) : rate_surface_face();
  if (outside == 0) { // the two largest of out decide
    double high = fmax(out[0], fmax(out[1], out[2])), low = fmin(out[0], fmin(out[1], out[2]));
    t.feature = fmin(-high, high - (out[0] + out[1] + out[2] - high - low));
  }
  return n == 1 && rate_touching(r, con, &t);
}
