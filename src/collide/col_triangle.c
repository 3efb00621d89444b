// Invariant: triangles and shapes are in the world; a Flat is the plane of a triangle, its first
// corner the origin. Normals are unit vectors that point to the triangle. The number of contacts is
// at most that of the corners that are tried.
#include "collide/col_triangle.h"

#include "base/assert.h"

//---------------------------------- nearest point -------------------------------------------------

// Coordinates in the plane of a triangle: the first corner is the origin, x is along the first
// side.
typedef struct Flat {
  double x[3], y[3], n[3]; // axes
  double a, b[2];          // the other corners: (a, 0) and b
} Flat;

static Flat flatten_triangle(const Triangle* t) {
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
static int line_side(const double p[2], const double u[2], const double v[2]) {
  double area = (p[0] - v[0]) * (u[1] - v[1]) - (u[0] - v[0]) * (p[1] - v[1]);
  return (area > 0) - (area < 0);
}

// The nearest point of the segment from u to v; returns the distance.
static double to_segment(double r[2], const double p[2], const double u[2], const double v[2]) {
  double e[2] = {v[0] - u[0], v[1] - u[1]}, ee = e[0] * e[0] + e[1] * e[1];
  double s = (e[0] * (p[0] - u[0]) + e[1] * (p[1] - u[1])) / (ee > VEC_MINVAL ? ee : VEC_MINVAL);
  for (int i = 0; i < 2; i++) r[i] = s <= 0 ? u[i] : s >= 1 ? v[i] : u[i] + s * e[i];
  return sqrt((r[0] - p[0]) * (r[0] - p[0]) + (r[1] - p[1]) * (r[1] - p[1]));
}

// The nearest point to p, a point of the plane, on the sides. False if p is between them.
static bool nearest_on_sides(double r[2], const Flat* f, const double p[2]) {
  const double corner[4][2] = {{0, 0}, {f->a, 0}, {f->b[0], f->b[1]}, {0, 0}};
  int side[3];
  for (int k = 0; k < 3; k++) side[k] = line_side(p, corner[k], corner[k + 1]);
  if (side[0] == side[1] && side[1] == side[2]) return false;
  double x[3][2], dist[3];
  for (int k = 0; k < 3; k++) dist[k] = to_segment(x[k], p, corner[k], corner[k + 1]);
  int best = dist[1] < dist[2] ? 1 : 2;
  if (dist[0] < dist[1] && dist[0] < dist[2]) best = 0;
  r[0] = x[best][0];
  r[1] = x[best][1];
  return true;
}

// The nearest point to q, relative to the first corner, as q is: the foot of q or one of a side.
static void nearest_in(double r[3], const Flat* f, const double q[3]) {
  double best[2];
  addscl3(r, q, f->n, -dot3(f->n, q));
  if (!nearest_on_sides(best, f, (double[2]){dot3(f->x, r), dot3(f->y, r)})) return;
  scl3(r, f->x, best[0]);
  addtoscl3(r, f->y, best[1]);
}

void col_triangle_nearest(double r[3], const Triangle* t, const double p[3]) {
  Flat f = flatten_triangle(t);
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
  if (!(fabs(dot3(f->n, q)) <= reach)) return 0;
  nearest_in(n, f, q);
  subfrom3(n, q);
  double away = normalize3(n);
  if (!(away <= reach)) return 0;
  double dist = away - radius - t->radius;
  addscl3(pos, center, n, radius + 0.5 * dist);
  placed_contact(con, dist, pos, n);
  return 1;
}

int col_triangle_ball(ctContact* con, const double center[3], double radius, const Triangle* t,
                      double margin) {
  Flat f = flatten_triangle(t);
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
  placed_contact(con, dist, pos, n);
  return 1;
}

int col_triangle_box(ctContact* con, Placed box, const Triangle* t, double margin) {
  int n = 0;
  for (int k = 0; k < 3; k++) n += corner_in_box(con + n, box, t->corner[k], t->radius, margin);
  Flat f = flatten_triangle(t);
  for (int k = 0; k < 8; k++) {
    const double *s = box.size,
                 local[3] = {k & 1 ? s[0] : -s[0], k & 2 ? s[1] : -s[1], k & 4 ? s[2] : -s[2]};
    double corner[3];
    mat3_mul_vec(corner, box.mat, local);
    addto3(corner, box.pos);
    n += flat_ball(con + n, &f, t, corner, 0, margin);
  }
  CT_ASSERT(n <= 3 + 8);
  return n;
}

// The segment of a capsule: from + s e with s in [0, 1], square = |e|^2.
typedef struct Segment {
  double from[3], e[3], square, radius;
} Segment;

// A corner of the triangle beside a capsule's segment.
static int corner_at_capsule(ctContact* con, const Segment* c, const double v[3], double radius,
                             double margin) {
  double dif[3], near[3], pos[3];
  sub3(dif, v, c->from);
  double s = dot3(dif, c->e) / c->square;
  if (!(s > VEC_MINVAL && s < 1 - VEC_MINVAL)) return 0;
  addscl3(near, c->from, c->e, s);
  sub3(dif, v, near);
  double away = normalize3(dif);
  if (!(away <= c->radius + radius + margin)) return 0;
  add3(pos, near, v);
  addtoscl3(pos, dif, c->radius - radius);
  scl3(pos, pos, 0.5);
  placed_contact(con, away - c->radius - radius, pos, dif);
  return 1;
}

int col_triangle_capsule(ctContact* con, Placed capsule, const Triangle* t, double margin) {
  double axis[3], to[3], half = capsule.size[1];
  Segment c = {.square = 4 * half * half, .radius = capsule.size[0]};
  placed_axis(axis, capsule.mat, 2);
  addscl3(c.from, capsule.pos, axis, -half);
  addscl3(to, capsule.pos, axis, half);
  sub3(c.e, to, c.from);
  Flat f = flatten_triangle(t);
  int n = flat_ball(con, &f, t, c.from, c.radius, margin);
  n += flat_ball(con + n, &f, t, to, c.radius, margin);
  for (int k = 0; k < 3; k++) n += corner_at_capsule(con + n, &c, t->corner[k], t->radius, margin);
  CT_ASSERT(n <= 2 + 3);
  return n;
}
