// A bicone along z: two cones base to base, r / R + |z| / H <= 1. Sizes: radius R, half length H.
#include "geom/convex.h"

static double bicone_radius(const double s[3]) { return fmax(s[0], s[1]); }

static void bicone_half(double half[3], const double s[3]) {
  half[0] = half[1] = s[0];
  half[2] = s[1];
}

static double bicone_volume(const double s[3]) { return 2 * ctPI * s[0] * s[0] * s[1] / 3; }

static double bicone_area(const double s[3]) {
  return 2 * ctPI * s[0] * sqrt(s[0] * s[0] + s[1] * s[1]);
}

static void bicone_solid(double inertia[3], const double s[3], double mass) {
  inertia[0] = inertia[1] = mass * (1.5 * s[0] * s[0] + s[1] * s[1]) / 10;
  inertia[2] = mass * 3 * s[0] * s[0] / 10;
}

static void bicone_shell(double inertia[3], const double s[3], double mass) {
  inertia[0] = inertia[1] = mass * (s[0] * s[0] / 4 + s[1] * s[1] / 6);
  inertia[2] = mass * s[0] * s[0] / 2;
}

// Equal moments of a box a, a, c: 3/10 R^2 = 2/3 a^2, 3/20 R^2 + 1/10 H^2 = 1/3 (a^2 + c^2)
static void bicone_fit_inertia(double size[3], const double box[3]) {
  size[0] = (box[0] + box[1]) / 2 * sqrt(20. / 9);
  size[1] = box[2] * sqrt(10. / 3);
}

static void bicone_fit_box(double size[3], const double half[3]) {
  size[0] = fmax(half[0], half[1]);
  size[1] = half[2];
}

//---------------------------------- rays and points -----------------------------------------------

// First hit ahead of the cone r = R - k up z where 0 <= up z <= H, -1: none
static double cone_ray(const double* size, const Ray* ray, int up) {
  const double *p = ray->p, *v = ray->v;
  double k = size[0] / size[1], w = size[0] - k * up * p[2], dw = -k * up * v[2], best = -1;
  double a = v[0] * v[0] + v[1] * v[1] - dw * dw, b = p[0] * v[0] + p[1] * v[1] - w * dw;
  double c = p[0] * p[0] + p[1] * p[1] - w * w, det = b * b - a * c, x[2];
  if (fabs(a) > VEC_MINVAL) {
    if (det < VEC_MINVAL) return -1;
    x[0] = (-b - sqrt(det)) / a;
    x[1] = (-b + sqrt(det)) / a;
  } else {
    x[0] = x[1] = -c / (2 * b); // parallel to the cone
  }
  for (int i = 0; i < 2; i++) {
    double z = up * (p[2] + x[i] * v[2]);
    if (z >= 0 && z <= size[1] && ray_is_nearer(x[i], best)) best = x[i];
  }
  return best;
}

static double bicone_ray(const double* size, const Ray* ray, double* normal) {
  double best = -1;
  for (int up = -1; up <= 1; up += 2) {
    double x = cone_ray(size, ray, up);
    if (!ray_is_nearer(x, best)) continue;
    best = x;
    ray_at(normal, ray, x);
    normal[2] = up * size[0] / size[1] * sqrt(normal[0] * normal[0] + normal[1] * normal[1]);
    normalize3(normal);
  }
  return best;
}

// From the nearest point of the slope between (R, 0) and (0, H) to (r, |z|); is the point inside?
static bool from_slope(double off[2], const double* size, double r, double z) {
  double R = size[0], H = size[1], t = ((R - r) * R + z * H) / (R * R + H * H);
  t = t < 0 ? 0 : t > 1 ? 1 : t;
  off[0] = r - (1 - t) * R;
  off[1] = z - t * H;
  return r * H + z * R < R * H;
}

static double bicone_distance(const double* size, const double* x) {
  double off[2];
  bool inside = from_slope(off, size, sqrt(x[0] * x[0] + x[1] * x[1]), fabs(x[2]));
  double length = sqrt(off[0] * off[0] + off[1] * off[1]);
  return inside ? -length : length;
}

static void bicone_gradient(double* g, const double* size, const double* x) {
  double off[2], r = sqrt(x[0] * x[0] + x[1] * x[1]);
  bool inside = from_slope(off, size, r, fabs(x[2]));
  double length = sqrt(off[0] * off[0] + off[1] * off[1]);
  if (inside || length < VEC_MINVAL) { // across the slope
    off[0] = size[1];
    off[1] = size[0];
    length = sqrt(off[0] * off[0] + off[1] * off[1]);
  }
  double spoke = r > VEC_MINVAL ? off[0] / (length * r) : 0;
  g[0] = x[0] * spoke;
  g[1] = x[1] * spoke;
  g[2] = (x[2] < 0 ? -off[1] : off[1]) / length;
}

static bool bicone_contains(const double* size, const double* x) {
  double r = sqrt(x[0] * x[0] + x[1] * x[1]);
  return r * size[1] + fabs(x[2]) * size[0] < size[0] * size[1];
}

//---------------------------------- as a convex solid ---------------------------------------------

// A tip or a point of the rim, whichever reaches farther.
static void bicone_support(double point[3], Convex* c, const double dir[3]) {
  double l[3];
  mat3_mul_t_vec(l, c->mat, dir);
  double across = sqrt(l[0] * l[0] + l[1] * l[1]);
  bool rim = c->size[0] * across > c->size[1] * fabs(l[2]);
  l[0] = rim ? l[0] / across * c->size[0] : 0;
  l[1] = rim ? l[1] / across * c->size[0] : 0;
  l[2] = rim ? 0 : l[2] < 0 ? -c->size[1] : c->size[1];
  convex_place(point, c, l);
}

const Shape shape_bicone = {
    .nsize = 2,
    .along = 1,
    .on_site = true,
    .radius = bicone_radius,
    .half = bicone_half,
    .volume = bicone_volume,
    .area = bicone_area,
    .solid = bicone_solid,
    .shell = bicone_shell,
    .fit_inertia = bicone_fit_inertia,
    .fit_box = bicone_fit_box,
    .ray = bicone_ray,
    .distance = bicone_distance,
    .gradient = bicone_gradient,
    .contains = bicone_contains,
    .support = bicone_support,
};
