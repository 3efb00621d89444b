// A capsule along z: a cylinder with half spheres at its ends. Sizes: radius, half length of the
// cylinder.
//
// Invariant: size[2] is not read. The core is the segment of the axis; distances and gradients are
// exact everywhere but on it, where the gradient is not finite.
#include "geom/convex.h"

static double capsule_radius(const double s[3]) { return s[0] + s[1]; }

static void capsule_half(double half[3], const double s[3]) {
  half[0] = half[1] = s[0];
  half[2] = s[0] + s[1];
}

static double capsule_volume(const double s[3]) {
  return ctPI * (s[0] * s[0] * 2 * s[1] + 4 * s[0] * s[0] * s[0] / 3);
}

static double capsule_area(const double s[3]) {
  return 4 * ctPI * s[0] * s[0] + 4 * ctPI * s[0] * s[1];
}

// Cylinder of radius r and height h and the two halves of a ball displaced by h/2.
static void capsule_solid(double inertia[3], const double s[3], double mass) {
  double r = s[0], h = 2 * s[1];
  double ball = mass * 4 * r / (4 * r + 3 * h);
  double tube = mass - ball;
  double ball_moment = 2 * ball * r * r / 5;
  inertia[0] = tube * (3 * r * r + h * h) / 12 + (ball_moment + ball * h * (3 * r + 2 * h) / 8);
  inertia[1] = inertia[0];
  inertia[2] = tube * r * r / 2 + ball_moment;
}

// Half spheres have their centre r/2 above the rim.
static void capsule_shell(double inertia[3], const double s[3], double mass) {
  double r = s[0], h = 2 * s[1], ball_area = 4 * ctPI * r * r, tube_area = 2 * ctPI * r * h;
  double ball = mass * ball_area / (ball_area + tube_area);
  double tube = mass - ball;
  double ball_moment = 2 * ball * r * r / 3;
  double centre = r / 2, at = h / 2 + centre;
  inertia[0] = tube * (6 * r * r + h * h) / 12 + (ball_moment + ball * (at * at - centre * centre));
  inertia[1] = inertia[0];
  inertia[2] = tube * r * r + ball_moment;
}

static void capsule_fit_inertia(double size[3], const double box[3]) {
  size[0] = (box[0] + box[1]) / 2;
  size[1] = fmax(0, box[2] - size[0] / 2);
}

static void capsule_fit_box(double size[3], const double half[3]) {
  size[0] = fmax(half[0], half[1]);
  size[1] = half[2] - size[0];
}

//---------------------------------- rays and points -----------------------------------------------

// Half spheres at z = end, taken beyond it.
static double cap_ray(double radius, double end, const Ray* ray, double best) {
  Ray r = *ray;
  double x[2];
  r.p[2] -= end;
  ray_roots(dot3(r.v, r.v), dot3(r.v, r.p), dot3(r.p, r.p) - radius * radius, x);
  for (int i = 0; i < 2; i++) {
    double z = ray->p[2] + x[i] * ray->v[2];
    if (ray_is_nearer(x[i], best) && (end > 0 ? z >= end : z <= end)) best = x[i];
  }
  return best;
}

static double capsule_ray(const double* size, const Ray* ray, double* normal) {
  double reach = size[0] + size[1];
  if (ray_sphere(ray, reach * reach) < 0) return -1;
  double x = ray_tube(ray, size[0], size[1]);
  x = cap_ray(size[0], size[1], ray, x);
  x = cap_ray(size[0], -size[1], ray, x);
  if (x < 0) return -1;
  // away from the nearest point of the axis
  ray_at(normal, ray, x);
  double z = normal[2];
  normal[2] = z > size[1] ? z - size[1] : z < -size[1] ? z + size[1] : 0;
  normalize3(normal);
  return x;
}

// To x from the nearest point of the axis
static void capsule_spoke(double* r, const double* size, const double* x) {
  double z = clip1(x[2], -size[1], size[1]);
  r[0] = x[0];
  r[1] = x[1];
  r[2] = x[2] - z;
}

static double capsule_distance(const double* size, const double* x) {
  double r[3];
  capsule_spoke(r, size, x);
  return norm3(r) - size[0];
}

static void capsule_gradient(double* g, const double* size, const double* x) {
  double r[3];
  capsule_spoke(r, size, x);
  double norm = norm3(r);
  for (int i = 0; i < 3; i++) g[i] = r[i] / norm;
}

static bool capsule_contains(const double* size, const double* x) {
  double r[3];
  capsule_spoke(r, size, x);
  return dot3(r, r) < size[0] * size[0];
}

//---------------------------------- as a convex solid ---------------------------------------------

static void capsule_support(double point[3], Convex* c, const double dir[3]) {
  double l[3];
  mat3_mul_t_vec(l, c->mat, dir);
  double half = l[2] >= 0 ? c->size[1] : -c->size[1];
  scl3(l, l, c->size[0]);
  l[2] += half;
  convex_place(point, c, l);
}

static void capsule_portal(double r[3], Convex* c, const double dir[3], const double l[3]) {
  (void)dir;
  scl3(r, l, c->size[0]);
  r[2] += convex_sign(l[2]) * c->size[1];
}

static bool capsule_smooth_normal(double n[3], const double size[3], const double p[3]) {
  copy3(n, p);
  n[2] = p[2] < -size[1] ? p[2] + size[1] : p[2] > size[1] ? p[2] - size[1] : 0;
  return true;
}

static void line_support(double point[3], Convex* c, const double dir[3]) {
  double l[3], end[3] = {0, 0, c->size[1]};
  mat3_mul_t_vec(l, c->mat, dir);
  if (!(l[2] >= 0)) end[2] = -end[2];
  convex_place(point, c, end);
}

const Shape shape_line = {.support = line_support};

static void capsule_grow(double move[3], const double size[3], const double at[3],
                         const double out[3], int k) {
  if (k == 0) addto3(move, out);
  if (k == 1 && fabs(at[2]) >= size[1] * (1 - 1e-9)) move[2] += at[2] < 0 ? -1 : 1;
}

const Shape shape_capsule = {
    .nsize = 2,
    .along = 1,
    .on_site = true,
    .radius = capsule_radius,
    .half = capsule_half,
    .volume = capsule_volume,
    .area = capsule_area,
    .solid = capsule_solid,
    .shell = capsule_shell,
    .section = shape_disc_section,
    .fit_inertia = capsule_fit_inertia,
    .fit_box = capsule_fit_box,
    .ray = capsule_ray,
    .distance = capsule_distance,
    .gradient = capsule_gradient,
    .contains = capsule_contains,
    .core = &shape_line,
    .support = capsule_support,
    .portal = capsule_portal,
    .smooth_normal = capsule_smooth_normal,
    .grow = capsule_grow,
};
