#include "geom/shape.h"

const Shape* const shape_table[ctNGEOMTYPES] = {
    [ctGEOM_PLANE] = &shape_plane,
    [ctGEOM_HFIELD] = &shape_hfield,
    [ctGEOM_SPHERE] = &shape_sphere,
    [ctGEOM_CAPSULE] = &shape_capsule,
    [ctGEOM_ELLIPSOID] = &shape_ellipsoid,
    [ctGEOM_CYLINDER] = &shape_cylinder,
    [ctGEOM_BOX] = &shape_box,
    [ctGEOM_MESH] = &shape_mesh,
    [ctGEOM_SDF] = &shape_sdf,
};

double shape_radius(cttGeom type, const double size[3]) {
  const Shape* s = shape_of((int)type);
  return s->radius ? s->radius(size) : 0;
}

void shape_aabb(cttGeom type, const double size[3], double aabb[6]) {
  const Shape* s = shape_of((int)type);
  zero3(aabb);
  if (s->half) {
    s->half(aabb + 3, size);
    return;
  }
  aabb[2] = -ctMAXVAL / 2;
  aabb[3] = aabb[4] = ctMAXVAL;
  aabb[5] = ctMAXVAL / 2;
}

void shape_semiaxes(cttGeom type, const double size[3], double axes[3]) {
  const Shape* s = shape_of((int)type);
  (s->half ? s->half : shape_copy_sizes)(axes, size);
}

void shape_copy_sizes(double r[3], const double size[3]) { copy3(r, size); }

ShapeSection shape_disc_section(const double size[3]) {
  double r4 = pow(size[0], 4), across = ctPI * r4 / 4;
  return (ShapeSection){ctPI * r4 / 2, across, across};
}
