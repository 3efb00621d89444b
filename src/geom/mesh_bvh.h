// Bounding volume hierarchy over the triangles of a mesh.
#ifndef GEOM_MESH_BVH_H
#define GEOM_MESH_BVH_H

#include "geom/bvh.h"

#include <stdbool.h>

// tree has bvh_count(nface) nodes; leaves are faces, placed by their circumcentres. False when out
// of memory.
bool mesh_bvh_build(BvhNode* tree, const double* vert, const int* face, int nface);

#endif
