#include "geom/support.h"

#include "math/vec.h"

#include <float.h>
#include <math.h>

//---------------------------------- smooth shapes -------------------------------------------------

static void of_point(double point[3], Convex* c, const double dir[3]) {
  (void)dir;
  copy3(point, c->pos);
}

static void of_line(double point[3], Convex* c, const double dir[3]) {
  double l[3], end[3] = {0, 0, c->size[1]};
  mat3_mul_t_vec(l, c->mat, dir);
  if (!(l[2] >= 0)) end[2] = -end[2];
  support_place(point, c, end);
}

static void of_sphere(double point[3], Convex* c, const double dir[3]) {
  for (int i = 0; i < 3; i++) point[i] = c->size[0] * dir[i] + c->pos[i];
}

static void of_capsule(double point[3], Convex* c, const double dir[3]) {
  double l[3];
  mat3_mul_t_vec(l, c->mat, dir);
  double half = l[2] >= 0 ? c->size[1] : -c->size[1];
  scl3(l, l, c->size[0]);
  l[2] += half;
  support_place(point, c, l);
}

// With S the diagonal matrix of semi-axes: S (S d) / |S d|
static void of_ellipsoid(double point[3], Convex* c, const double dir[3]) {
  double l[3], *s = c->size;
  mat3_mul_t_vec(l, c->mat, dir);
  for (int i = 0; i < 3; i++) l[i] *= s[i];
  double norm = norm3(l);
  if (norm < VEC_MINVAL) {
    l[0] = s[0];
    l[1] = l[2] = 0;
  } else {
    double inv = 1 / norm;
    for (int i = 0; i < 3; i++) l[i] *= inv * s[i];
  }
  support_place(point, c, l);
}

static void of_cylinder(double point[3], Convex* c, const double dir[3]) {
  support_cylinder(point, c, dir);
}

//---------------------------------- shapes with corners -------------------------------------------

// The corner's number has bit i set where coordinate i is positive.
static void of_box(double point[3], Convex* c, const double dir[3]) {
  double l[3];
  mat3_mul_t_vec(l, c->mat, dir);
  int corner = 0;
  for (int i = 0; i < 3; i++) {
    l[i] = l[i] >= 0 ? c->size[i] : -c->size[i];
    corner |= (l[i] > 0) << i;
  }
  c->vertindex = corner;
  support_place(point, c, l);
}

void support_corners(Convex* box, BoxCorners* corners) {
  const double* s = box->size;
  if (!(s[0] > 0 && s[1] > 0 && s[2] > 0)) return;
  for (int k = 0; k < 8; k++) {
    double l[3] = {k & 1 ? s[0] : -s[0], k & 2 ? s[1] : -s[1], k & 4 ? s[2] : -s[2]};
    support_place(corners->at[k], box, l);
  }
  box->corners = corners;
}

static inline double dot3f(const double a[3], const float b[3]) {
  return a[0] * (double)b[0] + a[1] * (double)b[1] + a[2] * (double)b[2];
}

static void mesh_point(double point[3], const Convex* c, int i) {
  double v[3] = {(double)c->vert[3 * i], (double)c->vert[3 * i + 1], (double)c->vert[3 * i + 2]};
  support_place(point, c, v);
}

// All vertices; the last result wins against equals.
static void of_cloud(double point[3], Convex* c, const double dir[3]) {
  double l[3];
  mat3_mul_t_vec(l, c->mat, dir);
  int best = c->vertindex < 0 ? 0 : c->vertindex;
  double most = c->vertindex < 0 ? -(double)FLT_MAX : dot3f(l, c->vert + 3 * best);
  for (int i = 0; i < c->nvert; i++) {
    double x = dot3f(l, c->vert + 3 * i);
    best = x > most ? i : best; // no branch: it would be guessed wrong
    most = x > most ? x : most;
  }
  c->vertindex = best;
  mesh_point(point, c, best);
}

int support_climb_step(const Convex* c, const double l[3], int from, double* most) {
  int best = from;
  double high = *most;
  for (const int* e = c->neighbour + c->edgeadr[from]; *e >= 0; e++) {
    double x = dot3f(l, c->vert + 3 * c->globalid[*e]);
    best = x > high ? *e : best;
    high = x > high ? x : high;
  }
  *most = high;
  return best;
}

// Climb along the hull from where the last search ended. The start is not compared itself: the
// climb leaves it and comes back if it is best. That matters where rounding makes several vertices
// best among their neighbours.
static int climb(const Convex* c, const double l[3]) {
  int start = c->hullindex < 0 ? 0 : c->hullindex, at = start;
  double most = -(double)FLT_MAX;
  for (int next; (next = support_climb_step(c, l, at, &most)) != at;) {
    at = next;
    if (at == start) break; // its neighbours are known to be lower
  }
  return at;
}

static void of_hull(double point[3], Convex* c, const double dir[3]) {
  double l[3];
  mat3_mul_t_vec(l, c->mat, dir);
  int at = c->columns ? hull_columns_best(c->columns, l) : -1;
  if (at < 0) {
    c->tied |= c->adrift;
    at = climb(c, l);
  } else {
    c->adrift = false;
  }
  c->hullindex = at;
  c->vertindex = c->globalid[at];
  mesh_point(point, c, c->vertindex);
}

static int best_corner(const Convex* c, const double dir[3], int begin, int end) {
  int best = begin;
  double most = dot3(c->corner[begin], dir);
  for (int i = begin + 1; i < end; i++) {
    double x = dot3(c->corner[i], dir);
    if (x > most) {
      most = x;
      best = i;
    }
  }
  return best;
}

static void of_prism(double point[3], Convex* c, const double dir[3]) {
  support_prism(point, c, dir);
}

// size[0] is the radius of a flex, which rounds its elements
static void of_simplex(double point[3], Convex* c, const double dir[3]) {
  addscl3(point, c->corner[best_corner(c, dir, 0, c->nvert)], dir, c->size[0] + 0.5 * c->margin);
}

//---------------------------------- any shape -----------------------------------------------------

const SupportFunction support_function[NCONVEX] = {
    [CONVEX_POINT] = of_point,         [CONVEX_LINE] = of_line,       [CONVEX_SPHERE] = of_sphere,
    [CONVEX_CAPSULE] = of_capsule,     [CONVEX_BOX] = of_box,         [CONVEX_CLOUD] = of_cloud,
    [CONVEX_ELLIPSOID] = of_ellipsoid, [CONVEX_HULL] = of_hull,       [CONVEX_PRISM] = of_prism,
    [CONVEX_CYLINDER] = of_cylinder,   [CONVEX_SIMPLEX] = of_simplex,
};

void support_center(double center[3], const Convex* c) {
  if (c->kind != CONVEX_PRISM) {
    copy3(center, c->pos);
    return;
  }
  zero3(center);
  for (int i = 0; i < 6; i++) addto3(center, c->corner[i]);
  scl3(center, center, 1.0 / 6);
}

bool support_is_discrete(const Convex* c) {
  return c->margin == 0 && (c->kind == CONVEX_BOX || c->kind == CONVEX_CLOUD ||
                            c->kind == CONVEX_HULL || c->kind == CONVEX_PRISM);
}
