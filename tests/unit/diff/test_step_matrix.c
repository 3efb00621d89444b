#include "unit/diff/diff_check.h"

#define CHAIN(joint)                                                                               \
  "<mujoco><worldbody><body><freejoint/><geom type='box' size='.1 .15 .2' pos='.05 0 0'/>"         \
  "<body pos='.3 0 0'><joint type='ball' pos='.02 0 0' damping='.1'/>" joint                       \
  "<geom type='capsule' size='.05 .2' pos='0 .1 .1'/><body pos='0 .2 .2'><joint axis='1 0 0'/>"    \
  "<joint type='slide' axis='0 1 1' damping='.3'/><geom size='.04' pos='.1 0 0'/></body></body>"   \
  "</body></worldbody></mujoco>"

// Each output may be missing; the data is as after ct_forward.
static void any_of_the_outputs(void** state) {
  (void)state;
  ctModel* m = diff_model(CHAIN(""));
  ctData *d = ct_makeData(m), *e = ct_makeData(m);
  double A[32 * 32], B[1];
  assert_true(2 * m->nv <= 32);
  transition_state(m, d, 1, 0.5);
  ct_copyData(e, m, d);
  assert_int_equal(ctd_transitionInfo(m, d, A, B, NULL, NULL, NULL), 0);
  assert_int_equal(ctd_transitionInfo(m, d, NULL, NULL, NULL, NULL, NULL), 0);
  ct_forward(m, e);
  assert_memory_equal(d->qacc, e->qacc, (size_t)m->nv * sizeof *d->qacc);
  assert_memory_equal(d->qpos, e->qpos, (size_t)m->nq * sizeof *d->qpos);
  ct_deleteData(d);
  ct_deleteData(e);
  ct_deleteModel(m);
}

// The same bits in a second call.
static void calls_repeat(void** state) {
  (void)state;
  static double A[2][32 * 32];
  ctModel* m = diff_model(CHAIN("<joint type='slide' axis='1 2 0' damping='1'/>"));
  ctData* d = ct_makeData(m);
  transition_state(m, d, 2, 0.5);
  for (int k = 0; k < 2; k++)
    assert_int_equal(ctd_transitionInfo(m, d, A[k], NULL, NULL, NULL, NULL), 0);
  assert_memory_equal(A[0], A[1], sizeof A[0]);
  ct_deleteData(d);
  ct_deleteModel(m);
}

// Data on which ct_forward has run gives the same matrices without another one.
static void ready_data_are_not_computed_again(void** state) {
  (void)state;
  static double A[2][32 * 32];
  ctModel* m = diff_model(CHAIN("<joint type='slide' axis='1 2 0' damping='1'/>"));
  ctData* d = ct_makeData(m);
  ctDerivativeInfo info = {.opt.ready = 1};
  for (int k = ctINT_EULER; k <= ctINT_SPRINGDAMPER; k++) {
    m->opt.integrator = k;
    transition_state(m, d, 2, 0.5);
    assert_int_equal(ctd_transitionInfo(m, d, A[0], NULL, NULL, NULL, NULL), 0);
    transition_state(m, d, 2, 0.5);
    ct_forward(m, d);
    assert_int_equal(ctd_transitionInfo(m, d, A[1], NULL, NULL, NULL, &info), 0);
    for (int i = 0; i < 32 * 32; i++) assert_true(fabs(A[0][i] - A[1][i]) <= 1e-9);
  }
  ct_deleteData(d);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(any_of_the_outputs),
      cmocka_unit_test(calls_repeat),
      cmocka_unit_test(ready_data_are_not_computed_again),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
