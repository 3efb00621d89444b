// A cylinder along z. Sizes: radius, half length.
#include "geom/shape_cylinder.h"

static double cylinder_radius(const double s[3]) { return sqrt(s[0] * s[0] + s[1] * s[1]); }

static void cylinder_half(double half[3], const double s[3]) {
  half[0] = half[1] = s[0];
  half[2] = s[1];
}

static double cylinder_volume(const double s[3]) { return ctPI * s[0] * s[0] * 2 * s[1]; }

static double cylinder_area(const double s[3]) {
  return 2 * ctPI * s[0] * s[0] + 4 * ctPI * s[0] * s[1];
}

static void cylinder_solid(double inertia[3], const double s[3], double mass) {
  double h = 2 * s[1];
  inertia[0] = inertia[1] = mass * (3 * s[0] * s[0] + h * h) / 12;
  inertia[2] = mass * s[0] * s[0] / 2;
}

// A tube and two discs.
static void cylinder_shell(double inertia[3], const double s[3], double mass) {
  double r = s[0], h = 2 * s[1];
  double disk_area = ctPI * r * r, tube_area = 2 * ctPI * r * h, half = h / 2;
  double disk = mass * disk_area / (2 * disk_area + tube_area);
  double tube = mass - 2 * disk;
  inertia[0] = tube * (6 * r * r + h * h) / 12 + 2 * (disk * r * r / 4 + disk * half * half);
  inertia[1] = inertia[0];
  inertia[2] = tube * r * r + 2 * (disk * r * r / 2);
}

static void cylinder_fit_inertia(double size[3], const double box[3]) {
  size[0] = (box[0] + box[1]) / 2;
  size[1] = box[2];
}

static void cylinder_fit_box(double size[3], const double half[3]) {
  size[0] = fmax(half[0], half[1]);
  size[1] = half[2];
}

//---------------------------------- rays and points -----------------------------------------------

static double cylinder_ray(const double* size, const Ray* ray, double* normal) {
  const double *p = ray->p, *v = ray->v;
  if (ray_sphere(ray, size[0] * size[0] + size[1] * size[1]) < 0) return -1;
  double best = -1, flat = 0; // flat: -1, 1 for the lower and upper disk
  for (int up = -1; up <= 1 && fabs(v[2]) > VEC_MINVAL; up += 2) {
    double x = (up * size[1] - p[2]) / v[2];
    double px = p[0] + x * v[0], py = p[1] + x * v[1];
    if (ray_is_nearer(x, best) && px * px + py * py <= size[0] * size[0]) {
      best = x;
      flat = up;
    }
  }
  double x = ray_tube(ray, size[0], size[1]);
  if (ray_is_nearer(x, best)) {
    ray_at(normal, ray, x);
    normal[2] = 0;
    normalize3(normal);
    return x;
  }
  normal[2] = best >= 0 ? flat : 0;
  return best;
}

static double cylinder_distance(const double* size, const double* x) {
  double side = sqrt(x[0] * x[0] + x[1] * x[1]) - size[0], cap = fabs(x[2]) - size[1];
  double out[2] = {side > 0 ? side : 0, cap > 0 ? cap : 0};
  double most = side > cap ? side : cap;
  return (most < 0 ? most : 0) + sqrt(out[0] * out[0] + out[1] * out[1]);
}

static void cylinder_gradient(double* g, const double* size, const double* x) {
  const double TINY = 1e-10; // divisors are at least this
  double across = sqrt(x[0] * x[0] + x[1] * x[1]), along = fabs(x[2]);
  double side = across - size[0], cap = along - size[1];
  double spoke = across > TINY ? across : TINY;
  const double dir[3] = {x[0] / spoke, x[1] / spoke, x[2] / (along > TINY ? along : TINY)};
  bool nearer_side = side > cap;
  if ((nearer_side ? side : cap) < 0) {
    g[0] = nearer_side ? dir[0] : 0;
    g[1] = nearer_side ? dir[1] : 0;
    g[2] = nearer_side ? 0 : dir[2];
    return;
  }
  double out[2] = {side > 0 ? side : 0, cap > 0 ? cap : 0};
  double norm = sqrt(out[0] * out[0] + out[1] * out[1]);
  if (!(norm > TINY)) norm = TINY;
  g[0] = dir[0] * out[0] / norm;
  g[1] = dir[1] * out[0] / norm;
  g[2] = dir[2] * out[1] / norm;
}

static bool cylinder_contains(const double* size, const double* x) {
  return fabs(x[2]) < size[1] && x[0] * x[0] + x[1] * x[1] < size[0] * size[0];
}

//---------------------------------- as a convex solid ---------------------------------------------

static void cylinder_support(double point[3], Convex* c, const double dir[3]) {
  shape_cylinder_support(point, c, dir);
}

static void cylinder_portal(double r[3], Convex* c, const double dir[3], const double l[3]) {
  (void)dir;
  double across = sqrt(l[0] * l[0] + l[1] * l[1]);
  r[0] = across > VEC_MINVAL ? l[0] / across * c->size[0] : 0;
  r[1] = across > VEC_MINVAL ? l[1] / across * c->size[0] : 0;
  r[2] = convex_sign(l[2]) * c->size[1];
}

// The round wall, where it is much nearer than the flat ones
static bool cylinder_smooth_normal(double n[3], const double size[3], const double p[3]) {
  double to_end = fabs(size[1] - fabs(p[2]));
  double to_wall = fabs(size[0] - sqrt(p[0] * p[0] + p[1] * p[1]));
  if (fabs(p[2]) > 0.95 * size[1] || to_end < 0.25 * to_wall) return false;
  copy3(n, p);
  n[2] = 0;
  return true;
}

static void cylinder_grow(double move[3], const double size[3], const double at[3],
                          const double out[3], int k) {
  (void)out;
  double radial = sqrt(at[0] * at[0] + at[1] * at[1]);
  if (k == 0 && radial > ctMINVAL && radial >= size[0] * (1 - 1e-6)) {
    move[0] += at[0] / radial;
    move[1] += at[1] / radial;
  }
  if (k == 1 && fabs(at[2]) >= size[1] * (1 - 1e-6)) move[2] += at[2] < 0 ? -1 : 1;
}

const Shape shape_cylinder = {
    .nsize = 2,
    .along = 1,
    .on_site = true,
    .wrap = ctWRAP_CYLINDER,
    .radius = cylinder_radius,
    .half = cylinder_half,
    .volume = cylinder_volume,
    .area = cylinder_area,
    .solid = cylinder_solid,
    .shell = cylinder_shell,
    .section = shape_disc_section,
    .fit_inertia = cylinder_fit_inertia,
    .fit_box = cylinder_fit_box,
    .ray = cylinder_ray,
    .distance = cylinder_distance,
    .gradient = cylinder_gradient,
    .contains = cylinder_contains,
    .support = cylinder_support,
    .portal = cylinder_portal,
    .smooth_normal = cylinder_smooth_normal,
    .grow = cylinder_grow,
};
