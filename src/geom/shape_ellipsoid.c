// An ellipsoid. Sizes: semi-axes.
//
// Invariant: semi-axes are positive. Distances are estimates that are exact on the surface;
// gradients are unit vectors. Iterations end after ITERATIONS steps.
#include "geom/convex.h"
#include "geom/mass.h"
#include "math/fn.h"

static double ellipsoid_radius(const double s[3]) { return fmax(fmax(s[0], s[1]), s[2]); }

static double ellipsoid_volume(const double s[3]) { return 4 * ctPI * s[0] * s[1] * s[2] / 3; }

// There is no closed form: Thomsen's formula, 1.1 % at worst, is the one everybody uses.
static double ellipsoid_area(const double s[3]) {
  const double p = 1.6075;
  double sum = fn_pow(s[0] * s[1], p) + fn_pow(s[1] * s[2], p) + fn_pow(s[2] * s[0], p);
  return 4 * ctPI * fn_pow(sum / 3, 1 / p);
}

static void ellipsoid_solid(double inertia[3], const double s[3], double mass) {
  mass_triaxial(inertia, s, mass, 5);
}

// A thin layer between two ellipsoids; its thickness is that of MuJoCo, since it shows in
// the tenth digit.
static void ellipsoid_shell(double inertia[3], const double s[3], double mass) {
  const double layer = 1e-6;
  double outer[3] = {s[0] + layer, s[1] + layer, s[2] + layer};
  double inner_volume = ellipsoid_volume(s), outer_volume = ellipsoid_volume(outer);
  double density = mass / (outer_volume - inner_volume);
  double inner_inertia[3], outer_inertia[3];
  ellipsoid_solid(inner_inertia, s, inner_volume * density);
  ellipsoid_solid(outer_inertia, outer, outer_volume * density);
  for (int i = 0; i < 3; i++) inertia[i] = outer_inertia[i] - inner_inertia[i];
}

//---------------------------------- rays and points -----------------------------------------------

// x^2 / a^2 + y^2 / b^2 + z^2 / c^2 = 1
static double ellipsoid_ray(const double* size, const Ray* ray, double* normal) {
  double s[3], sp[3], sv[3], x[2];
  for (int i = 0; i < 3; i++) {
    s[i] = 1 / (size[i] * size[i]);
    sp[i] = s[i] * ray->p[i];
    sv[i] = s[i] * ray->v[i];
  }
  ray_roots(dot3(sv, ray->v), dot3(sv, ray->p), dot3(sp, ray->p) - 1, x);
  double first = ray_ahead(x);
  if (first < 0) return -1;
  addscl3(normal, sp, sv, first);
  normalize3(normal);
  return first;
}

// With a = S^-1 x, b = S^-2 x: |a| (|a| - 1) / |b|
static void ellipsoid_parts(double b[3], double* na, double* nb, const double* size,
                            const double* x) {
  double a[3];
  for (int i = 0; i < 3; i++) {
    a[i] = x[i] / size[i];
    b[i] = a[i] / size[i];
  }
  *na = norm3(a);
  *nb = norm3(b);
}

// An estimate of the distance
static double ellipsoid_distance(const double* size, const double* x) {
  double b[3], na, nb;
  ellipsoid_parts(b, &na, &nb, size, x);
  return na * (na - 1) / nb;
}

static void ellipsoid_gradient(double* g, const double* size, const double* x) {
  double b[3], na, nb;
  ellipsoid_parts(b, &na, &nb, size, x);
  double inva = 1 / na, invb = 1 / nb;
  double by_a = (2 * na - 1) * invb, by_b = na * (na - 1) * invb * invb;
  for (int i = 0; i < 3; i++) g[i] = b[i] * inva * by_a - b[i] * invb / (size[i] * size[i]) * by_b;
  normalize3(g);
}

static bool ellipsoid_contains(const double* size, const double* x) {
  double s[3];
  for (int k = 0; k < 3; k++) s[k] = x[k] / size[k];
  return dot3(s, s) < 1;
}

//---------------------------------- as a convex solid ---------------------------------------------

// With S the diagonal matrix of semi-axes: S (S d) / |S d|
static void ellipsoid_support(double point[3], Convex* c, const double dir[3]) {
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
  convex_place(point, c, l);
}

static void ellipsoid_portal(double r[3], Convex* c, const double dir[3], const double l[3]) {
  (void)dir;
  for (int i = 0; i < 3; i++) r[i] = l[i] * c->size[i];
  normalize3(r);
  for (int i = 0; i < 3; i++) r[i] *= c->size[i];
}

enum { ITERATIONS = 30 };
#define TOLERANCE 1e-6

// Normal at the point of an ellipsoid that a ray along the last normal meets, again and again.
static bool smooth_inside(double n[3], const double size[3], const double p[3]) {
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
static bool smooth_outside(double n[3], const double size[3], const double p[3]) {
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

static bool ellipsoid_smooth_normal(double n[3], const double size[3], const double p[3]) {
  double inside = 0;
  for (int i = 0; i < 3; i++) {
    if (size[i] < VEC_MINVAL) return false;
    inside += p[i] * p[i] / (size[i] * size[i]);
  }
  return inside <= 1 ? smooth_inside(n, size, p) : smooth_outside(n, size, p);
}

static void ellipsoid_grow(double move[3], const double size[3], const double at[3],
                           const double out[3], int k) {
  (void)out;
  move[k] += at[k] / size[k];
}

const Shape shape_ellipsoid = {
    .nsize = 3,
    .along = 2,
    .on_site = true,
    .radius = ellipsoid_radius,
    .half = shape_copy_sizes,
    .volume = ellipsoid_volume,
    .area = ellipsoid_area,
    .solid = ellipsoid_solid,
    .shell = ellipsoid_shell,
    .fit_inertia = shape_copy_sizes,
    .fit_box = shape_copy_sizes,
    .ray = ellipsoid_ray,
    .distance = ellipsoid_distance,
    .gradient = ellipsoid_gradient,
    .contains = ellipsoid_contains,
    .curved = true,
    .support = ellipsoid_support,
    .portal = ellipsoid_portal,
    .smooth_normal = ellipsoid_smooth_normal,
    .grow = ellipsoid_grow,
    .grow_turns = true,
};
