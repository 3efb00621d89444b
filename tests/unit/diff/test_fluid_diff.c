#include "unit/diff/diff_check.h"

#define BODY(fluid)                                                                                \
  "<mujoco><option density='50' viscosity='.3' wind='1 2 .5'/><worldbody><body><freejoint/>"       \
  "<geom type='ellipsoid' size='.1 .2 .3' " fluid "/><body pos='.2 0 0'><joint axis='0 1 1'/>"     \
  "<geom type='box' size='.1 .02 .2' pos='.1 .1 0' " fluid "/></body></body></worldbody></mujoco>"

static void boxes(void** state) {
  (void)state;
  diff_check_with(BODY(""), -1, 1);
}

static void ellipsoids(void** state) {
  (void)state;
  diff_check_with(BODY("fluidshape='ellipsoid'"), -1, 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(boxes),
      cmocka_unit_test(ellipsoids),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
