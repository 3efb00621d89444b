// What other shapes need of a box.
#ifndef GEOM_SHAPE_BOX_H
#define GEOM_SHAPE_BOX_H

#include "geom/ray.h"

// A ray against the six faces apart, lower and upper along x, y, z: x of each or -1. The result is
// the nearest.
double shape_box_faces(const double size[3], const Ray* ray, double face[6]);

#endif
