#include "compile/limits.h"
#include "unit/compile/spec_case.h"

static void a_range_needs_a_word_only_without_autolimits(void** state) {
  (void)state;
  const double range[2] = {0, 1}, none[2] = {0, 0};
  BuildCase c;
  case_read(&c, "<compiler autolimits='false'/>");
  case_resolve(&c);
  Place at = {0};
  assert_int_equal(limits_check(&c.b, at, "joint", "", ctLIMITED_TRUE, range), CT_OK);
  assert_int_equal(limits_check(&c.b, at, "joint", "", ctLIMITED_AUTO, none), CT_OK);
  assert_int_equal(limits_check(&c.b, at, "actuator", "ctrl", ctLIMITED_AUTO, range), CT_FAIL);
  assert_true(case_says(&c, "actuator has `ctrlrange` but not `ctrllimited`. set the"));
  case_close(&c);
  case_read(&c, "");
  case_resolve(&c);
  assert_int_equal(limits_check(&c.b, at, "joint", "", ctLIMITED_AUTO, range), CT_OK);
  case_close(&c);
}

TEST_MAIN(cmocka_unit_test(a_range_needs_a_word_only_without_autolimits))
