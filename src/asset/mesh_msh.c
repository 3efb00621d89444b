// MSH, MuJoCo's binary mesh:
//   int nvert nnormal ntexcoord nface | float vert[3 nvert] normal[3 nnormal] texcoord[2 ntexcoord]
//   | int face[3 nface]
// One index per corner serves vertex, normal and texture coordinate.
#include "asset/mesh_file.h"
#include "base/alloc.h"

#include <limits.h>
#include <string.h>

enum { HEADER = 16 };

static bool sizes_valid(const int n[4]) {
  return n[0] >= 4 && n[1] >= 0 && n[2] >= 0 && n[3] >= 0 && (n[1] == 0 || n[1] == n[0]) &&
         (n[2] == 0 || n[2] == n[0]);
}

static bool sizes_large(const int n[4]) {
  int row3 = INT_MAX / 4 / 3, row2 = INT_MAX / 4 / 2;
  return n[0] >= row3 || n[1] >= row3 || n[2] >= row2 || n[3] >= row3;
}

static int* copy_faces(const unsigned char* p, int nface) {
  int* x = (int*)alloc_bytes(3 * (size_t)nface * sizeof(int));
  if (x) asset_ints(x, p, 3 * (size_t)nface);
  return x;
}

// Whether every array that must exist does.
static bool copy_arrays(MeshFile* m, const unsigned char* p) {
  m->vert = asset_take_floats(&p, 3 * (size_t)m->nvert);
  m->normal = m->nnormal ? asset_take_floats(&p, 3 * (size_t)m->nnormal) : NULL;
  m->texcoord = m->ntexcoord ? asset_take_floats(&p, 2 * (size_t)m->ntexcoord) : NULL;
  if (!m->vert || (m->nnormal && !m->normal) || (m->ntexcoord && !m->texcoord)) return false;
  if (m->nface == 0) return true;
  m->face = copy_faces(p, m->nface);
  if (m->nnormal) m->facenormal = copy_faces(p, m->nface);
  if (m->ntexcoord) m->facetexcoord = copy_faces(p, m->nface);
  return m->face && (!m->nnormal || m->facenormal) && (!m->ntexcoord || m->facetexcoord);
}

Status mesh_read_msh(MeshFile* out, const AssetFile* in, Place at, ErrorList* err) {
  *out = (MeshFile){0};
  if (in->size == 0) return error_add(err, at, "MSH file '%s' is empty", in->name);
  if (in->size < HEADER) return error_add(err, at, "missing header in MSH file '%s'", in->name);
  int n[4];
  asset_ints(n, in->data, 4);
  if (!sizes_valid(n)) return error_add(err, at, "invalid sizes in MSH file '%s'", in->name);
  if (sizes_large(n)) return error_add(err, at, "too large sizes in MSH file '%s'.", in->name);
  uint64_t words =
      3 * (uint64_t)n[0] + 3 * (uint64_t)n[1] + 2 * (uint64_t)n[2] + 3 * (uint64_t)n[3];
  if (in->size != HEADER + 4 * words)
    return error_add(err, at, "unexpected file size in MSH file '%s'", in->name);

  MeshFile m = {
      .nvert = n[0], .nnormal = n[1], .ntexcoord = n[2], .nface = n[3], .one_index = true};
  Status s = CT_OK;
  if (!copy_arrays(&m, in->data + HEADER)) s = error_add(err, at, "out of memory");
  if (s == CT_OK) s = mesh_finite(&m, 1, at, err);
  if (s == CT_OK)
    *out = m;
  else
    mesh_free(&m);
  return s;
}
