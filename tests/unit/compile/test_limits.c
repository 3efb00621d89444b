#include "compile/limits.h"
#include "unit/compile/spec_case.h"

#define LIMITED_CASE                                                                               \
  "<worldbody><body><joint name='j'/><geom size='1'/></body></worldbody>"                          \
  "<actuator><motor joint='j'/></actuator>"

static void a_range_needs_a_word_only_without_autolimits(void** state) {
  (void)state;
  const double range[2] = {0, 1}, none[2] = {0, 0};
  BuildCase c;
  case_read(&c, "<compiler autolimits='false'/>" LIMITED_CASE);
  case_resolve(&c);
  const Element* joint = &c.b.joint[0].from->e;
  const Element* actuator = &c.b.actuator[0].from->e;
  assert_int_equal(limits_check(&c.b, joint, "range", "", ctLIMITED_TRUE, range), CT_OK);
  assert_int_equal(limits_check(&c.b, joint, "range", "", ctLIMITED_AUTO, none), CT_OK);
  assert_int_equal(limits_check(&c.b, actuator, "ctrlrange", "ctrl", ctLIMITED_AUTO, range),
                   CT_FAIL);
  assert_true(case_says(&c, "actuator has `ctrlrange` but not `ctrllimited`. set the"));
  case_close(&c);
  case_read(&c, LIMITED_CASE);
  case_resolve(&c);
  joint = &c.b.joint[0].from->e;
  assert_int_equal(limits_check(&c.b, joint, "range", "", ctLIMITED_AUTO, range), CT_OK);
  case_close(&c);
}

TEST_MAIN(cmocka_unit_test(a_range_needs_a_word_only_without_autolimits))
