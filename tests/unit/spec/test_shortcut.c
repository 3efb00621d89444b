// The expected values are those that the functions of MuJoCo 3.5.0 leave in an mjsActuator.
#include "support/cmocka_all.h"

#include <corten/corten.h>

static ctsActuator* add(ctSpec* s) {
  ctsActuator* a = cts_addActuator(s, NULL);
  assert_non_null(a);
  return a;
}

static void check_types(const ctsActuator* a, cttDyn dyn, cttGain gain, cttBias bias) {
  assert_int_equal(a->dyntype, dyn);
  assert_int_equal(a->gaintype, gain);
  assert_int_equal(a->biastype, bias);
}

// The first n of prm are as expected, the others 0.
static void check_prm(const double* prm, int size, const double* expected, int n) {
  for (int i = 0; i < size; i++) assert_true(prm[i] == (i < n ? expected[i] : 0));
}

#define CHECK_PRM(prm, ...)                                                                        \
  do {                                                                                             \
    const double expected_[] = {__VA_ARGS__};                                                      \
    check_prm(prm, (int)(sizeof(prm) / sizeof *(prm)), expected_,                                  \
              (int)(sizeof expected_ / sizeof *expected_));                                        \
  } while (0)

static void a_motor_keeps_what_it_does_not_name(void** state) {
  (void)state;
  ctSpec* s = ct_makeSpec();
  ctsActuator* a = add(s);
  a->gainprm[0] = 5;
  a->biasprm[1] = 7;
  a->dynprm[0] = 3;
  a->dyntype = ctDYN_FILTER;
  a->biastype = ctBIAS_AFFINE;
  assert_string_equal(cts_setToMotor(a), "");
  check_types(a, ctDYN_NONE, ctGAIN_FIXED, ctBIAS_NONE);
  CHECK_PRM(a->gainprm, 1);
  CHECK_PRM(a->biasprm, 0, 7);
  CHECK_PRM(a->dynprm, 3);
  ct_deleteSpec(s);
}

static void a_position_servo_has_gain_damping_and_filter(void** state) {
  (void)state;
  double kv = 0.5, ratio = 0.7, tau = 0.1, zero = 0;
  ctSpec* s = ct_makeSpec();
  ctsActuator* a = add(s);
  assert_string_equal(cts_setToPosition(a, 3, &kv, NULL, NULL, 0), "");
  check_types(a, ctDYN_NONE, ctGAIN_FIXED, ctBIAS_AFFINE);
  CHECK_PRM(a->gainprm, 3);
  CHECK_PRM(a->biasprm, 0, -3, -0.5);
  CHECK_PRM(a->dynprm, 1);

  ctsActuator* b = add(s);
  assert_string_equal(cts_setToPosition(b, 3, NULL, &ratio, &tau, 0.9), "");
  check_types(b, ctDYN_FILTEREXACT, ctGAIN_FIXED, ctBIAS_AFFINE);
  CHECK_PRM(b->biasprm, 0, -3, 0.7);
  CHECK_PRM(b->dynprm, 0.1);
  assert_true(b->inheritrange == 0.9);

  // a time constant of 0 switches the filter off, none leaves the dynamics alone
  ctsActuator* c = add(s);
  c->dyntype = ctDYN_INTEGRATOR;
  assert_string_equal(cts_setToPosition(c, 3, NULL, NULL, NULL, 0), "");
  check_types(c, ctDYN_INTEGRATOR, ctGAIN_FIXED, ctBIAS_AFFINE);
  assert_string_equal(cts_setToPosition(c, 3, NULL, NULL, &zero, 0), "");
  check_types(c, ctDYN_NONE, ctGAIN_FIXED, ctBIAS_AFFINE);
  CHECK_PRM(c->dynprm, 0);
  ct_deleteSpec(s);
}

static void a_position_servo_names_its_mistakes(void** state) {
  (void)state;
  double one = 1, minus = -1;
  ctSpec* s = ct_makeSpec();
  assert_string_equal(cts_setToPosition(add(s), 3, &one, &one, NULL, 0),
                      "kv and dampratio cannot both be defined");
  assert_string_equal(cts_setToPosition(add(s), 3, &minus, NULL, NULL, 0), "kv cannot be negative");
  assert_string_equal(cts_setToPosition(add(s), 3, NULL, &minus, NULL, 0),
                      "dampratio cannot be negative");
  assert_string_equal(cts_setToPosition(add(s), 3, NULL, NULL, &minus, 0),
                      "timeconst cannot be negative");
  ctsActuator* a = add(s);
  a->ctrlrange[0] = -1;
  a->ctrlrange[1] = 1;
  assert_string_equal(cts_setToPosition(a, 3, NULL, NULL, NULL, 0.9),
                      "ctrlrange and inheritrange cannot both be defined");
  // what came before the mistake is set, what comes behind it is not
  check_types(a, ctDYN_NONE, ctGAIN_FIXED, ctBIAS_NONE);
  CHECK_PRM(a->biasprm, 0, -3);
  assert_true(a->inheritrange == 0.9);
  ct_deleteSpec(s);
}

static void an_integrated_velocity_reports_only_its_own_mistake(void** state) {
  (void)state;
  double kv = 0.5, minus = -1;
  ctSpec* s = ct_makeSpec();
  ctsActuator* a = add(s);
  assert_string_equal(cts_setToIntVelocity(a, 4, &kv, NULL, NULL, 0.9), "");
  check_types(a, ctDYN_INTEGRATOR, ctGAIN_FIXED, ctBIAS_AFFINE);
  CHECK_PRM(a->gainprm, 4);
  CHECK_PRM(a->biasprm, 0, -4, -0.5);
  assert_int_equal(a->actlimited, 1);

  ctsActuator* b = add(s);
  assert_string_equal(cts_setToIntVelocity(b, 4, &minus, NULL, NULL, 0), "");
  check_types(b, ctDYN_INTEGRATOR, ctGAIN_FIXED, ctBIAS_NONE);

  ctsActuator* c = add(s);
  c->actrange[1] = 1;
  assert_string_equal(cts_setToIntVelocity(c, 4, NULL, NULL, NULL, 0.9),
                      "actrange and inheritrange cannot both be defined");
  ct_deleteSpec(s);
}

static void velocity_and_damper_clear_the_parameters_they_own(void** state) {
  (void)state;
  ctSpec* s = ct_makeSpec();
  ctsActuator* a = add(s);
  ctsActuator* b = add(s);
  for (int i = 0; i < ctNBIAS; i++) a->biasprm[i] = b->biasprm[i] = 7;
  for (int i = 0; i < ctNGAIN; i++) a->gainprm[i] = b->gainprm[i] = 5;
  assert_string_equal(cts_setToVelocity(a, 2), "");
  check_types(a, ctDYN_NONE, ctGAIN_FIXED, ctBIAS_AFFINE);
  CHECK_PRM(a->gainprm, 2, 5, 5, 5, 5, 5, 5, 5, 5, 5);
  CHECK_PRM(a->biasprm, 0, 0, -2);
  assert_string_equal(cts_setToDamper(b, 2), "");
  check_types(b, ctDYN_NONE, ctGAIN_AFFINE, ctBIAS_NONE);
  CHECK_PRM(b->gainprm, 0, 0, -2);
  CHECK_PRM(b->biasprm, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7);
  assert_int_equal(b->ctrllimited, 1);
  assert_string_equal(cts_setToDamper(add(s), -2), "damping coefficient cannot be negative");
  b->ctrlrange[0] = -1;
  assert_string_equal(cts_setToDamper(b, 2), "damper control range cannot be negative");
  ct_deleteSpec(s);
}

static void a_cylinder_has_an_area_or_a_diameter(void** state) {
  (void)state;
  ctSpec* s = ct_makeSpec();
  ctsActuator* a = add(s);
  assert_string_equal(cts_setToCylinder(a, 0.2, 3, 4, -1), "");
  check_types(a, ctDYN_FILTER, ctGAIN_FIXED, ctBIAS_AFFINE);
  CHECK_PRM(a->dynprm, 0.2);
  CHECK_PRM(a->gainprm, 4);
  CHECK_PRM(a->biasprm, 3);
  (void)cts_setToCylinder(a, 0.2, 3, 4, 2);
  CHECK_PRM(a->gainprm, 3.141592653589793);
  (void)cts_setToCylinder(a, 0.2, 3, 4, 0);
  CHECK_PRM(a->gainprm, 0);
  ct_deleteSpec(s);
}

static void a_muscle_fills_what_nobody_set(void** state) {
  (void)state;
  double none[2] = {-1, -1}, tau[2] = {0.02, -1}, range[2] = {0.5, -1};
  ctSpec* s = ct_makeSpec();
  ctsActuator* a = add(s);
  assert_string_equal(cts_setToMuscle(a, none, 0, none, -1, -1, -1, -1, -1, -1, -1), "");
  check_types(a, ctDYN_MUSCLE, ctGAIN_MUSCLE, ctBIAS_MUSCLE);
  CHECK_PRM(a->dynprm, 0.01, 0.04);
  CHECK_PRM(a->gainprm, 0.75, 1.05, -1, 200, 0.5, 1.6, 1.5, 1.3, 1.2);
  CHECK_PRM(a->biasprm, 0.75, 1.05, -1, 200, 0.5, 1.6, 1.5, 1.3, 1.2);

  ctsActuator* b = add(s);
  b->gainprm[6] = 9; // as a class may have set it
  assert_string_equal(cts_setToMuscle(b, tau, 0.3, range, 100, -1, -1, 2, -1, -1, 0), "");
  CHECK_PRM(b->dynprm, 0.02, 0.04, 0.3);
  CHECK_PRM(b->gainprm, 0.5, 1.05, 100, 200, 0.5, 2, 9, 1.3, 0);
  CHECK_PRM(b->biasprm, 0.5, 1.05, 100, 200, 0.5, 2, 9, 1.3, 0);

  ctsActuator* c = add(s);
  assert_string_equal(cts_setToMuscle(c, none, -1, none, -1, -1, -1, -1, -1, -1, -1),
                      "muscle tausmooth cannot be negative");
  check_types(c, ctDYN_NONE, ctGAIN_FIXED, ctBIAS_NONE);
  CHECK_PRM(c->biasprm, 0);
  ct_deleteSpec(s);
}

static void adhesion_is_limited_and_not_negative(void** state) {
  (void)state;
  ctSpec* s = ct_makeSpec();
  ctsActuator* a = add(s);
  a->dyntype = ctDYN_FILTER;
  a->biasprm[0] = 7;
  assert_string_equal(cts_setToAdhesion(a, 3), "");
  check_types(a, ctDYN_FILTER, ctGAIN_FIXED, ctBIAS_NONE);
  CHECK_PRM(a->gainprm, 3);
  CHECK_PRM(a->biasprm, 7);
  assert_int_equal(a->ctrllimited, 1);
  assert_string_equal(cts_setToAdhesion(add(s), -3), "adhesion gain cannot be negative");
  a->ctrlrange[1] = -1;
  assert_string_equal(cts_setToAdhesion(a, 3), "adhesion control range cannot be negative");
  ct_deleteSpec(s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_motor_keeps_what_it_does_not_name),
      cmocka_unit_test(a_position_servo_has_gain_damping_and_filter),
      cmocka_unit_test(a_position_servo_names_its_mistakes),
      cmocka_unit_test(an_integrated_velocity_reports_only_its_own_mistake),
      cmocka_unit_test(velocity_and_damper_clear_the_parameters_they_own),
      cmocka_unit_test(a_cylinder_has_an_area_or_a_diameter),
      cmocka_unit_test(a_muscle_fills_what_nobody_set),
      cmocka_unit_test(adhesion_is_limited_and_not_negative),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
