#include "unit/diff/diff_check.h"

// Differences leave the data as it was.
static void positions_are_given_back(void** state) {
  (void)state;
  ctModel* m =
      diff_model("<mujoco><worldbody><site name='o' pos='0 0 1'/><body><joint type='ball'/>"
                 "<geom size='.1' pos='.2 0 0'/><site name='b' pos='.3 0 0'/></body>"
                 "</worldbody><actuator><general site='b' refsite='o' gear='1 2 3 1 0 0'/>"
                 "</actuator></mujoco>");
  ctData *d = ct_makeData(m), *e = ct_makeData(m);
  transition_state(m, d, 2, 0.5);
  ct_copyData(e, m, d);
  ct_forward(m, e);
  double A[36];
  assert_int_equal(ctd_transitionInfo(m, d, A, NULL, NULL, NULL, NULL), 0);
  assert_memory_equal(d->qpos, e->qpos, (size_t)m->nq * sizeof *d->qpos);
  assert_memory_equal(d->xpos, e->xpos, (size_t)(3 * m->nbody) * sizeof *d->xpos);
  assert_memory_equal(d->actuator_moment, e->actuator_moment, 3 * sizeof *d->actuator_moment);
  ct_deleteData(d);
  ct_deleteData(e);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(positions_are_given_back),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
