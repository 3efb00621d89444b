// STL. Binary: 80 bytes, a count, then for each triangle 12 floats (normal, three vertices) and two
// bytes. Text: "solid" and any number of  facet normal x y z / outer loop / vertex x y z (three) /
// endloop / endfacet.  Normals in the file are not used. Equal vertices become one.
#include "asset/mesh_file.h"
#include "base/alloc.h"
#include "base/array.h"
#include "base/str.h"

#include <math.h>
#include <string.h>

enum { HEADER = 84, FACET = 50 };
static const float kMaxCoordinate = 1 << 30;

//---------------------------------- both ----------------------------------------------------------

// Three vertices per face in the order of the file, then merged. m owns vert already.
static Status finish_stl(MeshFile* m, const AssetFile* in, Place at, ErrorList* err) {
  for (size_t i = 0; i < 3 * (size_t)m->nvert; i++)
    if (fabsf(m->vert[i]) > kMaxCoordinate)
      return error_add(err, at, "vertex in STL file '%s' exceed maximum bounds", in->name);
  TRY(mesh_finite(m, 3, at, err)); // counted in coordinates, as in MuJoCo
  m->nface = m->nvert / 3;
  m->face = (int*)alloc_bytes((size_t)m->nvert * sizeof(int));
  if (!m->face) return error_add(err, at, "out of memory");
  for (int i = 0; i < m->nvert; i++) m->face[i] = i;
  return mesh_merge(m) ? CT_OK : error_add(err, at, "out of memory");
}

//---------------------------------- text ----------------------------------------------------------

typedef struct Text {
  const char* at;
  const char* end;
  int line;
  bool memory; // ran out
} Text;

// The next word; empty at the end.
static size_t next_word(Text* t, const char** word) {
  for (; t->at < t->end && str_is_space(*t->at); t->at++) t->line += *t->at == '\n';
  *word = t->at;
  while (t->at < t->end && !str_is_space(*t->at)) t->at++;
  return (size_t)(t->at - *word);
}

static bool word_is(const char* word, size_t n, const char* expected) {
  return n == strlen(expected) && memcmp(word, expected, n) == 0;
}

static bool skip_words(Text* t, const char* const* expected, int n) {
  const char* word;
  for (int i = 0; i < n; i++) {
    size_t len = next_word(t, &word);
    if (!word_is(word, len, expected[i])) return false;
  }
  return true;
}

static bool read_stl_vector(Text* t, float* out) {
  for (int i = 0; i < 3; i++) {
    const char *word, *rest;
    double x;
    size_t n = next_word(t, &word);
    if (!str_to_double(word, word + n, &x, &rest) || rest != word + n) return false;
    out[i] = (float)x;
  }
  return true;
}

typedef ARRAY(float) Floats;

// After the word "facet".
static bool read_facet(Text* t, Floats* vert) {
  static const char* const kNormal[] = {"normal"};
  static const char* const kLoop[] = {"outer", "loop"};
  static const char* const kVertex[] = {"vertex"};
  static const char* const kEnd[] = {"endloop", "endfacet"};
  float x[3];
  if (!skip_words(t, kNormal, 1) || !read_stl_vector(t, x) || !skip_words(t, kLoop, 2))
    return false;
  for (int i = 0; i < 3; i++) {
    if (!skip_words(t, kVertex, 1) || !read_stl_vector(t, x)) return false;
    t->memory = !array_reserve(vert, vert->count + 3);
    if (t->memory) return false;
    memcpy(vert->data + vert->count, x, sizeof x);
    vert->count += 3;
  }
  return skip_words(t, kEnd, 2);
}

// Solids are named by the rest of their first line and closed by "endsolid" with another such line.
static bool read_solids(Text* t, Floats* vert) {
  const char* word;
  for (size_t n; (n = next_word(t, &word)) > 0;) {
    if (word_is(word, n, "facet")) {
      if (vert->count / 9 >= MESH_MAX_STL_FACES || !read_facet(t, vert)) return false;
    } else if (word_is(word, n, "solid") || word_is(word, n, "endsolid")) {
      while (t->at < t->end && *t->at != '\n') t->at++;
    } else {
      return false;
    }
  }
  return true;
}

static Status read_stl_text(MeshFile* m, const AssetFile* in, Place at, ErrorList* err) {
  Text t = {(const char*)in->data, (const char*)in->data + in->size, 1, false};
  Floats vert = {0};
  bool ok = read_solids(&t, &vert);
  m->vert = vert.data;
  m->nvert = vert.count / 3;
  if (t.memory) return error_add(err, at, "out of memory");
  if (ok && m->nvert > 0) return finish_stl(m, in, at, err);
  if (vert.count / 9 >= MESH_MAX_STL_FACES || ok)
    return error_add(err, at, "number of faces should be between 1 and %d in STL file '%s'",
                     MESH_MAX_STL_FACES, in->name);
  error_add(err, at, "could not parse STL file '%s'", in->name);
  error_hint(err, "not an ASCII STL at line %d", t.line);
  return CT_FAIL;
}

// "solid", and on the next line "facet" or "endsolid": the header of a binary file may begin so
// too.
static bool is_text(const AssetFile* in) {
  Text t = {(const char*)in->data, (const char*)in->data + in->size, 1, false};
  const char* word;
  size_t n = next_word(&t, &word);
  if (!word_is(word, n, "solid")) return false;
  while (t.at < t.end && *t.at != '\n') t.at++;
  n = next_word(&t, &word);
  return word_is(word, n, "facet") || word_is(word, n, "endsolid");
}

//---------------------------------- binary --------------------------------------------------------

static bool fits_binary(const AssetFile* in) {
  if (in->size < HEADER) return false;
  int nface = asset_int(in->data + 80);
  return 1 <= nface && nface <= MESH_MAX_STL_FACES && in->size - HEADER == FACET * (size_t)nface;
}

static Status read_binary(MeshFile* m, const AssetFile* in, Place at, ErrorList* err) {
  if (in->size < HEADER) return error_add(err, at, "invalid header in STL file '%s'", in->name);
  int nface = asset_int(in->data + 80);
  if (nface < 1 || nface > MESH_MAX_STL_FACES)
    return error_add(err, at,
                     "number of faces should be between 1 and %d in STL file '%s'; perhaps this is "
                     "an ASCII file?",
                     MESH_MAX_STL_FACES, in->name);
  if (in->size - HEADER != FACET * (size_t)nface)
    return error_add(err, at, "STL file '%s' has wrong size; perhaps this is an ASCII file?",
                     in->name);
  m->nvert = 3 * nface;
  m->vert = (float*)alloc_bytes(9 * (size_t)nface * sizeof(float));
  if (!m->vert) return error_add(err, at, "out of memory");
  for (size_t i = 0; i < (size_t)nface; i++)
    asset_floats(m->vert + 9 * i, in->data + HEADER + FACET * i + 12, 9);
  return finish_stl(m, in, at, err);
}

Status mesh_read_stl(MeshFile* out, const AssetFile* in, Place at, ErrorList* err) {
  *out = (MeshFile){0};
  if (in->size == 0) return error_add(err, at, "STL file '%s' is empty", in->name);
  MeshFile m = {0};
  bool text = !fits_binary(in) && is_text(in);
  Status s = text ? read_stl_text(&m, in, at, err) : read_binary(&m, in, at, err);
  if (s == CT_OK)
    *out = m;
  else
    mesh_free(&m);
  return s;
}
