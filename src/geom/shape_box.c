// A box. Sizes: half sizes.
//
// Invariant: a corner is three bits, bit i set where coordinate i is positive. Side 2 k is at
// +size[k], side 2 k + 1 at -size[k]. Polygons of sides run counterclockwise from outside.
#include "geom/shape_box.h"

#include "base/assert.h"
#include "geom/mass.h"
#include "geom/sides.h"
#include "math/fn.h"

static double box_radius(const double s[3]) {
  return sqrt(s[0] * s[0] + s[1] * s[1] + s[2] * s[2]);
}

static double box_volume(const double s[3]) { return 8 * s[0] * s[1] * s[2]; }

static double box_area(const double s[3]) { return 8 * (s[0] * s[1] + s[1] * s[2] + s[2] * s[0]); }

static void box_solid(double inertia[3], const double s[3], double mass) {
  mass_triaxial(inertia, s, mass, 3);
}

// Moment about axis `at` of a plate of sides l perpendicular to axis k, through its middle.
static double plate_moment(double mass, const double l[3], int k, int at) {
  CT_ASSERT(k >= 0 && k < 3 && at >= 0 && at < 3);
  if (at != k) return mass * l[3 - k - at] * l[3 - k - at] / 12;
  int a = (k + 1) % 3, b = (k + 2) % 3;
  return mass * (l[a] * l[a] + l[b] * l[b]) / 12;
}

// Three pairs of plates; plate k is perpendicular to axis k. The order of the sums is
// MuJoCo's.
static void box_shell(double inertia[3], const double s[3], double mass) {
  static const int plates[3] = {2, 0, 1};
  const double l[3] = {2 * s[0], 2 * s[1], 2 * s[2]};
  double area = 2 * (l[0] * l[1] + l[1] * l[2] + l[2] * l[0]), plate[3];
  for (int k = 0; k < 3; k++) plate[k] = mass * (l[(k + 1) % 3] * l[(k + 2) % 3]) / area;
  for (int i = 0; i < 3; i++) {
    double sum = 0;
    for (int p = 0; p < 3; p++) {
      int k = plates[p];
      if (k != i) sum += plate[k] * (s[k] * s[k]);
    }
    for (int p = 0; p < 3; p++) sum += plate_moment(plate[plates[p]], l, plates[p], i);
    inertia[i] = 2 * sum;
  }
}

// Across x, the axis of a cable.
static ShapeSection box_section(const double size[3]) {
  double h = size[1], w = size[2], a = fmax(h, w), b = fmin(h, w);
  return (ShapeSection){
      .torsion =
          a * fn_pow(b, 3) * (16. / 3 - 3.36 * b / a * (1 - fn_pow(b, 4) / fn_pow(a, 4) / 12)),
      .y = fn_pow(2 * w, 3) * 2 * h / 12,
      .z = fn_pow(2 * h, 3) * 2 * w / 12,
  };
}

//---------------------------------- rays and points -----------------------------------------------

double shape_box_faces(const double size[3], const Ray* ray, double face[6]) {
  const double *p = ray->p, *v = ray->v;
  double best = -1;
  for (int i = 0; i < 6; i++) face[i] = -1;
  if (ray_sphere(ray, dot3(size, size)) < 0) return -1;
  for (int i = 0; i < 3; i++) {
    if (fabs(v[i]) <= VEC_MINVAL) continue;
    int j = (i + 1) % 3, k = (i + 2) % 3;
    for (int up = 0; up < 2; up++) {
      double x = ((up ? size[i] : -size[i]) - p[i]) / v[i];
      if (x < 0 || fabs(p[j] + x * v[j]) > size[j] || fabs(p[k] + x * v[k]) > size[k]) continue;
      face[2 * i + up] = x;
      if (ray_is_nearer(x, best)) best = x;
    }
  }
  return best;
}

static double box_ray(const double* size, const Ray* ray, double* normal) {
  double face[6], x = shape_box_faces(size, ray, face);
  for (int i = 0; i < 6 && x >= 0; i++) {
    if (face[i] != x) continue;
    normal[i / 2] = i % 2 ? 1 : -1;
    break;
  }
  return x;
}

// Unit directions inside a box: across a side near it, along the ray from the centre near that, so
// that the field has no ridges.
static void box_inner_gradient(double* g, const double* a, const double* x, const double* size) {
  for (int i = 0; i < 3; i++) g[i] = -size[i] / a[i];
  normalize3(g);
  for (int i = 0; i < 3; i++)
    if (x[i] < 0) g[i] = -g[i];
}

// a: how far x is beyond each pair of sides; b: the positive ones of these. Is x inside?
static bool box_beyond(double a[3], double b[3], const double* size, const double* x) {
  for (int i = 0; i < 3; i++) a[i] = fabs(x[i]) - size[i];
  for (int i = 0; i < 3; i++) b[i] = a[i] > 0 ? a[i] : 0;
  return a[0] < 0 && a[1] < 0 && a[2] < 0;
}

static double box_distance(const double* size, const double* x) {
  double a[3], b[3];
  if (!box_beyond(a, b, size, x)) return norm3(b);
  box_inner_gradient(b, a, x, size);
  double least = INFINITY;
  for (int i = 0; i < 3; i++) {
    double t = -a[i] / fabs(b[i]);
    if (t < least) least = t;
  }
  return -least * norm3(b);
}

static void box_gradient(double* g, const double* size, const double* x) {
  double a[3], b[3];
  if (box_beyond(a, b, size, x)) {
    box_inner_gradient(g, a, x, size);
    return;
  }
  double norm = norm3(b);
  for (int i = 0; i < 3; i++) g[i] = a[i] > 0 ? b[i] / norm * x[i] / fabs(x[i]) : 0;
}

static bool box_contains(const double* size, const double* x) {
  return fabs(x[0]) < size[0] && fabs(x[1]) < size[1] && fabs(x[2]) < size[2];
}

//---------------------------------- as a convex solid ---------------------------------------------

// The corner's number has bit i set where coordinate i is positive.
static void box_support(double point[3], Convex* c, const double dir[3]) {
  double l[3];
  mat3_mul_t_vec(l, c->mat, dir);
  int corner = 0;
  for (int i = 0; i < 3; i++) {
    l[i] = l[i] >= 0 ? c->size[i] : -c->size[i];
    corner |= (l[i] > 0) << i;
  }
  c->vertindex = corner;
  convex_place(point, c, l);
}

static void box_portal(double r[3], Convex* c, const double dir[3], const double l[3]) {
  (void)dir;
  for (int i = 0; i < 3; i++) r[i] = convex_sign(l[i]) * c->size[i];
}

static void box_corner(double r[3], const Convex* c, int corner) {
  double l[3];
  CT_VALIDATE(corner >= 0 && corner < 8);
  for (int i = 0; i < 3; i++) l[i] = corner >> i & 1 ? c->size[i] : -c->size[i];
  convex_place(r, c, l);
}

void shape_box_corners(Convex* box, BoxCorners* corners) {
  const double* s = box->size;
  if (!(s[0] > 0 && s[1] > 0 && s[2] > 0)) return;
  for (int k = 0; k < 8; k++) box_corner(corners->at[k], box, k);
  box->corners = corners;
}

//---------------------------------- sides ---------------------------------------------------------
// Side 2 k is the one at +size[k], side 2 k + 1 at -size[k].

static void add_box_side(SideList* r, const Convex* c, int side) {
  CT_ASSERT(r->n < POLYGON_MAX && side >= 0 && side < 6);
  double n[3] = {0, 0, 0};
  n[side / 2] = side % 2 ? -1 : 1;
  mat3_mul_vec(r->dir[r->n], c->mat, n);
  r->side[r->n++] = side;
}

// The side that a direction is across, if there is one.
static void find_box_side_across(SideList* r, const Convex* c, const double dir[3]) {
  double l[3];
  mat3_mul_t_vec(l, c->mat, dir);
  scl3(l, l, 1 / sqrt(dot3(l, l)));
  for (int side = 0; side < 6 && r->n == 0; side++)
    if ((side % 2 ? -l[side / 2] : l[side / 2]) > SIDE_ALIGNED) add_box_side(r, c, side);
}

// Sides that all corners have in common: one for three, two for an edge, three for a corner. Other
// numbers come from corners across a diagonal.
static void find_box_sides(SideList* r, const Convex* c, const SideFeature* f,
                           const double dir[3]) {
  CT_ASSERT(f->n >= 1 && f->n <= 3);
  r->n = 0;
  int all = 7, none = 7;
  for (int i = 0; i < f->n; i++) {
    all &= f->corner[i];
    none &= ~f->corner[i];
  }
  for (int k = 0; k < 3; k++) {
    if (all >> k & 1) add_box_side(r, c, 2 * k);
    if (none >> k & 1) add_box_side(r, c, 2 * k + 1);
  }
  if (r->n == 4 - f->n) return;
  r->n = 0;
  find_box_side_across(r, c, dir);
}

static void box_polygon(Polygon* p, const Convex* c, int side) {
  static const int CORNER[6][4] = {{7, 3, 1, 5}, {2, 6, 4, 0}, {2, 3, 7, 6},
                                   {4, 5, 1, 0}, {6, 7, 5, 4}, {3, 2, 0, 1}};
  CT_ASSERT(side >= 0 && side < 6);
  p->n = 4;
  for (int i = 0; i < 4; i++) box_corner(p->v[i], c, CORNER[side][i]);
}

static void find_box_edges(SideList* r, const Convex* c, const SideFeature* f) {
  CT_ASSERT(f->corner[0] >= 0 && f->corner[0] < 8);
  r->n = 3;
  for (int k = 0; k < 3; k++) box_corner(r->end[k], c, f->corner[0] ^ 1 << k);
}

static const ShapeSides kBoxSides = {find_box_sides, find_box_edges, box_polygon};

static void box_grow(double move[3], const double size[3], const double at[3], const double out[3],
                     int k) {
  (void)out;
  if (fabs(at[k]) >= size[k] * (1 - 1e-6)) move[k] += at[k] < 0 ? -1 : 1;
}

const Shape shape_box = {
    .nsize = 3,
    .along = 2,
    .on_site = true,
    .radius = box_radius,
    .half = shape_copy_sizes,
    .volume = box_volume,
    .area = box_area,
    .solid = box_solid,
    .shell = box_shell,
    .section = box_section,
    .fit_inertia = shape_copy_sizes,
    .fit_box = shape_copy_sizes,
    .ray = box_ray,
    .distance = box_distance,
    .gradient = box_gradient,
    .contains = box_contains,
    .discrete = true,
    .support = box_support,
    .portal = box_portal,
    .sides = &kBoxSides,
    .grow = box_grow,
};
