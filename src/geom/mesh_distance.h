// Signed distance to a mesh, negative inside.
#ifndef GEOM_MESH_DISTANCE_H
#define GEOM_MESH_DISTANCE_H

#include "geom/bvh.h"

#include <stdbool.h>

typedef struct MeshDistance {
  const double* vert; // borrowed, as face and bvh
  const int* face;
  const BvhNode* bvh; // over the faces
  double* facenormal; // nface x 3
  double* edgenormal; // nface x 3 x 3: sum over the faces at the edge; edges 01, 12, 02
  double* vertnormal; // nvert x 3: sum over the faces at the vertex, weighted by angle
  double slack;       // squared distance below which two faces are not told apart
} MeshDistance;

// The sign is that of the outward pseudonormal of the nearest face, edge or vertex (Baerentzen and
// Aanaes 2005), which is right for closed surfaces. False when out of memory; d is then empty.
bool mesh_distance_init(MeshDistance* d, const double* vert, int nvert, const int* face, int nface,
                        const BvhNode* bvh);

double mesh_distance(const MeshDistance* d, const double point[3]);

void mesh_distance_free(MeshDistance* d);

#endif
