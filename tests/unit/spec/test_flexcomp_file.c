#include "unit/spec/flex_case.h"

#include <corten/corten.h>

static const char kPyramid[] = "v -1 -1 0\nv 1 -1 0\nv 1 1 0\nv -1 1 0\nv 0 0 2\nv 0 0 2\n"
                               "f 1 2 5\nf 2 3 6\nf 3 4 5\nf 4 1 6\nf 4 3 2 1\n";

static void open_with(FlexCase* c, ctVFS* vfs, int dim, const char* file) {
  flex_open(c, FLEXCOMP_MESH, dim, (int[3]){1, 1, 1});
  assert_true(vectors_set_string(c->def.file, file));
  c->def.has_origin = 1;
  c->def.origin[2] = 0.5;
  c->def.vfs = vfs;
}

// Equal vertices are merged; a solid gets a tetrahedron for each face that looks away from its
// origin.
static void surfaces_and_solids(void** state) {
  (void)state;
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  assert_int_equal(ct_addBufferVFS(&vfs, "a.obj", kPyramid, (int)sizeof(kPyramid) - 1), 0);
  FlexCase c;
  open_with(&c, &vfs, 2, "a.obj");
  assert_int_equal(flex_make(&c), CT_OK);
  assert_int_equal(c.def.flex->s.vertbody->count, 5);
  assert_int_equal(c.def.flex->s.elem->count, 3 * 6);
  flex_close(&c);
  open_with(&c, &vfs, 3, "a.obj");
  assert_int_equal(flex_make(&c), CT_OK);
  assert_int_equal(c.def.flex->s.vertbody->count, 6);
  assert_int_equal(c.def.flex->s.elem->count, 4 * 6);
  flex_close(&c);
  // outside, beyond the apex: only the bottom looks away, and the apex is not used
  open_with(&c, &vfs, 3, "a.obj");
  c.def.origin[2] = 9;
  assert_int_equal(flex_make(&c), CT_OK);
  assert_int_equal(c.def.flex->s.elem->count, 4 * 2);
  assert_int_equal(c.def.flex->s.vertbody->count, 5);
  flex_close(&c);
  ct_deleteVFS(&vfs);
}

static void bad_files_are_named(void** state) {
  (void)state;
  FlexCase c;
  open_with(&c, NULL, 2, "");
  assert_int_equal(flex_make(&c), CT_FAIL);
  assert_true(flex_says(&c, "File is required"));
  flex_close(&c);
  open_with(&c, NULL, 2, "old.MSH");
  assert_int_equal(flex_make(&c), CT_FAIL);
  assert_true(flex_says(&c, "legacy MSH files are not supported in flexcomp"));
  flex_close(&c);
  open_with(&c, NULL, 1, "a.obj");
  assert_int_equal(flex_make(&c), CT_FAIL);
  assert_true(flex_says(&c, "Flex dim must be at least 2 for mesh"));
  flex_close(&c);
  open_with(&c, NULL, 2, "no such file.obj");
  assert_int_equal(flex_make(&c), CT_FAIL);
  assert_true(flex_says(&c, "Error opening file 'no such file.obj'"));
  flex_close(&c);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(surfaces_and_solids),
      cmocka_unit_test(bad_files_are_named),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
