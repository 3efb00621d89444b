// Elements outside the tree added to a spec by hand, for tests of the passes that build them.
#ifndef UNIT_COMPILE_SPEC_CASE_H
#define UNIT_COMPILE_SPEC_CASE_H

#include "unit/compile/build_case.h"

static inline Spec* case_spec(BuildCase* c) { return (Spec*)(void*)c->spec; }

// The public struct of a new element.
static inline void* case_add(BuildCase* c, cttObj type, const char* name) {
  Element* e = spec_add(case_spec(c), type, NULL);
  assert_non_null(e);
  if (name) assert_true(spec_set_name(e, name));
  return spec_public(e);
}

static inline void case_text(ctString* to, const char* text) {
  assert_true(vectors_set_string(to, text));
}

#define case_floats(to, ...)                                                                       \
  do {                                                                                             \
    const float x[] = {__VA_ARGS__};                                                               \
    assert_true(vectors_set(VALUE_FLOATVEC, (to), x, (int)(sizeof(x) / sizeof(x[0]))));            \
  } while (0)
#define case_ints(to, ...)                                                                         \
  do {                                                                                             \
    const int x[] = {__VA_ARGS__};                                                                 \
    assert_true(vectors_set(VALUE_INTVEC, (to), x, (int)(sizeof(x) / sizeof(x[0]))));              \
  } while (0)

static inline void case_resolve(BuildCase* c) {
  Status status = resolve(&c->b, case_spec(c), &c->err);
  if (status != CT_OK) fail_msg("%s", c->err.count ? c->err.item[0].message : "?");
}

// A tetrahedron as mesh asset.
static inline ctsMesh* case_mesh(BuildCase* c, const char* name) {
  ctsMesh* mesh = case_add(c, ctOBJ_MESH, name);
  case_floats(mesh->uservert, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1);
  return mesh;
}

// The geom of this name becomes one with a mesh.
static inline ctsGeom* case_mesh_geom(BuildCase* c, const char* geom, const char* mesh) {
  ctsGeom* g = spec_public(spec_find(case_spec(c), ctOBJ_GEOM, geom));
  g->type = ctGEOM_MESH;
  case_text(g->meshname, mesh);
  return g;
}

#define TEST_MAIN(...)                                                                             \
  int main(void) {                                                                                 \
    const struct CMUnitTest tests[] = {__VA_ARGS__};                                               \
    return cmocka_run_group_tests(tests, NULL, NULL);                                              \
  }

#endif
