// What all mesh formats share: choice of reader, merging of vertices, mirroring, checks. A MeshFile
// owns its arrays; each has the length that its count states, or is NULL with count 0. Indices are
// not checked here and may point nowhere.
#include "asset/mesh_file.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/file.h"
#include "base/hash.h"
#include "base/str.h"

#include <math.h>
#include <stdint.h>
#include <strings.h>

typedef struct Format {
  const char* ext;
  const char* content_type;
  Status (*read)(MeshFile* out, const AssetFile* in, Place at, ErrorList* err);
} Format;

static const Format kFormat[] = {
    {".stl", "model/stl", mesh_read_stl},
    {".obj", "model/obj", mesh_read_obj},
    {".msh", "model/vnd.mujoco.msh", mesh_read_msh},
};
enum { NFORMAT = sizeof kFormat / sizeof kFormat[0] };

Status mesh_read(MeshFile* out, const AssetFile* in, const char* content_type, Place at,
                 ErrorList* err) {
  *out = (MeshFile){0};
  bool typed = content_type && content_type[0];
  for (int i = 0; i < NFORMAT; i++) {
    const Format* f = &kFormat[i];
    if (typed ? str_eq(content_type, f->content_type) : !strcasecmp(file_ext(in->name), f->ext))
      return f->read(out, in, at, err);
  }
  if (!typed) {
    error_add(err, at, "unknown or unsupported mesh file: '%s'", in->name);
    error_hint(err, "meshes are read from .stl, .obj and .msh");
    return CT_FAIL;
  }
  const char* slash = strchr(content_type, '/');
  if (!slash || strpbrk(content_type, ";"))
    return error_add(err, at, "invalid content type: '%s'", content_type);
  return error_add(err, at, "unsupported mesh type: '%s'", content_type);
}

void mesh_free(MeshFile* m) {
  alloc_free(m->vert);
  alloc_free(m->normal);
  alloc_free(m->texcoord);
  alloc_free(m->face);
  alloc_free(m->facenormal);
  alloc_free(m->facetexcoord);
  *m = (MeshFile){0};
}

//---------------------------------- equal vertices ------------------------------------------------

static uint32_t float_bits(float x) {
  uint32_t u;
  x += 0.0f; // -0 is 0
  memcpy(&u, &x, sizeof u);
  return u;
}

// Vertices that were kept, found by their coordinates: open addressing, linear probing.
typedef struct VertexTable {
  int* slot; // index + 1 of a kept vertex; 0: free
  uint32_t mask;
  uint64_t seed; // depends on all coordinates, so that no file can aim at one slot
} VertexTable;

static uint64_t hash_vertex(const VertexTable* t, const float* v) {
  uint64_t xy = (uint64_t)float_bits(v[0]) << 32 | float_bits(v[1]);
  return hash_mix(hash_mix(xy ^ t->seed) + float_bits(v[2]));
}

// Index of v among the kept[0..n); n if it is new, and then it is entered.
static int table_find(VertexTable* t, const float* kept, int n, const float* v) {
  uint32_t i = (uint32_t)hash_vertex(t, v) & t->mask;
  for (; t->slot[i]; i = (i + 1) & t->mask) {
    const float* k = kept + 3 * (size_t)(t->slot[i] - 1);
    if (k[0] == v[0] && k[1] == v[1] && k[2] == v[2]) return t->slot[i] - 1;
  }
  t->slot[i] = n + 1;
  return n;
}

bool mesh_merge(MeshFile* m) {
  size_t cap = 16;
  while (cap < 2 * (size_t)m->nvert) cap *= 2;
  CT_ASSERT(cap <= UINT32_MAX);
  VertexTable t = {(int*)alloc_zero(cap * sizeof(int)), (uint32_t)(cap - 1), HASH_START};
  int* target = (int*)alloc_bytes((size_t)m->nvert * sizeof(int));
  bool ok = t.slot && target;
  if (ok) {
    for (size_t i = 0; i < 3 * (size_t)m->nvert; i++)
      t.seed = t.seed * UINT64_C(0x9e3779b97f4a7c15) + float_bits(m->vert[i]);
    t.seed = hash_mix(t.seed);

    // kept vertices move to the front in place: the i-th never stands before its target
    int n = 0;
    for (int i = 0; i < m->nvert; i++) {
      const float* v = m->vert + 3 * (size_t)i;
      target[i] = table_find(&t, m->vert, n, v);
      if (target[i] == n) memmove(m->vert + 3 * (size_t)n++, v, 3 * sizeof(float));
    }
    for (size_t i = 0; i < 3 * (size_t)m->nface; i++)
      if (0 <= m->face[i] && m->face[i] < m->nvert) m->face[i] = target[m->face[i]];
    m->nvert = n;
  }
  alloc_free(t.slot);
  alloc_free(target);
  return ok;
}

//---------------------------------- mirror and checks ---------------------------------------------

static void reverse_faces(int* face, int nface) {
  for (int i = 0; i < nface; i++) {
    int* f = face + 3 * (size_t)i;
    int second = f[1];
    f[1] = f[2];
    f[2] = second;
  }
}

void mesh_mirror(MeshFile* m) {
  reverse_faces(m->face, m->nface);
  if (m->one_index) return;
  if (m->facenormal) reverse_faces(m->facenormal, m->nface);
  if (m->facetexcoord) reverse_faces(m->facetexcoord, m->nface);
}

Status mesh_finite(const MeshFile* m, int step, Place at, ErrorList* err) {
  for (int i = 0; i < m->nvert; i++) {
    const float* v = m->vert + 3 * (size_t)i;
    if (!isfinite(v[0]) || !isfinite(v[1]) || !isfinite(v[2]))
      return error_add(err, at, "vertex coordinate %d is not finite", step * i);
  }
  return CT_OK;
}

bool mesh_line(const char** at, const char* end, const char** line, const char** line_end) {
  const char* p = *at;
  if (p >= end) return false;
  *line = p;
  while (p < end && *p != '\n' && *p != '\r') p++;
  *line_end = p;
  if (p < end) p += *p == '\r' && p + 1 < end && p[1] == '\n' ? 2 : 1;
  *at = p;
  return true;
}
