#include "constraint/equality.h"
#include "model/awake.h"
#include "unit/constraint/row_case.h"

static void inactive_equalities_make_no_rows(void** state) {
  (void)state;
  Trees t = row_case("", "<equality><connect body1='box' body2='lower' anchor='0 0 0'/></equality>",
                     true);
  t.d->eq_active[0] = 0;
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->ne, 0);
  t.d->eq_active[0] = 1;
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->ne, 3);
  t.m->opt.disableflags |= ctDSBL_EQUALITY;
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->ne, 0);
  trees_close(&t);
}

// Objects of kinds of one sort are not what a program wrote into eq_objtype.
static void the_kind_knows_its_objects(void** state) {
  (void)state;
  Trees t = row_case("",
                     "<equality><connect body1='box' body2='lower' anchor='0 0 0'/>"
                     "<connect site1='s1' site2='s2'/><joint joint1='hinge'/></equality>",
                     true);
  t.m->eq_objtype[2] = ctOBJ_SITE;
  assert_false(equality_of_sites(t.m, 0));
  assert_true(equality_of_sites(t.m, 1));
  assert_false(equality_of_sites(t.m, 2));
  trees_close(&t);
}

// Bodies that cannot move against each other make no rows.
static void what_nothing_moves_is_left_out(void** state) {
  (void)state;
  for (int sparse = 0; sparse < 2; sparse++) {
    char xml[600];
    snprintf(
        xml, sizeof xml,
        "<mujoco><option jacobian='%s'/><worldbody><body name='a'><geom size='1'/></body>"
        "<body name='b'><geom size='1'/></body><body><joint/><geom size='.1'/></body></worldbody>"
        "<equality><weld body1='a' body2='b'/></equality></mujoco>",
        sparse ? "sparse" : "dense");
    Trees t = trees_open(xml);
    ct_forward(t.m, t.d);
    assert_int_equal(t.d->ne, 0);
    trees_close(&t);
  }
}

// Which of both trees sleeps: none, the first, the second, both. Bits of what sleeps then.
static void equalities_sleep_with_the_trees_they_tie(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><worldbody><site name='w'/><body name='a'><joint name='x'/><geom size='.1'/>"
      "<site name='sa'/></body><body name='b' pos='1 0 0'><joint name='y'/><geom size='.1'/>"
      "<site name='sb'/></body></worldbody><tendon><spatial name='ab'><site site='sa'/>"
      "<site site='sb'/></spatial><fixed name='only'><joint joint='y' coef='1'/></fixed></tendon>"
      "<equality><weld body1='a' body2='b'/><weld site1='sa' site2='sb'/><connect site1='sa' "
      "site2='w'/><joint joint1='y' joint2='x'/><tendon tendon1='ab'/><tendon tendon1='only' "
      "tendon2='ab'/><connect body1='a' anchor='0 0 0'/><joint joint1='x'/><tendon "
      "tendon1='only'/></equality></mujoco>");
  // bit 0: with no tree asleep, bit 1: the first, bit 2: the second, bit 3: both
  static const int sleeps[] = {8, 8, 10, 8, 8, 8, 10, 10, 12};
  assert_int_equal(t.m->neq, 9);
  for (int trees = 0; trees < 4; trees++) {
    t.d->tree_asleep[0] = trees & 1 ? 0 : -11;
    t.d->tree_asleep[1] = trees & 2 ? 1 : -11;
    awake_update(t.m, t.d);
    for (int i = 0; i < 9; i++)
      if (equality_sleeps(t.m, t.d, i) != (sleeps[i] >> trees & 1))
        fail_msg("equality %d, trees %d", i, trees);
  }
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(inactive_equalities_make_no_rows),
      cmocka_unit_test(the_kind_knows_its_objects),
      cmocka_unit_test(what_nothing_moves_is_left_out),
      cmocka_unit_test(equalities_sleep_with_the_trees_they_tie),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
