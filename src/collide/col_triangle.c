#include "collide/col_triangle.h"

//---------------------------------- nearest point -------------------------------------------------

// Coordinates in the plane of a triangle: the first corner is the origin, x is along the first
// side.
typedef struct Flat {
  double x[3], y[3], n[3]; // axes
  double a, b[2];          // the other corners: (a, 0) and b
} Flat;

static Flat flatten(const Triangle* t) {
  Flat f;
  double A[3], B[3];
  sub3(A, t->corner[1], t->corner[0]);
  sub3(B, t->corner[2], t->corner[0]);
  cross3(f.n, A, B);
  normalize3(f.n);
  cross3(f.y, f.n, A);
  normalize3(f.y);
  copy3(f.x, A);
  f.a = normalize3(f.x);
  f.b[0] = dot3(f.x, B);
  f.b[1] = dot3(f.y, B);
  return f;
}

// On which side of the line from u to v is p?
static int side_of(const double p[2], const double u[2], const double v[2]) {
  double area = (u[0] - p[0]) * (v[1] - p[1]) - (u[1] - p[1]) * (v[0] - p[0]);
  return (area > 0) - (area < 0);
}

// The nearest point of the segment from u to v; returns the squared distance.
static double to_segment(double r[2], const double p[2], const double u[2], const double v[2]) {
  double e[2] = {v[0] - u[0], v[1] - u[1]}, ee = e[0] * e[0] + e[1] * e[1];
  double s = ((p[0] - u[0]) * e[0] + (p[1] - u[1]) * e[1]) / (ee > VEC_MINVAL ? ee : VEC_MINVAL);
  s = s <= 0 ? 0 : s >= 1 ? 1 : s;
  for (int i = 0; i < 2; i++) r[i] = u[i] + s * e[i];
  return (r[0] - p[0]) * (r[0] - p[0]) + (r[1] - p[1]) * (r[1] - p[1]);
}

// The nearest point to p, a point of the plane. True if that is p itself.
static bool nearest_flat(double r[2], const Flat* f, const double p[2]) {
  const double corner[4][2] = {{0, 0}, {f->a, 0}, {f->b[0], f->b[1]}, {0, 0}};
  int side[3];
  for (int k = 0; k < 3; k++) side[k] = side_of(p, corner[k], corner[k + 1]);
  if (side[0] == side[1] && side[1] == side[2]) {
    r[0] = p[0];
    r[1] = p[1];
    return true;
  }
  double x[3][2], dist[3];
  for (int k = 0; k < 3; k++) dist[k] = to_segment(x[k], p, corner[k], corner[k + 1]);
  int best = dist[1] < dist[2] ? 1 : 2;
  if (dist[0] < dist[1] && dist[0] < dist[2]) best = 0;
  r[0] = x[best][0];
  r[1] = x[best][1];
  return false;
}

// The nearest point to q, relative to the first corner, as q is. True if it is the foot of q.
static bool nearest_in(double r[3], const Flat* f, const double q[3]) {
  double p[2] = {dot3(f->x, q), dot3(f->y, q)}, best[2];
  bool foot = nearest_flat(best, f, p);
  scl3(r, f->x, best[0]);
  addtoscl3(r, f->y, best[1]);
  return foot;
}

void col_triangle_nearest(double r[3], const Triangle* t, const double p[3]) {
  Flat f = flatten(t);
  double q[3];
  sub3(q, p, t->corner[0]);
  nearest_in(r, &f, q);
  addto3(r, t->corner[0]);
}

//---------------------------------- colliders -----------------------------------------------------

static int flat_ball(ctContact* con, const Flat* f, const Triangle* t, const double center[3],
                     double radius, double margin) {
  double q[3], n[3], pos[3], reach = margin + radius + t->radius;
  sub3(q, center, t->corner[0]);
  double height = dot3(f->n, q);
  if (!(fabs(height) <= reach)) return 0;
  if (nearest_in(n, f, q)) { // along the normal: a height near zero leaves no other direction
    addscl3(pos, center, f->n, -height);
    sub3(n, pos, center);
  } else {
    subfrom3(n, q);
  }
  double away = normalize3(n);
  if (!(away <= reach)) return 0;
  double dist = away - radius - t->radius;
  addscl3(pos, center, n, radius + 0.5 * dist);
  narrowphase_put(con, dist, pos, n);
  return 1;
}

int col_triangle_ball(ctContact* con, const double center[3], double radius, const Triangle* t,
                      double margin) {
  Flat f = flatten(t);
  return flat_ball(con, &f, t, center, radius, margin);
}

// A corner of the triangle is pushed out of the face it is least inside of. A corner beside an edge
// of the box counts if it is within reach along each axis.
static int corner_in_box(ctContact* con, Placed box, const double v[3], double radius,
                         double margin) {
  double dif[3], local[3], n[3], pos[3];
  sub3(dif, v, box.pos);
  mat3_mul_t_vec(local, box.mat, dif);
  int axis = 0;
  double out[3];
  for (int k = 0; k < 3; k++) {
    out[k] = fabs(local[k]) - box.size[k];
    if (out[k] > out[axis]) axis = k;
  }
  if (!(out[axis] - radius <= margin)) return 0;
  placed_axis(n, box.mat, axis);
  if (!(local[axis] > 0)) scl3(n, n, -1);
  double dist = out[axis] - radius;
  addscl3(pos, v, n, -(radius + 0.5 * dist));
  narrowphase_put(con, dist, pos, n);
  return 1;
}

int col_triangle_box(ctContact* con, Placed box, const Triangle* t, double margin) {
  int n = 0;
  for (int k = 0; k < 3; k++) n += corner_in_box(con + n, box, t->corner[k], t->radius, margin);
  Flat f = flatten(t);
  for (int k = 0; k < 8; k++) {
    const double *s = box.size,
                 local[3] = {k & 1 ? s[0] : -s[0], k & 2 ? s[1] : -s[1], k & 4 ? s[2] : -s[2]};
    double corner[3];
    mat3_mul_vec(corner, box.mat, local);
    addto3(corner, box.pos);
    n += flat_ball(con + n, &f, t, corner, 0, margin);
  }
  return n;
}

// A corner of the triangle beside the segment from p along e, ee = |e|^2.
static int corner_at_capsule(ctContact* con, const double p[3], const double e[3], double radius,
                             const double v[3]) {
  double dif[3], near[3], pos[3];
  sub3(dif, v, p);
  double s = dot3(dif, e) / dot3(e, e);
  if (!(s > VEC_MINVAL && s < 1 - VEC_MINVAL)) return 0;
  addscl3(near, p, e, s);
  sub3(dif, v, near);
  double away = normalize3(dif);
  add3(pos, near, v);
  addtoscl3(pos, dif, radius);
  scl3(pos, pos, 0.5);
  narrowphase_put(con, away, pos, dif);
  return 1;
}

int col_triangle_capsule(ctContact* con, Placed capsule, const Triangle* t, double margin) {
  double axis[3], end[2][3], e[3], radius = capsule.size[0], half = capsule.size[1];
  placed_axis(axis, capsule.mat, 2);
  addscl3(end[0], capsule.pos, axis, -half);
  addscl3(end[1], capsule.pos, axis, half);
  sub3(e, end[1], end[0]);
  Flat f = flatten(t);
  int n = 0;
  for (int k = 0; k < 2; k++) n += flat_ball(con + n, &f, t, end[k], radius, margin);
  for (int k = 0; k < 3; k++) {
    if (!corner_at_capsule(con + n, end[0], e, radius - t->radius, t->corner[k])) continue;
    if (!(con[n].dist <= radius + t->radius + margin)) continue;
    con[n].dist -= radius + t->radius;
    n++;
  }
  return n;
}
