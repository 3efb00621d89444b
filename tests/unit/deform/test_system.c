#include "unit/deform/deform_case.h"

static void masses_add_up(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  double mass[3] = {1000 * 0.3 * 0.2 * 0.001, 1000 * 0.3 * 0.2 * 0.1,
                    1000 * 3.14159265358979 / 4 * 1e-6};
  for (int kind = 0; kind < 3; kind++) {
    World w = kind == 0 ? case_sheet(&def, 4) : kind == 1 ? case_box(&def, 3) : case_rope(&def, 9);
    double sum = 0;
    for (int i = 0; i < w.n; i++) sum += 1 / w.body.invmass[i];
    assert_relative(sum, mass[kind], 1e-12);
    world_close(&w);
  }
}

static void parts_list_their_vertices(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  World w = case_box(&def, 3);
  const DeformSystem* s = case_shape(&w)->system;
  assert_int_equal(s->npart, 1);
  assert_int_equal(s->first[1], w.n);
  for (int i = 0; i < w.n; i++) assert_int_equal(s->member[i], i);
  world_close(&w);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(masses_add_up),
      cmocka_unit_test(parts_list_their_vertices),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
