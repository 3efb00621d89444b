// Searches along the hull of a mesh.
#ifndef GEOM_SHAPE_MESH_H
#define GEOM_SHAPE_MESH_H

#include "geom/convex.h"

// The neighbour of a hull vertex that is highest along l, in the frame of the shape, if it is
// higher than `most`, which becomes its height; else `from`.
int shape_mesh_climb(const Convex* c, const double l[3], int from, double* most);

#endif
