// Meshes made from a few numbers.
#ifndef GEOM_MESH_BUILTIN_H
#define GEOM_MESH_BUILTIN_H

#include "base/error.h"

#include <corten/types.h>

#include <stdbool.h>

// Lengths count numbers. A mesh without faces is to get those of its hull.
typedef struct MeshBuiltin {
  float* vert;
  int vert_len;
  float* normal; // NULL: to be computed
  int normal_len;
  int* face;
  int face_len;
  bool shell; // has no volume: its inertia must be that of the shell
  int most;   // vertices allowed and asked for: a few numbers can ask for any amount of work
  double asked;
} MeshBuiltin;

// sphere       subdivisions of an icosahedron
// hemisphere   rings from the pole, closed by a disc
// cone         corners, radius of the top (0: a point)
// supersphere  rings and corners, exponents along and across
// supertorus   segments, radius of the tube, exponents across and along
// wedge        columns, rows, half angles of view in degrees, how much finer in the centre
// plate        columns, rows
// On CT_FAIL the mesh is empty and the reason is in err.
Status mesh_builtin_make(MeshBuiltin* out, cttMeshBuiltin kind, const double* params, int nparams,
                         Place at, ErrorList* err);

void mesh_builtin_free(MeshBuiltin* m); // leaves an empty mesh

#endif
