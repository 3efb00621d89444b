// A sphere. Size: radius.
#include "geom/shape.h"

static double sphere_radius(const double s[3]) { return s[0]; }

static void sphere_half(double half[3], const double s[3]) { half[0] = half[1] = half[2] = s[0]; }

static double sphere_volume(const double s[3]) { return 4 * ctPI * s[0] * s[0] * s[0] / 3; }

static double sphere_area(const double s[3]) { return 4 * ctPI * s[0] * s[0]; }

static void sphere_solid(double inertia[3], const double s[3], double mass) {
  inertia[0] = inertia[1] = inertia[2] = 2 * mass * s[0] * s[0] / 5;
}

static void sphere_shell(double inertia[3], const double s[3], double mass) {
  inertia[0] = inertia[1] = inertia[2] = 2 * mass * s[0] * s[0] / 3;
}

static void sphere_fit_inertia(double size[3], const double box[3]) {
  size[0] = (box[0] + box[1] + box[2]) / 3;
}

static void sphere_fit_box(double size[3], const double half[3]) {
  size[0] = fmax(fmax(half[0], half[1]), half[2]);
}

static double sphere_ray(const double* size, const Ray* ray, double* normal) {
  double x = ray_sphere(ray, size[0] * size[0]);
  if (x < 0) return -1;
  ray_at(normal, ray, x);
  normalize3(normal);
  return x;
}

static double sphere_distance(const double* size, const double* x) { return norm3(x) - size[0]; }

static void sphere_gradient(double* g, const double* size, const double* x) {
  (void)size;
  scl3(g, x, 1 / norm3(x));
}

static bool sphere_contains(const double* size, const double* x) {
  return dot3(x, x) < size[0] * size[0];
}

const Shape shape_sphere = {
    .nsize = 1,
    .on_site = true,
    .wrap = ctWRAP_SPHERE,
    .radius = sphere_radius,
    .half = sphere_half,
    .volume = sphere_volume,
    .area = sphere_area,
    .solid = sphere_solid,
    .shell = sphere_shell,
    .fit_inertia = sphere_fit_inertia,
    .fit_box = sphere_fit_box,
    .ray = sphere_ray,
    .distance = sphere_distance,
    .gradient = sphere_gradient,
    .contains = sphere_contains,
};
