#include "unit/diff/diff_check.h"

#define BALL "<body pos='0 0 1'><freejoint/><geom size='.1'/></body>"

static int try_with(const char* option, double height, ctDerivativeInfo* info) {
  char xml[1000];
  snprintf(xml, sizeof xml, "<mujoco><option %s/><worldbody>" BALL "</worldbody></mujoco>", option);
  ctModel* m = diff_model(xml);
  ctData* d = ct_makeData(m);
  double A[144];
  d->qpos[2] = height;
  int status = ctd_transitionInfo(m, d, A, NULL, NULL, NULL, info);
  ct_deleteData(d);
  ct_deleteModel(m);
  return status;
}

static void refusals_have_a_sentence(void** state) {
  (void)state;
  ctDerivativeInfo info = {.status = 0};
  assert_int_equal(try_with("", 1, &info), ctDERIV_DONE);
  assert_int_equal(strlen(info.reason), 0);
  assert_int_equal(try_with("noslip_iterations='3'", 1, &info), ctDERIV_NOSLIP);
  assert_non_null(strstr(info.reason, "noslip"));
  assert_int_equal(try_with("", NAN, &info), ctDERIV_BADSTATE);
  assert_int_equal(try_with("", 1e300, &info), ctDERIV_BADSTATE);
  assert_int_equal(info.status, ctDERIV_BADSTATE);
  assert_int_equal(try_with("", NAN, NULL), ctDERIV_BADSTATE);
}

// Without an info the reason is the last error.
static void six_arguments_report_the_reason(void** state) {
  (void)state;
  ctModel* m =
      diff_model("<mujoco><option noslip_iterations='2'/><worldbody>" BALL "</worldbody></mujoco>");
  ctData* d = ct_makeData(m);
  double A[144], B[144];
  assert_int_equal(ctd_transition(m, d, A, NULL, NULL, NULL), ctDERIV_NOSLIP);
  assert_non_null(strstr(ct_lastError(), "noslip"));
  m->opt.noslip_iterations = 0;
  assert_int_equal(ctd_transition(m, d, A, NULL, NULL, NULL), 0);
  assert_int_equal(ctd_transitionInfo(m, d, B, NULL, NULL, NULL, NULL), 0);
  assert_memory_equal(A, B, sizeof A);
  ct_deleteData(d);
  ct_deleteModel(m);
}

static void delays_are_refused(void** state) {
  (void)state;
  ctModel* m =
      diff_model("<mujoco><worldbody><body><joint name='j'/><geom size='.1'/></body></worldbody>"
                 "<actuator><motor joint='j' delay='.01' nsample='8'/></actuator></mujoco>");
  ctData* d = ct_makeData(m);
  ctDerivativeInfo info = {.status = 0};
  assert_int_equal(ctd_transitionInfo(m, d, NULL, NULL, NULL, NULL, &info), ctDERIV_DELAY);
  ct_deleteData(d);
  ct_deleteModel(m);
}

// The matrices of a Runge-Kutta step are whole: of 23,400 dofs they have more numbers than fit.
static void models_that_are_too_large(void** state) {
  (void)state;
  ctModel* m = diff_model("<mujoco><option integrator='RK4'/><worldbody><replicate count='3900' "
                          "offset='3 0 0'>" BALL "</replicate></worldbody></mujoco>");
  ctData* d = ct_makeData(m);
  ctDerivativeInfo info = {.status = 0};
  assert_int_equal(ctd_stepVjp(m, d, NULL, 0, NULL, NULL, NULL, NULL, NULL, &info), ctDERIV_MEMORY);
  assert_int_equal(info.status, ctDERIV_MEMORY);
  assert_non_null(strstr(info.reason, "46800 x 46800"));
  m->opt.integrator = ctINT_EULER; // blocks of six dofs
  assert_int_equal(ctd_stepVjp(m, d, NULL, 0, NULL, NULL, NULL, NULL, NULL, &info), 0);
  ct_deleteData(d);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(refusals_have_a_sentence),
      cmocka_unit_test(six_arguments_report_the_reason),
      cmocka_unit_test(delays_are_refused),
      cmocka_unit_test(models_that_are_too_large),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
