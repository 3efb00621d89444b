// An infinite plane: z is its normal, and the space below it is solid. Sizes: half width and half
// depth of what is drawn and hit by rays (0: infinite), spacing of the drawn grid.
#include "geom/shape.h"

// From above, within the rectangle that is drawn, if it is not infinite.
static double plane_ray(const double* size, const Ray* ray, double* normal) {
  const double *p = ray->p, *v = ray->v;
  if (v[2] > -VEC_MINVAL) return -1;
  double x = -p[2] / v[2];
  if (x < 0) return -1;
  for (int i = 0; i < 2; i++) {
    if (size[i] > 0 && fabs(p[i] + x * v[i]) > size[i]) return -1;
  }
  normal[2] = 1;
  return x;
}

static double plane_distance(const double* size, const double* x) {
  (void)size;
  return x[2];
}

static void plane_gradient(double* g, const double* size, const double* x) {
  (void)size;
  (void)x;
  g[0] = g[1] = 0;
  g[2] = 1;
}

const Shape shape_plane = {
    .ray = plane_ray,
    .distance = plane_distance,
    .gradient = plane_gradient,
};
