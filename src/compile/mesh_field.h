// Meshes from distance fields of plugins: the surface where the field is zero.
#ifndef COMPILE_MESH_FIELD_H
#define COMPILE_MESH_FIELD_H

#include "compile/build.h"
#include "geom/marching_cubes.h"

// Is this mesh made by its plugin? A file comes first, numbers in the XML do not.
bool mesh_field_is_used(const BuildMesh* m);

// Vertices, normals and faces of the surface. m->plugin is known. On CT_OK the caller frees out
// with marching_cubes_free; vertices are in the frame of the field.

Status mesh_field(CubesMesh* out, Build* b, const BuildMesh* m);

#endif
