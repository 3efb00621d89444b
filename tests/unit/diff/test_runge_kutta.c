#include "unit/diff/diff_check.h"

#define CHAIN(joint)                                                                               \
  "<mujoco><worldbody><body><freejoint/><geom type='box' size='.1 .15 .2' pos='.05 0 0'/>"         \
  "<body pos='.3 0 0'><joint type='ball' pos='.02 0 0' damping='.1'/>" joint                       \
  "<geom type='capsule' size='.05 .2' pos='0 .1 .1'/><body pos='0 .2 .2'><joint axis='1 0 0'/>"    \
  "<joint type='slide' axis='0 1 1' damping='.3'/><geom size='.04' pos='.1 0 0'/></body></body>"   \
  "</body></worldbody></mujoco>"

static void stages_of_balls_and_contacts(void** state) {
  (void)state;
  diff_check_with(CHAIN("<joint type='slide' axis='1 2 0' stiffness='9'/>"), ctINT_RK4, 1);
  diff_check_with(
      "<mujoco><worldbody><geom type='plane' size='5 5 .1'/><body pos='0 0 .09'><freejoint/>"
      "<geom size='.1'/></body></worldbody></mujoco>",
      ctINT_RK4, 0.05);
}

static void activations(void** state) {
  (void)state;
  diff_check_with("<mujoco><worldbody><body><joint name='j'/><geom size='.1' pos='.2 0 0'/></body>"
                  "</worldbody><actuator><general joint='j' dyntype='filterexact' dynprm='.1'/>"
                  "<general joint='j' dyntype='filter' dynprm='.1' actlimited='true'"
                  " actrange='-2 2'/></actuator></mujoco>",
                  ctINT_RK4, 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(stages_of_balls_and_contacts),
      cmocka_unit_test(activations),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
