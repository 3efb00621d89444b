// Invariant: the plane is at rest; its normal n does not move. A contact is halfway between a point
// x of the other geom and the plane: dist' = n . x', pos' = x' - n (n . x') / 2.
#include "collide/rate_plane.h"

#include "base/assert.h"
#include "collide/rate_curved.h"
#include "collide/rate_witness.h"
#include "geom/shape.h"

static void rate_ball_on_plane(PairRate* r, const ctContact* con, double radius) {
  TouchSurface plane = rate_surface_face(), ball = rate_surface_ball(radius);
  rate_witness(r, con, &plane, &ball);
  r->kind = RATE_CLOSED;
  r->feature = INFINITY;
}

bool rate_plane_sphere(PairRate* r, const ctModel* m, const ctData* d, const ctContact* con,
                       int n) {
  (void)d;
  for (int i = 0; i < n; i++) rate_ball_on_plane(r + i, con + i, m->geom_size[3 * con->geom[1]]);
  return true;
}

// Both ends are balls; the axis gives the tangent.
bool rate_plane_capsule(PairRate* r, const ctModel* m, const ctData* d, const ctContact* con,
                        int n) {
  Placed s = placed_geom(m, d, con->geom[1]);
  for (int i = 0; i < n; i++) {
    rate_ball_on_plane(r + i, con + i, s.size[0]);
    r[i].hinted = true;
    placed_axis(r[i].axis, s.mat, 2);
    for (int k = 0; k < 3; k++) {
      double e[3] = {0, 0, 0};
      e[k] = 1;
      zero3(r[i].hint[k]);
      cross3(r[i].hint[k] + 3, r[i].axis, e); // (w x a) . e = w . (a x e)
    }
  }
  return true;
}

static void rate_vertex_on_plane(PairRate* r, const ctContact* con) {
  rate_witness_point(r, con);
  r->kind = RATE_CLOSED;
  r->feature = INFINITY;
}

// A corner counts while it is not above the centre.
bool rate_plane_box(PairRate* r, const ctModel* m, const ctData* d, const ctContact* con, int n) {
  const double* centre = placed_geom(m, d, con->geom[1]).pos;
  for (int i = 0; i < n; i++) {
    rate_vertex_on_plane(r + i, con + i);
    double arm[3];
    sub3(arm, centre, con[i].pos);
    r[i].feature = fabs(dot3(arm, con[i].frame) - 0.5 * con[i].dist);
  }
  return true;
}

// The lowest vertex is one until another one is as low. Only what the contacts tell is looked at.
static void rate_mesh_on_plane(PairRate* r, const ctContact* con, int n) {
  for (int i = 0; i < n; i++) {
    rate_vertex_on_plane(r + i, con + i);
    for (int j = 1; j < n; j++) r[i].feature = fmin(r[i].feature, fabs(con[j].dist - con->dist));
  }
}

// An ellipsoid that was fitted to a mesh has vertices of that mesh after its lowest point.
bool rate_plane_convex(PairRate* r, const ctModel* m, const ctData* d, const ctContact* con,
                       int n) {
  const Shape* shape = shape_of(m->geom_type[con->geom[1]]);
  if (shape == &shape_mesh) {
    rate_mesh_on_plane(r, con, n);
    return true;
  }
  if (shape != &shape_ellipsoid) return false;
  TouchSurface plane = rate_surface_face();
  TouchSurface e = rate_curved_ellipsoid(con, placed_geom(m, d, con->geom[1]));
  if (!rate_witness(r, con, &plane, &e)) return false;
  r->kind = RATE_CLOSED;
  r->feature = INFINITY;
  for (int i = 1; i < n; i++) rate_vertex_on_plane(r + i, con + i);
  return true;
}

//---------------------------------- cylinder ------------------------------------------------------

// The frame of axis a, direction of steepest descent and side across both turns with the angular
// velocity w - a (a . w) + a (k . w): the descent turns about the axis so that it stays below it.
typedef struct Rims {
  double pos[3], axis[3], k[3], steep;
} Rims;

// k = -slope / |m| (a x side), with m the part of n across the axis and side = -m x a / |m|.
static Rims turning_rims(Placed s, const double* n) {
  Rims c;
  double m[3], side[3];
  copy3(c.pos, s.pos);
  placed_axis(c.axis, s.mat, 2);
  double slope = dot3(n, c.axis);
  if (slope > 0) {
    scl3(c.axis, c.axis, -1);
    slope = -slope;
  }
  addscl3(m, n, c.axis, -slope);
  double length = norm3(m);
  c.steep = length;
  if (length < VEC_MINVAL) { // it stands: the points are fixed to the cylinder
    copy3(c.k, c.axis);
    return c;
  }
  cross3(side, c.axis, m);
  scl3(side, side, 1 / length);
  cross3(c.k, c.axis, side);
  scl3(c.k, c.k, -slope / length);
  return c;
}

// A point x of that frame moves by u + w x (c - p) + W w x (x - c).
static void rate_rim_point(PairRate* r, const ctContact* con, const Rims* c) {
  const double* n = con->frame;
  double x[3], out[3], arm[3], rate[3][6];
  addscl3(x, con->pos, n, 0.5 * con->dist);
  sub3(out, x, c->pos);
  sub3(arm, c->pos, con->pos);
  for (int j = 0; j < 3; j++) {
    double e[3] = {0, 0, 0}, w[3], turn[3], move[3];
    e[j] = 1;
    addscl3(w, e, c->axis, c->k[j] - c->axis[j]);
    cross3(turn, w, out);
    cross3(move, e, arm);
    for (int k = 0; k < 3; k++) {
      rate[k][j] = e[k];
      rate[k][3 + j] = move[k] + turn[k];
    }
  }
  for (int j = 0; j < 6; j++) {
    double fall = n[0] * rate[0][j] + n[1] * rate[1][j] + n[2] * rate[2][j];
    r->dist[j] = fall;
    for (int k = 0; k < 3; k++) {
      r->pos[k][j] = rate[k][j] - 0.5 * n[k] * fall;
      r->normal[k][j] = 0;
    }
  }
}

bool rate_plane_cylinder(PairRate* r, const ctModel* m, const ctData* d, const ctContact* con,
                         int n) {
  Placed s = placed_geom(m, d, con->geom[1]);
  Rims c = turning_rims(s, con->frame);
  double slope = fabs(dot3(c.axis, con->frame));
  for (int i = 0; i < n; i++) {
    rate_rim_point(r + i, con + i, &c);
    r[i].kind = RATE_CLOSED;
    r[i].moving = 1;
    r[i].hinted = false;
    r[i].feature = fmin(s.size[0] * c.steep, s.size[1] * slope);
  }
  return true;
}
