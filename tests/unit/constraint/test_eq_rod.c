#include "constraint/kind.h"
#include "unit/constraint/row_case.h"

static void one_row(Trees* t) {
  assert_int_equal(t->d->ne, 1);
  row_case_derivative(t->m, t->d, 0, 1);
}

static void rod_follows_its_sites(void** state) {
  (void)state;
  row_case_each_layout(one_row, "<equality><rod site1='s1' site2='s2'/></equality>");
}

// The violation is zero at qpos0 and grows with the distance.
static void the_length_is_that_of_the_start(void** state) {
  (void)state;
  Trees t = row_case("", "<equality><rod site1='s1' site2='s2'/></equality>", false);
  ct_forward(t.m, t.d);
  trees_near(t.d->efc_pos[0], 0, 1e-14);
  double point[2][3], before[3], after[3];
  eq_rod_kind.points(t.m, t.d, 0, point);
  ctu_sub3(before, point[0], point[1]);
  trees_near(ctu_norm3(before), t.m->eq_data[0], 1e-14);
  t.d->qpos[2] += .5;
  ct_forward(t.m, t.d);
  eq_rod_kind.points(t.m, t.d, 0, point);
  ctu_sub3(after, point[0], point[1]);
  trees_near(t.d->efc_pos[0], ctu_norm3(after) - ctu_norm3(before), 1e-14);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(rod_follows_its_sites),
      cmocka_unit_test(the_length_is_that_of_the_start),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
