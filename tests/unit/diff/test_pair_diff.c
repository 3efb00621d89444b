#include "unit/diff/diff_check.h"

#define TIED(equality)                                                                             \
  "<mujoco><worldbody><body name='a'><freejoint/><geom size='.1' pos='.1 0 0'/><site name='s' "    \
  "pos='.1 .2 0' euler='10 20 30'/></body><body name='b' pos='.4 0 0'><joint type='ball' "         \
  "name='u'/>"                                                                                     \
  "<geom size='.1' pos='0 .1 0'/><body name='c' pos='.3 0 0'><joint name='v' axis='0 1 1'/>"       \
  "<joint name='w' axis='1 0 0'/><geom size='.1' pos='.1 .1 0'/><site name='r' pos='.1 .2 0'/>"    \
  "</body></body></worldbody><equality>" equality "</equality></mujoco>"

static void connect(void** state) {
  (void)state;
  diff_check(TIED("<connect body1='a' body2='c' anchor='.1 .2 .1' solimp='.3 .95 1'/>"));
}

static void weld(void** state) {
  (void)state;
  diff_check(TIED("<weld body1='a' body2='c' solimp='.3 .95 1' torquescale='.7'/>"));
}

static void sites(void** state) {
  (void)state;
  diff_check(TIED("<weld site1='s' site2='r' solimp='.3 .95 1'/>"));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(connect),
      cmocka_unit_test(weld),
      cmocka_unit_test(sites),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
