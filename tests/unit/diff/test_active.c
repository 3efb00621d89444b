#include "unit/diff/diff_check.h"

#define FLOOR(option, geom)                                                                        \
  "<mujoco><option timestep='.002' " option "/><worldbody><geom type='plane' size='5 5 .1'/>"      \
  "<body pos='0 0 .25'><freejoint/>" geom "<body pos='.3 0 .05'><joint axis='0 1 0'"               \
  " damping='.1'/><geom type='capsule' size='.06' fromto='0 0 0 .3 0 0'/></body></body>"           \
  "</worldbody></mujoco>"

// The solver stops early; the derivative is that of the minimum all the same.
static void polished_to_the_minimum(void** state) {
  (void)state;
  ctModel* m =
      diff_model(FLOOR("iterations='2' solver='CG' tolerance='1e-2'", "<geom size='.26'/>"));
  ctData* d = ct_makeData(m);
  ctDerivativeInfo info = {.status = 0};
  double A[14 * 14];
  transition_state(m, d, 2, 0.05);
  assert_int_equal(ctd_transitionInfo(m, d, A, NULL, NULL, NULL, &info), 0);
  assert_true(info.residual < 1e-12 && info.polish > 0);
  info.opt.polish = -1;
  assert_int_equal(ctd_transitionInfo(m, d, A, NULL, NULL, NULL, &info), 0);
  assert_int_equal(info.polish, 0);
  ct_deleteData(d);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(polished_to_the_minimum),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
