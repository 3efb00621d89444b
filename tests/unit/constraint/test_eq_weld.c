#include "constraint/kind.h"
#include "unit/constraint/row_case.h"

static void six_rows(Trees* t) {
  assert_int_equal(t->d->ne, 6);
  row_case_derivative(t->m, t->d, 0, 6);
}

static void weld_follows_pose_errors(void** state) {
  (void)state;
  row_case_each_layout(six_rows,
                       "<equality><weld body1='box' body2='lower' torquescale='.7'/></equality>");
  row_case_each_layout(six_rows,
                       "<equality><weld body1='lower' relpose='.1 .2 .3 1 .2 .3 .4'/></equality>");
  row_case_each_layout(six_rows,
                       "<equality><weld site1='s1' site2='s2' torquescale='2'/></equality>");
}

// At qpos0 a weld without a pose of its own is satisfied; one with a pose keeps it, normalized.
static void the_pose_is_that_of_qpos0_or_the_given_one(void** state) {
  (void)state;
  Trees t = row_case("",
                     "<equality><weld body1='box' body2='lower'/>"
                     "<weld body1='box' body2='lower' relpose='.1 .2 .3 0 3 0 4'/></equality>",
                     false);
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->ne, 12);
  for (int k = 0; k < 6; k++) trees_near(t.d->efc_pos[k], 0, 1e-15);
  trees_near_n(t.m->eq_data + ctNEQDATA + 3, (double[]){.1, .2, .3, 0, .6, 0, .8}, 7, 1e-15);
  trees_close(&t);
}

// Three rows along, three about the axes.
static void weights_along_and_about(void** state) {
  (void)state;
  Trees t = row_case("", "<equality><weld body1='box' body2='lower'/></equality>", false);
  int box = ct_name2id(t.m, ctOBJ_BODY, "box"), lower = ct_name2id(t.m, ctOBJ_BODY, "lower");
  const double *x = t.m->body_invweight0 + 2 * box, *y = t.m->body_invweight0 + 2 * lower;
  double diag[6];
  assert_int_equal(eq_weld_kind.weight(t.m, t.d, &(ConstraintBlock){.id = 0}, diag), 6);
  for (int k = 0; k < 6; k++) assert_true(diag[k] == x[k / 3] + y[k / 3]);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(weld_follows_pose_errors),
      cmocka_unit_test(the_pose_is_that_of_qpos0_or_the_given_one),
      cmocka_unit_test(weights_along_and_about),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
