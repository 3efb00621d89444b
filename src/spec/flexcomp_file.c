// Points and elements of a flexcomp from files: surfaces of meshes, and GMSH.
#include "asset/asset_file.h"
#include "asset/mesh_file.h"
#include "asset/vfs.h"
#include "base/alloc.h"
#include "base/file.h"
#include "base/folders.h"
#include "math/vec.h"
#include "spec/flexcomp.h"

#include <string.h>

// A tetrahedron between a face and the origin, unless the face looks at the origin or the volume
// is nothing.
static void add_tetrahedron(FlexcompMesh* m, const int face[3]) {
  const FlexcompDef* d = m->def;
  double edge[3][3], normal[3];
  const int tet[4] = {0, face[0] + 1, face[1] + 1, face[2] + 1};
  for (int k = 0; k < 3; k++) sub3(edge[k], d->point->data + 3 * tet[k + 1], d->origin);
  cross3(normal, edge[0], edge[1]);
  if (dot3(normal, edge[2]) >= ctMINVAL) flexcomp_element(m, tet, 4);
}

static Status check_surface_faces(FlexcompMesh* m, const MeshFile* mesh) {
  if (!mesh->nvert || !mesh->nface) return flexcomp_fail(m, "Vertex and face data required");
  for (int i = 0; i < 3 * mesh->nface; i++) {
    if (mesh->face[i] < 0 || mesh->face[i] >= mesh->nvert)
      return flexcomp_fail(m, "face of a mesh refers to a vertex that it does not have");
  }
  return CT_OK;
}

static Status copy_mesh(FlexcompMesh* m, const MeshFile* mesh) {
  FlexcompDef* d = m->def;
  TRY(check_surface_faces(m, mesh));
  bool solid = d->flex->s.dim == 3;
  d->point->count = d->element->count = 0;
  if (solid) flexcomp_point(m, d->origin);
  for (int i = 0; i < mesh->nvert; i++) {
    const float* v = mesh->vert + 3 * (size_t)i;
    flexcomp_point(m, (double[3]){(double)v[0], (double)v[1], (double)v[2]});
  }
  if (m->failed) return CT_OK; // reported by the caller
  for (int i = 0; i < mesh->nface; i++) {
    const int* face = mesh->face + 3 * (size_t)i;
    if (solid) {
      add_tetrahedron(m, face);
    } else {
      flexcomp_element(m, face, 3);
    }
  }
  if (!mesh->ntexcoord) return CT_OK;
  const int* index = mesh->facetexcoord ? mesh->facetexcoord : mesh->face;
  if (!vectors_set(VALUE_FLOATVEC, d->texcoord, mesh->texcoord, 2 * mesh->ntexcoord) ||
      !vectors_set(VALUE_INTVEC, &m->elemtexcoord, index, 3 * mesh->nface))
    m->failed = true;
  return CT_OK;
}

static Status read_surface(FlexcompMesh* m, const AssetFile* file) {
  MeshFile mesh;
  TRY(mesh_read(&mesh, file, NULL, m->at, m->err));
  if (!mesh_merge(&mesh)) m->failed = true;
  Status status = m->failed ? CT_OK : copy_mesh(m, &mesh);
  mesh_free(&mesh);
  return status;
}

static bool is_msh(const char* file) {
  const char* ext = file_ext(file);
  return strlen(ext) == 4 && (ext[1] | 32) == 'm' && (ext[2] | 32) == 's' && (ext[3] | 32) == 'h';
}

// meshdir/file below the folder of the model
static char* full_path(const FlexcompMesh* m, const char* file) {
  const ctSpec* s = &m->spec->pub;
  char* below = vfs_join(vectors_text(s->compiler.meshdir), file);
  char* joined = below ? vfs_join(vectors_text(s->modelfiledir), below) : NULL;
  char* path = joined ? file_reduce(joined) : NULL; // as MuJoCo: x/.. needs no x
  alloc_free(joined);
  alloc_free(below);
  return path;
}

Status flexcomp_file(FlexcompMesh* m) {
  const FlexcompDef* d = m->def;
  const char* given = vectors_text(d->file);
  if (!given[0]) return flexcomp_fail(m, "File is required");
  if (d->type == FLEXCOMP_MESH && d->flex->s.dim < 2)
    return flexcomp_fail(m, "Flex dim must be at least 2 for mesh");
  if (d->type == FLEXCOMP_MESH && is_msh(given))
    return flexcomp_fail(m, "legacy MSH files are not supported in flexcomp");
  char* path = full_path(m, m->spec->pub.strippath ? file_name(given) : given);
  unsigned char* data = NULL;
  size_t size = 0;
  const char* why = NULL;
  Status status = CT_OK;
  if (!path) {
    m->failed = true;
  } else if (!vfs_read(d->vfs, path, ASSET_MAX_BYTES, &data, &size, &why)) {
    status = error_add(m->err, m->at, "XML Error: Error: Error opening file '%s'", path);
    if (why == folders_outside) error_hint(m->err, "it %s", why);
  } else {
    AssetFile file = {path, data, size};
    status = d->type == FLEXCOMP_GMSH ? flexcomp_gmsh(m, data, size) : read_surface(m, &file);
  }
  alloc_free(data);
  alloc_free(path);
  return status;
}
