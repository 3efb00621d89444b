// A sphere. Size: radius.
#include "geom/convex.h"

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

//---------------------------------- as a convex solid ---------------------------------------------

static void sphere_support(double point[3], Convex* c, const double dir[3]) {
  for (int i = 0; i < 3; i++) point[i] = c->size[0] * dir[i] + c->pos[i];
}

static void sphere_portal(double r[3], Convex* c, const double dir[3], const double l[3]) {
  (void)dir;
  scl3(r, l, c->size[0]);
}

static bool sphere_smooth_normal(double n[3], const double size[3], const double p[3]) {
  (void)size;
  copy3(n, p);
  return true;
}

static void point_support(double point[3], Convex* c, const double dir[3]) {
  (void)dir;
  copy3(point, c->pos);
}

const Shape shape_point = {.support = point_support};

static void sphere_grow(double move[3], const double size[3], const double at[3],
                        const double out[3], int k) {
  (void)size, (void)at;
  if (k == 0) addto3(move, out);
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
    .curved = true,
    .core = &shape_point,
    .support = sphere_support,
    .portal = sphere_portal,
    .smooth_normal = sphere_smooth_normal,
    .grow = sphere_grow,
};
