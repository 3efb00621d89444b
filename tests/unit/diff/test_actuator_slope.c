#include "unit/diff/diff_check.h"

#define DRIVEN(actuator)                                                                           \
  "<mujoco><worldbody><site name='o' pos='0 0 1'/><body><joint name='j' type='ball'/>"             \
  "<geom size='.1' pos='.25 0 .1'/><site name='a' pos='.1 0 .2' euler='20 30 40'/>"                \
  "<body pos='.5 0 0'><joint name='k' axis='0 1 1' limited='true' range='-170 170'/>"              \
  "<geom size='.1' pos='.2 0 0'/>"                                                                 \
  "<site name='b' pos='.3 0 .1' euler='0 50 10'/></body></body><body pos='0 2 0'><freejoint "      \
  "name='f'/><geom type='box' size='.1 .2 .3'/></body></worldbody><tendon><spatial name='t'>"      \
  "<site site='o'/><site site='b'/></spatial></tendon><actuator>" actuator "</actuator></mujoco>"

static void gains_biases_dynamics(void** state) {
  (void)state;
  diff_check_all(DRIVEN("<general joint='k' gaintype='affine' gainprm='1 2 .3' biastype='affine'"
                        " biasprm='1 -2 -.3'/><general joint='k' dyntype='filter' dynprm='.3'"
                        " actlimited='true' actrange='-1 1'/>"
                        "<general joint='k' dyntype='filterexact' dynprm='.2' actearly='true'/>"
                        "<general joint='k' dyntype='integrator' gainprm='2'/>"
                        "<position joint='k' kp='10' kv='1'/><velocity joint='k' kv='.5'/>"));
}

static void muscles(void** state) {
  (void)state;
  diff_check(DRIVEN("<muscle joint='k' lengthrange='-1 1' tausmooth='.2'/>"
                    "<muscle joint='k' lengthrange='-3 3' ctrllimited='false'/>"));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(gains_biases_dynamics),
      cmocka_unit_test(muscles),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
