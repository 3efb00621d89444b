#include "spec/mesh_make.h"
#include "spec/spec.h"
#include "support/cmocka_all.h"

#include <corten/corten.h>

#include <string.h>

static void shapes_become_data(void** state) {
  (void)state;
  Spec* spec = spec_new();
  ctsMesh* mesh = spec_public(spec_add(spec, ctOBJ_MESH, NULL));
  double one[1] = {0}, two[2] = {2, 3};
  assert_int_equal(cts_makeMesh(mesh, ctMESH_BUILTIN_SPHERE, one, 1), 0);
  assert_int_equal(mesh->uservert->count, 36); // an icosahedron
  assert_int_equal(mesh->inertia, ctMESH_INERTIA_LEGACY);
  assert_int_equal(cts_makeMesh(mesh, ctMESH_BUILTIN_PLATE, two, 2), 0);
  assert_int_equal(mesh->inertia, ctMESH_INERTIA_SHELL);
  assert_int_equal(spec->errors.errors, 0);
  assert_int_equal(cts_makeMesh(mesh, ctMESH_BUILTIN_SPHERE, two, 2), -1);
  assert_int_equal(spec->errors.errors, 1);
  assert_non_null(strstr(spec->errors.item[0].message, "Sphere mesh type requires 1 parameter"));
  spec_free(spec);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(shapes_become_data)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
