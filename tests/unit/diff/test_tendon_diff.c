#include "unit/diff/diff_check.h"

#define ARM(tendon)                                                                                \
  "<mujoco><worldbody><site name='o' pos='0 0 1'/><site name='side' pos='.3 0 .3'/><body>"         \
  "<joint name='j' type='ball'/><geom name='g' type='cylinder' size='.1 .3' pos='.25 0 .1'/>"      \
  "<geom name='h' size='.08' pos='.3 .1 .2'/><site name='a' pos='.1 0 .2'/><body pos='.5 0 0'>"    \
  "<joint name='k' axis='0 1 1'/><geom size='.1' pos='.2 0 0'/><site name='b' pos='.3 0 .1'/>"     \
  "<site name='c' pos='.2 .1 .1'/></body></body></worldbody><tendon>" tendon "</tendon></mujoco>"

static void straight_paths_and_pulleys(void** state) {
  (void)state;
  int approx =
      diff_check_with(ARM("<spatial stiffness='20' damping='2' springlength='.1'>"
                          "<site site='o'/><site site='a'/><site site='b'/>"
                          "<pulley divisor='2'/><site site='o'/><site site='c'/></spatial>"),
                      -1, 1);
  assert_int_equal(approx, 0);
}

static void paths_around_geoms(void** state) {
  (void)state;
  int approx = diff_check(ARM("<spatial stiffness='20' damping='2' springlength='.1'>"
                              "<site site='o'/><geom geom='g' sidesite='side'/><site site='b'/>"
                              "<geom geom='h'/><site site='a'/></spatial>"));
  assert_false(approx & ctAPPROX_WRAP);
}

static void rows_of_tendons(void** state) {
  (void)state;
  diff_check(ARM("<spatial frictionloss='.3' limited='true' range='.1 .9'>"
                 "<site site='o'/><site site='c'/></spatial>"));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(straight_paths_and_pulleys),
      cmocka_unit_test(paths_around_geoms),
      cmocka_unit_test(rows_of_tendons),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
