#include "geom/mass.h"
#include "unit/geom/shape_case.h"

static void weighs_as_a_box(void** state) {
  (void)state;
  const double* size = V3(1, 2, 3);
  double field[3], box[3];
  for (int how = ctINERTIA_VOLUME; how <= ctINERTIA_SHELL; how++) {
    double measure = mass_measure(ctGEOM_HFIELD, (cttGeomInertia)how, size);
    assert_near(measure, mass_measure(ctGEOM_BOX, (cttGeomInertia)how, size), 0);
    mass_inertia(ctGEOM_HFIELD, (cttGeomInertia)how, size, 5, field);
    mass_inertia(ctGEOM_BOX, (cttGeomInertia)how, size, 5, box);
    assert_memory_equal(field, box, sizeof box);
  }
}

static void surface_is_an_element(void** state) {
  (void)state;
  assert_int_equal(shape_hfield.data, ctOBJ_HFIELD);
  assert_null(shape_hfield.ray);
  assert_null(shape_hfield.distance);
  assert_false(shape_hfield.on_site);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(weighs_as_a_box),
      cmocka_unit_test(surface_is_an_element),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
