#include "unit/compile/build_case.h"

static void limits_hold_when_on_or_ranged(void** state) {
  (void)state;
  const double range[2] = {-1, 1}, none[2] = {0, 0}, reversed[2] = {1, -1};
  assert_true(build_limited(ctLIMITED_TRUE, none));
  assert_true(build_limited(ctLIMITED_AUTO, range));
  assert_false(build_limited(ctLIMITED_AUTO, none));
  assert_false(build_limited(ctLIMITED_AUTO, reversed));
  assert_false(build_limited(ctLIMITED_FALSE, range));
}

static void nan_is_not_set(void** state) {
  (void)state;
  assert_false(build_defined(NAN));
  assert_true(build_defined(0));
  assert_true(build_defined(INFINITY));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(limits_hold_when_on_or_ranged),
      cmocka_unit_test(nan_is_not_set),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
