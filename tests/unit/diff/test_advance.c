#include "unit/diff/diff_check.h"

#define CHAIN(joint)                                                                               \
  "<mujoco><worldbody><body><freejoint/><geom type='box' size='.1 .15 .2' pos='.05 0 0'/>"         \
  "<body pos='.3 0 0'><joint type='ball' pos='.02 0 0' damping='.1'/>" joint                       \
  "<geom type='capsule' size='.05 .2' pos='0 .1 .1'/><body pos='0 .2 .2'><joint axis='1 0 0'/>"    \
  "<joint type='slide' axis='0 1 1' damping='.3'/><geom size='.04' pos='.1 0 0'/></body></body>"   \
  "</body></worldbody></mujoco>"

// A free body that turns fast: the right Jacobian of the rotations.
static void fast_turns(void** state) {
  (void)state;
  diff_check_with("<mujoco><option timestep='.02'/><worldbody><body><freejoint/><geom type='box'"
                  " size='.1 .2 .3'/></body></worldbody></mujoco>",
                  -1, 5);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(fast_turns),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
