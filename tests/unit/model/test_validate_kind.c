#include "corruption.h"
#include "model/kind_registry.h"

static void uses_of_kinds_are_checked(void** state) {
  (void)state;
  corruption_refused("flex_elasticity", 0, 0,
                     "flex_elasticity[0] is 0, not the number of any elasticity");
  corruption_refused("flex_bend", 0, 0, "flex_bend[0] is 0, not the number of any bending kind");
  corruption_refused("flex_bend", 0, 3, "flex_bend[0] is 3, must be in -1..0");
  corruption_refused("flex_bend", 0, -2, "flex_bend[0] is -2");
  corruption_refused("actuator_gainkind", 0, 0,
                     "actuator_gainkind[0] is 0, not the number of any gain");
}

static void instances_are_checked(void** state) {
  (void)state;
  corruption_refused("kind_table", 0, ctKIND_BENDING, "there is no bending kind 'convex'");
  corruption_refused("kind_table", 0, ctNKINDTABLE, "kind_table[0] is 4, must be in 0..3");
  corruption_refused("kind_slot", 0, 5000, "kind_slot[0] is 5000: there is no formulation kind");
  corruption_refused("kind_slot", 0, -1, "kind_slot[0] is -1");
  corruption_refused("kind_prmnum", 0, 1, "kind_prm");
  corruption_refused("kind_stateadr", 0, 0, "kind_stateadr[0] is 0, must be -1");
  corruption_refused("name_kindadr", 0, 0, "there is no formulation kind");
  ctModel* m = everything();
  m->opt.formulation = 4000;
  assert_false(corruption_accepted(m));
  m->opt.formulation = -1;
  assert_false(corruption_accepted(m));
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(uses_of_kinds_are_checked),
                                     cmocka_unit_test(instances_are_checked)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
