#include "unit/diff/diff_check.h"

static void bodies_that_stick(void** state) {
  (void)state;
  diff_check_with(
      "<mujoco><worldbody><geom type='plane' size='5 5 .1'/><body name='b' pos='0 0 .1'>"
      "<freejoint/><geom size='.1' pos='.02 0 0'/><geom type='capsule' size='.05 .1'"
      " euler='0 90 0' pos='0 0 -.049'/></body></worldbody><actuator>"
      "<adhesion body='b' ctrlrange='0 1' gain='5'/></actuator></mujoco>",
      -1, 0.02);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(bodies_that_stick),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
