// Primitive shapes in their own frame: bounds and semi-axes.
#ifndef GEOM_SHAPE_H
#define GEOM_SHAPE_H

#include <corten/types.h>

// Sizes that a shape needs to be positive: 1 sphere, 2 capsule and cylinder, 3 ellipsoid and box, 0
// for others.
int shape_size_count(cttGeom type);

// Radius of the sphere around the centre; 0 for planes, which have none.
double shape_radius(cttGeom type, const double size[3]);

// Axis-aligned box as centre and half sizes. A plane fills the half space below it.
void shape_aabb(cttGeom type, const double size[3], double aabb[6]);

// Semi-axes of the ellipsoid that stands for the shape in fluid forces.
void shape_semiaxes(cttGeom type, const double size[3], double axes[3]);

#endif
