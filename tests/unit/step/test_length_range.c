#include "step/length_range.h"
#include "support/drive.h"
#include "unit/pos/trees.h"

// A pendulum of length 0.2 and a site 0.3 above its hinge: distances from 0.1 to 0.5.
#define PENDULUM                                                                                   \
  "<mujoco><option timestep='.02'><flag contact='disable'/></option><worldbody>"                   \
  "<site name='a' pos='0 0 .3'/>"                                                                  \
  "<body><joint name='j' axis='0 1 0' stiffness='100' damping='3'/><geom size='.02' pos='.2 0 0' " \
  "mass='1'/><site name='b' pos='.2 0 0'/></body></worldbody></mujoco>"

static const ctLROpt usual = {.mode = ctLRMODE_MUSCLE,
                              .useexisting = 1,
                              .accel = 20,
                              .timeconst = 1,
                              .timestep = 0.01,
                              .inttotal = 10,
                              .interval = 2,
                              .tolrange = 0.05};
static char error[200];

static Trees open(void) {
  ctModel* m = drive_load(PENDULUM, (DriveRoom){.tendons = 1, .path = 2, .actuators = 2});
  drive_tendon(m);
  drive_wrap(m, ctWRAP_SITE, "a", 0);
  drive_wrap(m, ctWRAP_SITE, "b", 0);
  m->actuator_gear[6 * drive_actuator(m, ctTRN_TENDON, NULL, NULL)] = 2;
  drive_actuator(m, ctTRN_JOINT, "j", NULL);
  m->actuator_gaintype[0] = ctGAIN_MUSCLE;
  error[0] = 0;
  return (Trees){m, drive_ready(m)};
}

// MuJoCo's numbers; springs, dampers and gravity do not disturb, and are on again afterwards.
static void pulled_and_pushed_to_the_ends(void** state) {
  (void)state;
  Trees t = open();
  assert_true(length_range_all(t.m, t.d, &usual, error, sizeof error));
  trees_near(t.m->actuator_lengthrange[0], 0.2000000001455131, 1e-13);
  trees_near(t.m->actuator_lengthrange[1], 0.9999999999708974, 1e-13);
  trees_near(t.m->actuator_lengthrange[2], 0, 0); // a motor is not asked for
  assert_int_equal(t.m->opt.disableflags, ctDSBL_CONTACT);
  trees_near(t.m->opt.timestep, 0.02, 0);
  trees_close(&t);
}

static void modes(void** state) {
  (void)state;
  Trees t = open();
  ctLROpt opt = usual;
  opt.mode = ctLRMODE_NONE;
  assert_int_equal(ct_setLengthRange(t.m, t.d, 0, &opt, error, sizeof error), 1);
  trees_near(t.m->actuator_lengthrange[1], 0, 0);
  opt.mode = ctLRMODE_MUSCLEUSER;
  assert_int_equal(ct_setLengthRange(t.m, t.d, 1, &opt, error, sizeof error), 1);
  trees_near(t.m->actuator_lengthrange[3], 0, 0);
  t.m->actuator_biastype[1] = ctBIAS_USER;
  t.m->actuator_lengthrange[2] = 1; // what the user gave is kept
  t.m->actuator_lengthrange[3] = 2;
  assert_int_equal(ct_setLengthRange(t.m, t.d, 1, &opt, error, sizeof error), 1);
  trees_near(t.m->actuator_lengthrange[2], 1, 0);
  trees_close(&t);
}

static void limits_can_stand_in(void** state) {
  (void)state;
  Trees t = open();
  ctLROpt opt = usual;
  opt.uselimit = 1;
  t.m->tendon_limited[0] = 1;
  t.m->tendon_range[0] = 0.2;
  t.m->tendon_range[1] = 0.4;
  assert_int_equal(ct_setLengthRange(t.m, t.d, 0, &opt, error, sizeof error), 1);
  trees_near_n(t.m->actuator_lengthrange, t.m->tendon_range, 2, 0);
  trees_close(&t);
}

// A hinge without limits turns for ever.
static void what_does_not_settle_is_reported(void** state) {
  (void)state;
  Trees t = open();
  ctLROpt opt = usual;
  opt.mode = ctLRMODE_ALL;
  opt.useexisting = 0;
  assert_false(length_range_all(t.m, t.d, &opt, error, sizeof error));
  assert_non_null(strstr(error, "did not converge in actuator 1"));
  char small[10];
  t.m->opt.disableflags = ctDSBL_SPRING | ctDSBL_DAMPER | ctDSBL_CONTACT;
  assert_int_equal(ct_setLengthRange(t.m, t.d, 1, &opt, small, sizeof small), 0);
  assert_int_equal(strlen(small), 9);
  assert_int_equal(ct_setLengthRange(t.m, t.d, 1, &opt, NULL, 0), 0);
  trees_close(&t);
}

// The force is bounded: too weak a pull does not get there in time.
static void force_can_be_bounded(void** state) {
  (void)state;
  Trees t = open();
  ctLROpt opt = usual;
  opt.maxforce = 1e-6;
  assert_false(length_range_all(t.m, t.d, &opt, error, sizeof error) &&
               t.m->actuator_lengthrange[1] > 0.9);
  trees_close(&t);
}

// The third actuator gets the limits of the second's joint, as in MuJoCo 3.5.0: entry 2 of the list
// of pairs is the joint of actuator 1.
static void limits_of_another_actuator(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><worldbody><body><joint name='a' type='slide' range='-1 1' limited='true'/>"
      "<geom size='.1'/></body><body pos='9 0 0'><joint name='b' type='slide' range='-2 2' "
      "limited='true'/><geom size='.1'/></body><body pos='19 0 0'><joint name='c' type='slide' "
      "range='-3 3' limited='true'/><geom size='.1'/></body></worldbody><actuator><motor "
      "joint='a'/><motor joint='b'/><motor joint='c'/></actuator></mujoco>");
  ctLROpt opt = usual;
  opt.uselimit = 1;
  opt.mode = ctLRMODE_ALL;
  assert_int_equal(ct_setLengthRange(t.m, t.d, 0, &opt, error, sizeof error), 1);
  assert_int_equal(ct_setLengthRange(t.m, t.d, 2, &opt, error, sizeof error), 1);
  trees_near_n(t.m->actuator_lengthrange, (double[]){-1, 1}, 2, 0);
  trees_near_n(t.m->actuator_lengthrange + 4, (double[]){-2, 2}, 2, 0);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(pulled_and_pushed_to_the_ends),
      cmocka_unit_test(modes),
      cmocka_unit_test(limits_can_stand_in),
      cmocka_unit_test(what_does_not_settle_is_reported),
      cmocka_unit_test(force_can_be_bounded),
      cmocka_unit_test(limits_of_another_actuator),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
