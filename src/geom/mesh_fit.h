// Geoms that come from a mesh: the primitive that stands for it, or the bounds of the mesh itself.
#ifndef GEOM_MESH_FIT_H
#define GEOM_MESH_FIT_H

#include "geom/mesh_shape.h"

#include <corten/types.h>

#include <stdbool.h>

// Sizes of a primitive of the same inertia as the mesh. False if there is no such type.
bool mesh_fit_inertia(double size[3], cttGeom type, const MeshShape* m, double scale);

// Sizes of the smallest primitive whose box holds the mesh's, and the centre of that box in the
// mesh's inertial frame, where the primitive has to go.
bool mesh_fit_box(double size[3], double centre[3], cttGeom type, const MeshShape* m, double scale);

// For a geom that is the mesh: half sizes of the box around the origin, box as centre and half
// sizes, radius of the sphere around the origin.
void mesh_fit_size(double size[3], const MeshShape* m);
void mesh_fit_aabb(double aabb[6], const MeshShape* m);
double mesh_fit_radius(const MeshShape* m);

// Principal moments of a mesh geom for a given mass, those of the box of equal inertia.
void mesh_fit_moments(double moments[3], const MeshShape* m, double mass);

#endif
