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

static void poses(void** state) {
  (void)state;
  diff_check_with(
      SENSED("<framepos objtype='site' objname='q'/><framequat objtype='geom' objname='g'/>"
             "<framexaxis objtype='body' objname='c'/><magnetometer site='q'/>"
             "<subtreecom body='b'/>"),
      -1, 1);
  diff_check_with(SENSED("<framepos objtype='site' objname='q' reftype='site' refname='p'/>"
                         "<framequat objtype='site' objname='q' reftype='xbody' refname='b'/>"
                         "<framezaxis objtype='site' objname='q' reftype='geom' refname='g'/>"),
                  -1, 1);
}

static void velocities(void** state) {
  (void)state;
  diff_check_with(
      SENSED("<framelinvel objtype='site' objname='q'/><frameangvel objtype='geom'"
             " objname='g'/><velocimeter site='q'/><gyro site='q'/><subtreelinvel body='b'/>"
             "<framelinvel objtype='site' objname='q' reftype='site' refname='p'/>"
             "<frameangvel objtype='site' objname='q' reftype='xbody' refname='b'/>"),
      -1, 1);
}

static void accelerations(void** state) {
  (void)state;
  for (int k = 0; k < 5; k++)
    diff_check_with(SENSED("<accelerometer site='q'/><framelinacc objtype='geom' objname='g'/>"
                           "<frameangacc objtype='site' objname='p'/>"),
                    k, 0.5);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(poses),
      cmocka_unit_test(velocities),
      cmocka_unit_test(accelerations),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
