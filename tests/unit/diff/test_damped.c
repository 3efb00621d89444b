#include "unit/diff/diff_check.h"

#define CHAIN(joint)                                                                               \
  "<mujoco><worldbody><body><freejoint/><geom type='box' size='.1 .15 .2' pos='.05 0 0'/>"         \
  "<body pos='.3 0 0'><joint type='ball' pos='.02 0 0' damping='.1'/>" joint                       \
  "<geom type='capsule' size='.05 .2' pos='0 .1 .1'/><body pos='0 .2 .2'><joint axis='1 0 0'/>"    \
  "<joint type='slide' axis='0 1 1' damping='.3'/><geom size='.04' pos='.1 0 0'/></body></body>"   \
  "</body></worldbody></mujoco>"

static void every_integrator(void** state) {
  (void)state;
  diff_check_all(CHAIN("<joint type='slide' axis='1 2 0' stiffness='9' damping='2'/>"));
}

// dF/dv changes with positions, velocities and controls.
static void damping_that_varies(void** state) {
  (void)state;
  int approx = diff_check_all(
      "<mujoco><option density='10' viscosity='.1'/><worldbody><site name='o' pos='0 0 1'/>"
      "<body><joint name='j' axis='0 1 0' damping='.2'/><geom type='capsule' size='.05 .2'"
      " pos='.2 0 0'/><site name='a' pos='.4 0 0'/><body pos='.4 0 0'><joint name='k' axis='0 0 "
      "1'/>"
      "<geom type='box' size='.1 .02 .05' pos='.1 0 0'/><site name='b' pos='.2 .1 "
      "0'/></body></body>"
      "</worldbody><tendon><spatial name='t' damping='3' stiffness='40' springlength='.2'>"
      "<site site='o'/><site site='b'/></spatial></tendon><actuator>"
      "<general joint='j' gaintype='affine' gainprm='1 .5 -.7' biastype='affine' biasprm='0 -3 "
      "-.4'/>"
      "<general tendon='t' biastype='affine' biasprm='0 0 -2'/></actuator></mujoco>");
  assert_true(approx & ctAPPROX_IMPLICIT);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_integrator),
      cmocka_unit_test(damping_that_varies),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
