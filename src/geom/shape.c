#include "geom/shape.h"

#include "math/fn.h"

#define SHAPE_ROW(kind, row) [kind] = &(row),
const Shape* const shape_table[GEOM_KINDS] = {GEOM_SHAPE(SHAPE_ROW)};

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
  double r4 = fn_pow(size[0], 4), across = ctPI * r4 / 4;
  return (ShapeSection){ctPI * r4 / 2, across, across};
}
