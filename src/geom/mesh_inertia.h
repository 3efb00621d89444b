// Volume, centre and principal axes of a mesh of unit density.
#ifndef GEOM_MESH_INERTIA_H
#define GEOM_MESH_INERTIA_H

#include "base/error.h"

#include <corten/types.h>

typedef struct MeshBody {
  const char* name;    // for messages
  const double* vert;  // rows of 3
  const int* face;     // triangles, counterclockwise seen from outside
  int nface;           //
  const int* hullface; // triangles of the convex hull; used by ctMESH_INERTIA_CONVEX only
  int nhullface;       //
  cttMeshInertia how;
} MeshBody;

typedef struct MeshInertia {
  double volume;    // area if the mass is in the shell
  double centre[3]; // of mass
  double quat[4];   // principal axes, moments not increasing
  double box[3];    // half sizes of the box with the same mass and moments
} MeshInertia;

// The mass of pyramids from the faces to a point inside (legacy: each counted positive), or of the
// faces themselves. Fails for meshes without volume or area, or turned inside out.
Status mesh_inertia(MeshInertia* out, const MeshBody* m, Place at, ErrorList* err);

#endif
