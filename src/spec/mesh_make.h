// Built-in meshes as the data of a mesh asset.
#ifndef SPEC_MESH_MAKE_H
#define SPEC_MESH_MAKE_H

#include "base/error.h"

#include <corten/spec.h>

// Replace vertices, normals and faces of a mesh by those of a built-in shape; one without volume
// also gets the inertia of its shell. On CT_FAIL the reason is in err and the mesh may have lost
// its data.
Status mesh_make(ctsMesh* mesh, cttMeshBuiltin kind, const double* params, int nparams, Place at,
                 ErrorList* err);

#endif
