// What every mesh that was read must be, whatever the file: shared by the mesh targets.
#ifndef TESTS_FUZZ_FUZZ_MESH_H
#define TESTS_FUZZ_FUZZ_MESH_H

#include "asset/mesh_file.h"
#include "base/alloc.h"
#include "fuzz.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// An array is there exactly if it has rows, and every byte of it can be read.
static inline void check_array(const void* p, size_t n) {
  REQUIRE((p != NULL) == (n > 0));
  const volatile unsigned char* b = (const volatile unsigned char*)p;
  unsigned sum = 0;
  for (size_t i = 0; i < n; i++) sum += b[i];
  (void)sum;
}

static inline void check_mesh(const MeshFile* m) {
  REQUIRE(m->nvert >= 0 && m->nnormal >= 0 && m->ntexcoord >= 0 && m->nface >= 0);
  size_t nindex = 3 * (size_t)m->nface;
  check_array(m->vert, 3 * (size_t)m->nvert * sizeof(float));
  check_array(m->normal, 3 * (size_t)m->nnormal * sizeof(float));
  check_array(m->texcoord, 2 * (size_t)m->ntexcoord * sizeof(float));
  check_array(m->face, nindex * sizeof(int));
  if (m->facenormal) check_array(m->facenormal, nindex * sizeof(int));
  if (m->facetexcoord) check_array(m->facetexcoord, nindex * sizeof(int));
  REQUIRE((m->facenormal != NULL) == (m->nnormal > 0 && m->nface > 0));
  REQUIRE((m->facetexcoord != NULL) == (m->ntexcoord > 0 && m->nface > 0));
  for (size_t i = 0; i < 3 * (size_t)m->nvert; i++) REQUIRE(isfinite(m->vert[i]));
}

// After merging no two vertices are equal, faces have the same corners as before, and merging again
// changes nothing.
static inline void check_merge(MeshFile* m) {
  size_t nindex = 3 * (size_t)m->nface;
  float* corner = (float*)calloc(3 * nindex + 1, sizeof(float));
  REQUIRE(corner);
  int nvert = m->nvert;
  for (size_t i = 0; i < nindex; i++)
    if (0 <= m->face[i] && m->face[i] < nvert)
      memcpy(corner + 3 * i, m->vert + 3 * (size_t)m->face[i], 3 * sizeof(float));
  REQUIRE(mesh_merge(m) && m->nvert <= nvert);
  for (size_t i = 0; i < nindex; i++)
    if (0 <= m->face[i] && m->face[i] < m->nvert)
      for (size_t k = 0; k < 3; k++) {
        float before = corner[3 * i + k], after = m->vert[3 * (size_t)m->face[i] + k];
        REQUIRE(before == after);
      }
  int merged = m->nvert;
  REQUIRE(mesh_merge(m) && m->nvert == merged);
  free(corner);
}

typedef Status ReadMesh(MeshFile* out, const AssetFile* in, Place at, ErrorList* err);

static inline void fuzz_mesh(ReadMesh* read, const uint8_t* data, size_t size) {
  AssetFile file = {"fuzz", data, size};
  ErrorList err;
  MeshFile m;
  error_init(&err);
  Status s = read(&m, &file, (Place){0}, &err);
  REQUIRE((s == CT_OK) == (err.errors == 0));
  check_mesh(&m);
  if (s == CT_OK) {
    mesh_mirror(&m);
    check_mesh(&m);
    check_merge(&m);
  } else {
    REQUIRE(!m.vert && !m.face);
  }
  mesh_free(&m);
  error_free(&err);
}

#endif
