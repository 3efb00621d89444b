#include "unit/geom/shape_case.h"

static void surface_is_that_of_a_mesh(void** state) {
  (void)state;
  assert_int_equal(shape_sdf.data, ctOBJ_MESH);
  assert_null(shape_sdf.ray);
  assert_null(shape_sdf.volume);
  assert_true(shape_sdf.on_site); // as in MuJoCo
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(surface_is_that_of_a_mesh)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
