#include "constraint/kind.h"
#include "unit/constraint/row_case.h"

static void three_rows(Trees* t) {
  assert_int_equal(t->d->ne, 3);
  row_case_derivative(t->m, t->d, 0, 3);
}

static void connect_follows_its_points(void** state) {
  (void)state;
  row_case_each_layout(
      three_rows, "<equality><connect body1='box' body2='lower' anchor='.1 .2 .3'/></equality>");
  row_case_each_layout(three_rows, "<equality><connect site1='s1' site2='s2'/></equality>");
  // bodies of one tree share dofs
  row_case_each_layout(
      three_rows, "<equality><connect body1='upper' body2='lower' anchor='.1 .2 .3'/></equality>");
  row_case_each_layout(three_rows,
                       "<equality><connect body1='lower' anchor='.1 .2 .3'/></equality>");
}

// The anchor in the second body is found at qpos0, where both meet; sites bring their own places.
static void the_second_anchor_is_where_the_first_is(void** state) {
  (void)state;
  Trees t = row_case("",
                     "<equality><connect body1='box' body2='lower' anchor='.1 .2 .3'/>"
                     "<connect site1='s1' site2='s2'/></equality>",
                     false);
  double point[2][3];
  ct_forward(t.m, t.d);
  eq_connect_kind.points(t.m, t.d, 0, point);
  trees_near_n(point[0], point[1], 3, 1e-15);
  trees_near_n(t.m->eq_data, (double[]){.1, .2, .3}, 3, 0);
  for (int k = 0; k < ctNEQDATA; k++) assert_true(t.m->eq_data[ctNEQDATA + k] == 0);
  trees_close(&t);
}

// Three rows with the sum of the weights of both bodies.
static void weights_of_both_bodies(void** state) {
  (void)state;
  Trees t = row_case("", "<equality><connect body1='box' body2='lower' anchor='0 0 0'/></equality>",
                     false);
  int box = ct_name2id(t.m, ctOBJ_BODY, "box"), lower = ct_name2id(t.m, ctOBJ_BODY, "lower");
  double diag[4] = {0, 0, 0, -7};
  assert_int_equal(eq_connect_kind.weight(t.m, t.d, &(ConstraintBlock){.id = 0}, diag), 3);
  for (int k = 0; k < 3; k++)
    assert_true(diag[k] == t.m->body_invweight0[2 * box] + t.m->body_invweight0[2 * lower]);
  assert_true(diag[3] == -7);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(connect_follows_its_points),
      cmocka_unit_test(the_second_anchor_is_where_the_first_is),
      cmocka_unit_test(weights_of_both_bodies),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
