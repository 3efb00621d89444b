#include "unit/diff/diff_check.h"

#define FLOOR(option, geom)                                                                        \
  "<mujoco><option timestep='.002' " option "/><worldbody><geom type='plane' size='5 5 .1'/>"      \
  "<body pos='0 0 .25'><freejoint/>" geom "<body pos='.3 0 .05'><joint axis='0 1 0'"               \
  " damping='.1'/><geom type='capsule' size='.06' fromto='0 0 0 .3 0 0'/></body></body>"           \
  "</worldbody></mujoco>"

static void islands_of_several_trees(void** state) {
  (void)state;
  diff_check_with(
      "<mujoco><worldbody><geom type='plane' size='5 5 .1'/><body pos='0 0 .09'><freejoint/>"
      "<geom size='.1'/></body><body pos='0 .25 .2'><freejoint/><geom size='.2'/></body>"
      "<body pos='3 0 .1'><freejoint/><geom type='box' size='.1 .1 .12'/></body>"
      "</worldbody></mujoco>",
      -1, 0.02);
  diff_check_with(FLOOR("jacobian='sparse'", "<geom size='.26'/>"), -1, 0.05);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(islands_of_several_trees),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
