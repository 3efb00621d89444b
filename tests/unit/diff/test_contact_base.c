#include "unit/diff/diff_check.h"

#define FLOOR(option, geom)                                                                        \
  "<mujoco><option timestep='.002' " option "/><worldbody><geom type='plane' size='5 5 .1'/>"      \
  "<body pos='0 0 .25'><freejoint/>" geom "<body pos='.3 0 .05'><joint axis='0 1 0'"               \
  " damping='.1'/><geom type='capsule' size='.06' fromto='0 0 0 .3 0 0'/></body></body>"           \
  "</worldbody></mujoco>"

// Edges of a pyramid and rows of an ellipse are the same base: a contact that sticks has the same
// derivative of the vertical motion in both.
static void soft_contacts_of_both_cones(void** state) {
  (void)state;
  diff_check_with(FLOOR("cone='elliptic'", "<geom size='.26' solimp='0 .9 .2 .5 2'/>"), -1, 0.02);
  diff_check_with(FLOOR("cone='pyramidal'", "<geom size='.26' solimp='0 .9 .2 .5 2'/>"), -1, 0.02);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(soft_contacts_of_both_cones),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
