#include "geom/shape.h"

#include <math.h>

int shape_size_count(cttGeom type) {
  static const int count[] = {
      [ctGEOM_SPHERE] = 1,   [ctGEOM_CAPSULE] = 2, [ctGEOM_ELLIPSOID] = 3,
      [ctGEOM_CYLINDER] = 2, [ctGEOM_BOX] = 3,
  };
  int n = (int)(sizeof(count) / sizeof(count[0]));
  return (int)type < 0 || (int)type >= n ? 0 : count[type];
}

double shape_radius(cttGeom type, const double size[3]) {
  double x2 = size[0] * size[0], y2 = size[1] * size[1], z2 = size[2] * size[2];
  switch (type) {
  case ctGEOM_SPHERE:
    return size[0];
  case ctGEOM_CAPSULE:
    return size[0] + size[1];
  case ctGEOM_CYLINDER:
    return sqrt(x2 + y2);
  case ctGEOM_ELLIPSOID:
    return fmax(fmax(size[0], size[1]), size[2]);
  case ctGEOM_BOX:
    return sqrt(x2 + y2 + z2);
  default:
    return 0;
  }
}

// Half sizes of the box around a bounded shape.
static void half_sizes(cttGeom type, const double size[3], double half[3]) {
  half[0] = half[1] = half[2] = size[0];
  if (type == ctGEOM_CAPSULE) half[2] = size[0] + size[1];
  if (type == ctGEOM_CYLINDER) half[2] = size[1];
  if (type == ctGEOM_ELLIPSOID || type == ctGEOM_BOX) {
    half[1] = size[1];
    half[2] = size[2];
  }
}

void shape_aabb(cttGeom type, const double size[3], double aabb[6]) {
  for (int i = 0; i < 6; i++) aabb[i] = 0;
  if (type == ctGEOM_PLANE) {
    aabb[2] = -ctMAXVAL / 2;
    aabb[3] = aabb[4] = ctMAXVAL;
    aabb[5] = ctMAXVAL / 2;
    return;
  }
  half_sizes(type, size, aabb + 3);
}

void shape_semiaxes(cttGeom type, const double size[3], double axes[3]) {
  if (type == ctGEOM_PLANE) {
    for (int i = 0; i < 3; i++) axes[i] = size[i];
    return;
  }
  half_sizes(type, size, axes);
}
