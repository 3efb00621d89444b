// Meshes as in the file: STL, OBJ and MuJoCo's MSH. Nothing is scaled, centered or checked for
// sense here; geom/mesh_shape.c does. README.md has the rules of each format.
#ifndef ASSET_MESH_FILE_H
#define ASSET_MESH_FILE_H

#include "asset/asset_file.h"
#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>

// Absent arrays are NULL and their count is 0. facenormal and facetexcoord have nface rows or are
// NULL, which means: as face. Their indices are those of the file and may point nowhere (-1 is
// "none"), as in MuJoCo's models.
typedef struct MeshFile {
  float* vert; // nvert x 3
  int nvert;
  float* normal; // nnormal x 3
  int nnormal;
  float* texcoord; // ntexcoord x 2, second coordinate downwards
  int ntexcoord;
  int* face; // nface x 3
  int* facenormal;
  int* facetexcoord;
  int nface;
  bool one_index; // MSH: normals and texture coordinates share the index of the vertex
} MeshFile;

enum {
  MESH_MAX_STL_FACES = 200000,   // MuJoCo's limit
  MESH_MAX_OBJ_WORK = 100000000, // point-in-triangle tests for all polygons of a file
};

// Read a file. out need not be initialised; on CT_FAIL it is empty and the reason is in err.
Status mesh_read_stl(MeshFile* out, const AssetFile* in, Place at, ErrorList* err);
Status mesh_read_obj(MeshFile* out, const AssetFile* in, Place at, ErrorList* err);
Status mesh_read_msh(MeshFile* out, const AssetFile* in, Place at, ErrorList* err);

// The same, the format chosen by content type ("model/stl", "model/obj", "model/vnd.mujoco.msh")
// or, if that is NULL or empty, by the extension of the name in any case.
Status mesh_read(MeshFile* out, const AssetFile* in, const char* content_type, Place at,
                 ErrorList* err);

void mesh_free(MeshFile* m); // leaves an empty mesh

// Vertices with equal coordinates become one, at the place of the first; faces follow. STL files
// are read so; MuJoCo's flexcomp asks it of the others too. False when out of memory, m unchanged.
bool mesh_merge(MeshFile* m);

// Turn every face around, for scales that mirror.
//
// QUIRK(mirrored-msh; test_mesh_msh:all_arrays_are_read): The order of normals and texture
// coordinates of an MSH is not turned around with the faces.
void mesh_mirror(MeshFile* m);

// A text format reads a line at a time. The next line of [*at, end) without its end, which is \n,
// \r or \r\n; *at moves behind it. False at the end.
bool mesh_line(const char** at, const char* end, const char** line, const char** line_end);

// Coordinates are finite, or an error that counts them in steps of `step`.
Status mesh_finite(const MeshFile* m, int step, Place at, ErrorList* err);

#endif
