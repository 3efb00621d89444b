#include "geom/mesh_fit.h"

#include "geom/shape.h"
#include "math/vec.h"

#include <math.h>

static bool fit_sizes(double size[3], void (*fit)(double size[3], const double half[3]),
                      const double half[3], double scale) {
  if (!fit) return false;
  fit(size, half);
  scl3(size, size, scale);
  return true;
}

bool mesh_fit_inertia(double size[3], cttGeom type, const MeshShape* m, double scale) {
  return fit_sizes(size, shape_of((int)type)->fit_inertia, m->box, scale);
}

bool mesh_fit_box(double size[3], double centre[3], cttGeom type, const MeshShape* m,
                  double scale) {
  double half[3];
  for (int i = 0; i < 3; i++) {
    centre[i] = (m->aamm[i] + m->aamm[3 + i]) / 2;
    half[i] = m->aamm[3 + i] - centre[i];
  }
  return fit_sizes(size, shape_of((int)type)->fit_box, half, scale);
}

void mesh_fit_size(double size[3], const MeshShape* m) {
  for (int i = 0; i < 3; i++) size[i] = fmax(fabs(m->aamm[i]), fabs(m->aamm[3 + i]));
}

void mesh_fit_aabb(double aabb[6], const MeshShape* m) {
  for (int i = 0; i < 3; i++) {
    aabb[i] = (m->aamm[3 + i] + m->aamm[i]) / 2;
    aabb[3 + i] = (m->aamm[3 + i] - m->aamm[i]) / 2;
  }
}

double mesh_fit_radius(const MeshShape* m) {
  double size[3];
  mesh_fit_size(size, m);
  return sqrt(size[0] * size[0] + size[1] * size[1] + size[2] * size[2]);
}

// A box of half sizes a, b, c: m/3 (b^2 + c^2), ...
void mesh_fit_moments(double moments[3], const MeshShape* m, double mass) {
  const double* a = m->box;
  for (int i = 0; i < 3; i++) {
    double b = a[(i + 1) % 3], c = a[(i + 2) % 3];
    moments[i] = mass * (b * b + c * c) / 3;
  }
}
