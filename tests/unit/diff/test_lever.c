#include "unit/diff/diff_check.h"

#define DRIVEN(actuator)                                                                           \
  "<mujoco><worldbody><site name='o' pos='0 0 1'/><body><joint name='j' type='ball'/>"             \
  "<geom size='.1' pos='.25 0 .1'/><site name='a' pos='.1 0 .2' euler='20 30 40'/>"                \
  "<body pos='.5 0 0'><joint name='k' axis='0 1 1' limited='true' range='-170 170'/>"              \
  "<geom size='.1' pos='.2 0 0'/>"                                                                 \
  "<site name='b' pos='.3 0 .1' euler='0 50 10'/></body></body><body pos='0 2 0'><freejoint "      \
  "name='f'/><geom type='box' size='.1 .2 .3'/></body></worldbody><tendon><spatial name='t'>"      \
  "<site site='o'/><site site='b'/></spatial></tendon><actuator>" actuator "</actuator></mujoco>"

static void joints_in_both_frames(void** state) {
  (void)state;
  diff_check(DRIVEN("<general joint='j' gear='1 2 3' biastype='affine' biasprm='.2 -3 -.4'/>"
                    "<general jointinparent='j' gear='3 2 1' biastype='affine' biasprm='0 -2 -.3'/>"
                    "<general jointinparent='f' gear='1 2 3 4 5 6'/>"
                    "<general joint='f' gear='3 2 3 4 5 6'/>"));
}

static void sites_and_tendons(void** state) {
  (void)state;
  int approx = diff_check(DRIVEN("<general site='b' gear='1 2 3 .4 .5 .6'/>"
                                 "<general tendon='t' biastype='affine' biasprm='.2 -3 -.4'/>"));
  assert_int_equal(approx, 0);
}

static void cranks_and_references(void** state) {
  (void)state;
  int approx = diff_check(DRIVEN(
      "<general site='b' refsite='o' gear='1 2 3 .4 .5 .6' biastype='affine' biasprm='0 -3 -.4'/>"
      "<general cranksite='b' slidersite='o' cranklength='2' biastype='affine' biasprm='0 -3 "
      "-.4'/>"));
  assert_true(approx & ctAPPROX_TRANSMISSION);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(joints_in_both_frames),
      cmocka_unit_test(sites_and_tendons),
      cmocka_unit_test(cranks_and_references),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
