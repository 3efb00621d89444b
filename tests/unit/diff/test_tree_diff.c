#include "unit/diff/diff_check.h"

#define CHAIN(joint)                                                                               \
  "<mujoco><worldbody><body><freejoint/><geom type='box' size='.1 .15 .2' pos='.05 0 0'/>"         \
  "<body pos='.3 0 0'><joint type='ball' pos='.02 0 0' damping='.1'/>" joint                       \
  "<geom type='capsule' size='.05 .2' pos='0 .1 .1'/><body pos='0 .2 .2'><joint axis='1 0 0'/>"    \
  "<joint type='slide' axis='0 1 1' damping='.3'/><geom size='.04' pos='.1 0 0'/></body></body>"   \
  "</body></worldbody></mujoco>"

static void chains_of_all_joints(void** state) {
  (void)state;
  assert_int_equal(diff_check_with(CHAIN(""), -1, 1), 0);
  diff_check_with(CHAIN("<joint type='slide' axis='1 2 0'/>"), -1, 1);
}

// The three turns of a ball turn each other.
static void ball_alone(void** state) {
  (void)state;
  diff_check_with("<mujoco><worldbody><body><joint type='ball'/><geom type='box' size='.1 .2 .3'"
                  " pos='.2 .1 .3'/></body></worldbody></mujoco>",
                  -1, 2);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(chains_of_all_joints),
      cmocka_unit_test(ball_alone),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
