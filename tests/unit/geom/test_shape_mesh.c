#include "unit/geom/shape_case.h"

static void surface_is_an_element(void** state) {
  (void)state;
  assert_int_equal(shape_mesh.data, ctOBJ_MESH);
  assert_null(shape_mesh.ray);
  assert_null(shape_mesh.distance);
  assert_null(shape_mesh.volume);
  assert_false(shape_mesh.on_site);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(surface_is_an_element)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
