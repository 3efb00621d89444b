#include "unit/diff/diff_check.h"

#define TIED(equality)                                                                             \
  "<mujoco><worldbody><body name='a'><freejoint/><geom size='.1' pos='.1 0 0'/><site name='s' "    \
  "pos='.1 .2 0' euler='10 20 30'/></body><body name='b' pos='.4 0 0'><joint type='ball' "         \
  "name='u'/>"                                                                                     \
  "<geom size='.1' pos='0 .1 0'/><body name='c' pos='.3 0 0'><joint name='v' axis='0 1 1'/>"       \
  "<joint name='w' axis='1 0 0'/><geom size='.1' pos='.1 .1 0'/><site name='r' pos='.1 .2 0'/>"    \
  "</body></body></worldbody><equality>" equality "</equality></mujoco>"

// The impedance of a row grows with its violation, and so does its force.
static void impedance_curves(void** state) {
  (void)state;
  diff_check(
      "<mujoco><worldbody><body><joint axis='0 1 0' limited='true' range='-2 1'"
      " solimplimit='.1 .9 .5 .3 3' solreflimit='.1 .5'/><geom size='.1' pos='.1 0 0'/></body>"
      "<body pos='0 1 0'><joint axis='0 1 0' limited='true' range='1 5'"
      " solimplimit='.2 .8 .9 .6 1' solreflimit='-50 -3'/><geom size='.1' pos='.1 0 0'/></body>"
      "</worldbody></mujoco>");
  diff_check(
      TIED("<connect body1='a' body2='b' anchor='.1 .2 .1' solref='-70 -4' solimp='0 .9 2'/>"));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(impedance_curves),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
