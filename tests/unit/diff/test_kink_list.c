#include "diff/kink_list.h"
#include "unit/diff/diff_check.h"

// Kinks that are near are listed, more than there is room for are counted; NaN is not near.
static void near_ones_are_listed(void** state) {
  (void)state;
  ctDerivativeInfo info = {.status = 0};
  kink_list_add(&info, (ctDerivativeKink){ctKINK_FORCE, -1, ctOBJ_ACTUATOR, {1, -1}, 0.5});
  kink_list_add(&info, (ctDerivativeKink){ctKINK_FORCE, -1, ctOBJ_ACTUATOR, {1, -1}, NAN});
  assert_int_equal(info.nkink, 0);
  for (int i = 0; i < ctNKINK + 5; i++)
    kink_list_add(&info, (ctDerivativeKink){ctKINK_FORCE, -1, ctOBJ_ACTUATOR, {i, -1}, 1e-4});
  assert_int_equal(info.nkink, ctNKINK + 5);
  assert_int_equal(info.nkinkkind[ctKINK_FORCE], ctNKINK + 5);
  assert_int_equal(info.kink[ctNKINK - 1].id[0], ctNKINK - 1);
  info.opt.neardist = 1;
  kink_list_add(&info, (ctDerivativeKink){ctKINK_STATE, 3, ctOBJ_GEOM, {1, 2}, 0.5});
  assert_int_equal(info.nkinkkind[ctKINK_STATE], 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(near_ones_are_listed),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
