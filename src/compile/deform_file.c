// A deformable body from a mesh file: cloths from surfaces (OBJ, STL, MuJoCo's MSH) and from Gmsh
// files with triangles, soft bodies from Gmsh files with tetrahedra, chains from those with lines.
// Vertices of surfaces that have the same place are one.
#include "asset/mesh_file.h"
#include "asset/vfs.h"
#include "base/alloc.h"
#include "base/report.h"
#include "spec/flexcomp.h"

#include <corten/corten.h>

#include <stdio.h>
#include <string.h>

typedef struct DeformMesh {
  ctDoubleVec point;
  ctIntVec elem;
} DeformMesh;

static bool is_gmsh(const unsigned char* data, size_t size) {
  return size >= 11 && memcmp(data, "$MeshFormat", 11) == 0;
}

static Status read_deform_gmsh(DeformMesh* mesh, const AssetFile* file, int dim, ErrorList* err) {
  FlexElement flex = {0};
  FlexcompDef def = {.point = &mesh->point, .element = &mesh->elem, .flex = &flex};
  FlexcompMesh reader = {.def = &def, .err = err};
  TRY(flexcomp_gmsh(&reader, file->data, file->size));
  if (reader.failed) return error_add(err, (Place){0}, "out of memory");
  if (flex.s.dim == dim) return CT_OK;
  static const char* const kElement[] = {"points", "lines", "triangles", "tetrahedra"};
  int found = flex.s.dim >= 0 && flex.s.dim <= 3 ? flex.s.dim : 0;
  return error_add(err, (Place){0}, "%s has %s, not %s", file->name, kElement[found],
                   kElement[dim]);
}

static Status read_deform_surface(DeformMesh* mesh, const AssetFile* file, ErrorList* err) {
  MeshFile surface;
  TRY(mesh_read(&surface, file, NULL, (Place){.file = file->name}, err));
  bool done = mesh_merge(&surface);
  for (int i = 0; done && i < 3 * surface.nvert; i++)
    done = vectors_add_double(&mesh->point, (double)surface.vert[i]);
  for (int i = 0; done && i < 3 * surface.nface; i++)
    done = vectors_add_int(&mesh->elem, surface.face[i]);
  mesh_free(&surface);
  return done ? CT_OK : error_add(err, (Place){0}, "out of memory");
}

static Status read_deform_file(DeformMesh* mesh, const AssetFile* file, cttDeform kind,
                               ErrorList* err) {
  static const int kDim[ctNDEFORM] = {2, 3, 1};
  if (is_gmsh(file->data, file->size)) return read_deform_gmsh(mesh, file, kDim[kind], err);
  if (kind == ctDEFORM_CLOTH) return read_deform_surface(mesh, file, err);
  return error_add(err, (Place){0}, "%s: soft bodies and chains need a Gmsh file", file->name);
}

static ctDeformable* make_from_deform_mesh(const ctDeformDef* def, const DeformMesh* mesh,
                                           char* error, int size) {
  static const int kCorners[ctNDEFORM] = {3, 4, 2};
  ctDeformDef full = *def;
  full.nvert = mesh->point.count / 3;
  full.vert = mesh->point.data;
  full.pos = NULL;
  full.nelem = mesh->elem.count / kCorners[def->kind];
  full.elem = mesh->elem.data;
  return ct_makeDeformable(&full, error, size);
}

ctDeformable* ct_makeDeformableFile(const ctDeformDef* def, const char* filename, const ctVFS* vfs,
                                    char* error, int error_sz) {
  ErrorList err;
  DeformMesh mesh = {0};
  AssetFile file = {.name = filename};
  unsigned char* data = NULL;
  const char* why = "";
  ctDeformable* body = NULL;
  error_init(&err);
  if ((int)def->kind < 0 || (int)def->kind >= ctNDEFORM) {
    error_add(&err, (Place){0}, "kind is not a value of cttDeform");
  } else if (!vfs_read(vfs, filename, ASSET_MAX_BYTES, &data, &file.size, &why)) {
    error_add(&err, (Place){0}, "Error opening file '%.200s': %s", filename, why ? why : "");
  } else {
    file.data = data;
    if (read_deform_file(&mesh, &file, def->kind, &err) == CT_OK)
      body = make_from_deform_mesh(def, &mesh, error, error_sz);
  }
  if (err.errors && error && error_sz > 0) error_format(&err, error, (size_t)error_sz);
  if (err.errors) report_quietly("ct_makeDeformableFile: %.200s", filename);
  error_free(&err);
  alloc_free(data);
  vectors_free(VALUE_DOUBLEVEC, &mesh.point);
  vectors_free(VALUE_INTVEC, &mesh.elem);
  return body;
}
