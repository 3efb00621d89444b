#include "constraint/eq_pair.h"
#include "unit/constraint/row_case.h"

// Sites stand for their bodies, with their own places.
static void bodies_and_points_of_bodies_and_sites(void** state) {
  (void)state;
  Trees t = row_case("",
                     "<equality><connect body1='box' body2='lower' anchor='0 0 0'/>"
                     "<connect site1='s1' site2='s2'/></equality>",
                     false);
  ct_forward(t.m, t.d);
  int box = ct_name2id(t.m, ctOBJ_BODY, "box"), lower = ct_name2id(t.m, ctOBJ_BODY, "lower");
  const double anchor[6] = {.1, .2, .3, 0, 0, 1};
  double point[2][3], world[3];
  memcpy(t.m->eq_data, anchor, sizeof anchor);
  for (int i = 0; i < 2; i++) {
    int body[2] = {-1, -1};
    assert_true(eq_pair_bodies(t.m, t.d, i, body));
    assert_true(body[0] == box && body[1] == lower);
  }
  eq_pair_points(t.m, t.d, 0, (const int[2]){0, 3}, point);
  ctu_rotVecQuat(world, anchor + 3, t.d->xquat + 4 * lower);
  for (int k = 0; k < 3; k++) trees_near(point[1][k], world[k] + t.d->xpos[3 * lower + k], 1e-15);
  eq_pair_points(t.m, t.d, 1, (const int[2]){0, 3}, point);
  int s2 = ct_name2id(t.m, ctOBJ_SITE, "s2");
  trees_near_n(point[1], t.d->site_xpos + 3 * s2, 3, 0);
  trees_close(&t);
}

// A point carried over to another body and back is the same point.
static void carried_over_and_back(void** state) {
  (void)state;
  Trees t = row_case("", "", false);
  row_case_state(t.m, t.d);
  int box = ct_name2id(t.m, ctOBJ_BODY, "box"), lower = ct_name2id(t.m, ctOBJ_BODY, "lower");
  double there[3], back[3], point[3] = {.3, -.2, .7};
  eq_pair_carry(t.d, there, point, box, lower);
  eq_pair_carry(t.d, back, there, lower, box);
  trees_near_n(back, point, 3, 1e-14);
  trees_close(&t);
}

// Rows of chains of six and of four dofs.
static void counted_by_the_chains_of_both_bodies(void** state) {
  (void)state;
  Trees t = row_case("", "<equality><weld body1='box' body2='lower'/></equality>", true);
  RowCount c = {1, 1};
  eq_pair_count(t.m, t.d, (ConstraintIds){0, 1}, 6, &c);
  assert_int_equal(c.rows, 7);
  assert_int_equal(c.nonzeros, 1 + 6 * 10);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(bodies_and_points_of_bodies_and_sites),
      cmocka_unit_test(carried_over_and_back),
      cmocka_unit_test(counted_by_the_chains_of_both_bodies),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
