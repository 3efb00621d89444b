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

static void an_empty_name_is_the_last_element_without_one(void** state) {
  (void)state;
  BuildCase c;
  case_open(&c, "<worldbody><geom size='1'/><geom name='a' size='1'/><geom size='1'/>"
                "<geom name='b' size='1'/><site name='s'/></worldbody>");
  assert_int_equal(build_find_unnamed(&c.b, ctOBJ_GEOM, ""), 2);
  assert_int_equal(build_find_unnamed(&c.b, ctOBJ_GEOM, "a"), 1);
  assert_int_equal(build_find_unnamed(&c.b, ctOBJ_SITE, ""), -1);
  assert_int_equal(build_find(&c.b, ctOBJ_GEOM, ""), -1);
  case_close(&c);
}

static void ranges_are_inside_arrays(void** state) {
  (void)state;
  assert_true(build_spans((BuildRange){2, 3}, 5) && build_spans((BuildRange){5, 0}, 5));
  assert_false(build_spans((BuildRange){2, 4}, 5) || build_spans((BuildRange){6, 0}, 5));
  assert_false(build_spans((BuildRange){-1, 1}, 5) || build_spans((BuildRange){1, -1}, 5));
  assert_true(build_has(0, 1) && build_has_or_none(-1, 0));
  assert_false(build_has(1, 1) || build_has(-1, 1) || build_has_or_none(-2, 1));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(limits_hold_when_on_or_ranged),
      cmocka_unit_test(nan_is_not_set),
      cmocka_unit_test(an_empty_name_is_the_last_element_without_one),
      cmocka_unit_test(ranges_are_inside_arrays),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
