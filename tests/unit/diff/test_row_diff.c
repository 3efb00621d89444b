#include "unit/diff/diff_check.h"

#define TIED(equality)                                                                             \
  "<mujoco><worldbody><body name='a'><freejoint/><geom size='.1' pos='.1 0 0'/><site name='s' "    \
  "pos='.1 .2 0' euler='10 20 30'/></body><body name='b' pos='.4 0 0'><joint type='ball' "         \
  "name='u'/>"                                                                                     \
  "<geom size='.1' pos='0 .1 0'/><body name='c' pos='.3 0 0'><joint name='v' axis='0 1 1'/>"       \
  "<joint name='w' axis='1 0 0'/><geom size='.1' pos='.1 .1 0'/><site name='r' pos='.1 .2 0'/>"    \
  "</body></body></worldbody><equality>" equality "</equality></mujoco>"

static void couplings_of_joints(void** state) {
  (void)state;
  diff_check(TIED("<joint joint1='w' joint2='v' polycoef='.1 .5 .3 .2 .1' solimp='.3 .95 1'/>"
                  "<joint joint1='v' polycoef='.2 0 0 0 0'/>"));
}

static void limits_and_friction(void** state) {
  (void)state;
  diff_check(
      "<mujoco><worldbody><body><joint type='ball' limited='true' range='0 10'/>"
      "<geom size='.1' pos='.1 0 0'/><body pos='.3 0 0'><joint axis='0 1 0' limited='true'"
      " range='-1 1' frictionloss='.1'/><joint type='slide' axis='1 0 0' limited='true'"
      " range='.5 1' margin='.3' frictionloss='2'/><geom size='.1' pos='.1 0 0'/></body></body>"
      "</worldbody></mujoco>");
}

static void couplings_of_tendons(void** state) {
  (void)state;
  diff_check(
      "<mujoco><worldbody><site name='o' pos='0 0 1'/><body><joint type='ball'/><geom size='.1'"
      " pos='.2 0 0'/><site name='a' pos='.3 0 0'/><body pos='.3 0 0'><joint axis='0 1 0'"
      " name='k'/><geom size='.1' pos='.1 0 0'/><site name='b' pos='.3 .1 0'/></body></body>"
      "</worldbody><tendon><spatial name='s'><site site='o'/><site site='b'/></spatial><spatial"
      " name='t'><site site='o'/><site site='a'/></spatial></tendon><equality><tendon"
      " tendon1='s' tendon2='t' polycoef='.1 .5 .3 .2 .1' solimp='.3 .95 1'/></equality>"
      "</mujoco>");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(couplings_of_joints),
      cmocka_unit_test(limits_and_friction),
      cmocka_unit_test(couplings_of_tendons),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
