// An ellipsoid. Sizes: semi-axes.
#include "geom/mass.h"
#include "geom/shape.h"

static double ellipsoid_radius(const double s[3]) { return fmax(fmax(s[0], s[1]), s[2]); }

static double ellipsoid_volume(const double s[3]) { return 4 * ctPI * s[0] * s[1] * s[2] / 3; }

// There is no closed form: Thomsen's formula, 1.1 % at worst, is the one everybody uses.
static double ellipsoid_area(const double s[3]) {
  const double p = 1.6075;
  double sum = pow(s[0] * s[1], p) + pow(s[1] * s[2], p) + pow(s[2] * s[0], p);
  return 4 * ctPI * pow(sum / 3, 1 / p);
}

static void ellipsoid_solid(double inertia[3], const double s[3], double mass) {
  mass_triaxial(inertia, s, mass, 5);
}

// A thin layer between two ellipsoids; its thickness is that of the reference, since it shows in
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
};
