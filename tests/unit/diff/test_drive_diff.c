#include "unit/diff/diff_check.h"

#define DRIVEN(actuator)                                                                           \
  "<mujoco><worldbody><site name='o' pos='0 0 1'/><body><joint name='j' type='ball'/>"             \
  "<geom size='.1' pos='.25 0 .1'/><site name='a' pos='.1 0 .2' euler='20 30 40'/>"                \
  "<body pos='.5 0 0'><joint name='k' axis='0 1 1' limited='true' range='-170 170'/>"              \
  "<geom size='.1' pos='.2 0 0'/>"                                                                 \
  "<site name='b' pos='.3 0 .1' euler='0 50 10'/></body></body><body pos='0 2 0'><freejoint "      \
  "name='f'/><geom type='box' size='.1 .2 .3'/></body></worldbody><tendon><spatial name='t'>"      \
  "<site site='o'/><site site='b'/></spatial></tendon><actuator>" actuator "</actuator></mujoco>"

// Forces at their limits do not change; the sum of a tendon is shared.
static void limits(void** state) {
  (void)state;
  diff_check("<mujoco><worldbody><body><joint name='j' actuatorfrcrange='-.01 .01'/><geom size='.1'"
             " pos='.2 0 0'/><body pos='.3 0 0'><joint name='k' axis='0 1 0'/><geom size='.1'"
             " pos='.1 0 0'/></body></body></worldbody><tendon><fixed name='t' limited='false'"
             " actuatorfrclimited='true' actuatorfrcrange='-.2 .2'><joint joint='k' coef='2'/>"
             "</fixed></tendon><actuator><motor joint='j'/><motor joint='k' forcerange='-.05 .05'/>"
             "<position tendon='t' kp='3'/><velocity tendon='t' kv='2'/></actuator></mujoco>");
}

static void groups_that_are_off(void** state) {
  (void)state;
  diff_check(DRIVEN("<motor joint='k' group='1'/><position joint='k' kp='3' group='2'/>"));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(limits),
      cmocka_unit_test(groups_that_are_off),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
