#include "unit/diff/diff_check.h"

#define SENSED(sensor)                                                                             \
  "<mujoco><worldbody><body name='a' pos='0 0 1'><freejoint/><geom type='box' size='.1 .2 .15'/>"  \
  "<site name='p' pos='.1 .2 0' euler='10 20 30'/><body name='b' pos='.3 0 0'><joint name='u' "    \
  "type='ball'/><geom name='g' size='.1' pos='.1 .1 0'/><body name='c' pos='.2 0 .1'><joint "      \
  "name='v' axis='0 1 1' limited='true' range='20 60'/><geom size='.1' pos='0 .1 .1'/>"            \
  "<site name='q' pos='.1 0 .2' euler='40 0 20'/></body></body></body><site name='o'/>"            \
  "</worldbody><tendon><spatial name='t'><site site='o'/><site site='q'/></spatial></tendon>"      \
  "<actuator><position name='m' joint='v' kp='3' kv='.2'/></actuator><sensor>" sensor              \
  "</sensor></mujoco>"

static void accelerations_of_a_fast_chain(void** state) {
  (void)state;
  diff_check_with(SENSED("<accelerometer site='q'/><frameangacc objtype='site' objname='q'/>"), -1,
                  2);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(accelerations_of_a_fast_chain),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
