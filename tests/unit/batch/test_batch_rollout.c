#include "support/batch_scene.h"
#include "support/stable.h"

enum { N = 5, STEPS = 12 };

static void rollouts_record_every_step(void** state) {
  (void)state;
  ctModel* m = batch_scene();
  int nq = (int)m->nq, nu = (int)m->nu, nx = ct_stateSize(m, ctSTATE_PHYSICS);
  ctBatch* b = batch_of(m, 7, 2, 0);
  const int ids[N] = {0, 2, 3, 5, 6};
  cttNum control[N * STEPS * 2], qpos[N * STEPS * 9], physics[N * STEPS * 200],
      xipos[N * STEPS * 60];
  int ncon[N * STEPS];
  for (int i = 0; i < N * STEPS; i++) batch_scene_control(control + nu * i, nu, i, i);
  const ctBatchRecord record[] = {
      {"qpos", 0, qpos}, {NULL, ctSTATE_PHYSICS, physics}, {"ncon", 0, ncon}, {"xipos", 0, xipos}};
  int nx3 = 3 * (int)m->nbody;
  assert_true(nx3 <= 60);
  assert_int_equal(ctb_rollout(b, ids, N, STEPS, control, ctSTATE_CTRL, record, 4), 0);
  ctData* d = ct_makeData(m);
  cttNum x[200];
  for (int i = 0; i < N; i++) {
    ct_resetData(m, d);
    for (int t = 0; t < STEPS; t++) {
      int at = i * STEPS + t;
      memcpy(d->ctrl, control + nu * at, 8 * (size_t)nu);
      ct_step(m, d);
      ct_getState(m, d, x, ctSTATE_PHYSICS);
      assert_memory_equal(qpos + nq * at, d->qpos, 8 * (size_t)nq);
      assert_memory_equal(physics + nx * at, x, 8 * (size_t)nx);
      assert_int_equal(ncon[at], d->ncon);
      assert_memory_equal(xipos + nx3 * at, d->xipos, 8 * (size_t)nx3);
    }
    assert_memory_equal(batch_part(b, ctSTATE_QPOS, ids[i]), d->qpos, 8 * (size_t)nq);
  }
  assert_within(batch_part(b, ctSTATE_TIME, 1)[0], 0, 0);
  ct_deleteData(d);
  ctb_deleteBatch(b);
  ct_deleteModel(m);
}

static void a_simulation_that_diverges_stops(void** state) {
  (void)state;
  ctModel* m = batch_scene();
  ctBatch* b = batch_of(m, 2, 1, 0);
  int nu = (int)m->nu;
  cttNum control[2 * STEPS * 2] = {0}, time[2 * STEPS];
  control[(STEPS + 4) * nu] = NAN;
  const ctBatchRecord record = {"time", 0, time};
  assert_int_equal(ctb_rollout(b, NULL, 0, STEPS, control, ctSTATE_CTRL, &record, 1), 0);
  assert_within(time[STEPS - 1], STEPS * 0.004, 1e-12);
  assert_within(time[STEPS + 4], 5 * 0.004, 1e-12);
  assert_within(time[2 * STEPS - 1], 5 * 0.004, 1e-12);
  assert_int_equal(ctb_diverged(b)[1], 1 << ctWARN_BADCTRL);
  ctb_deleteBatch(b);
  ct_deleteModel(m);
}

static void bad_rollouts_are_refused(void** state) {
  (void)state;
  ctModel* m = batch_scene();
  ctBatch* b = batch_of(m, 2, 1, 0);
  cttNum x[100] = {0};
  static const struct {
    ctBatchRecord record;
    int spec;
    const char* words;
  } bad[] = {{{"efc_force", 0, NULL}, 0, "has no buffer"},
             {{"efc_force", 0, (void*)1}, 0, "no field of the data"},
             {{NULL, 0, (void*)1}, 0, "no sum of parts"},
             {{NULL, 1 << 25, (void*)1}, 0, "no sum of parts"},
             {{"qpos", 0, (void*)1}, ctSTATE_QPOS, "beyond ctSTATE_USER"}};
  for (size_t k = 0; k < sizeof bad / sizeof *bad; k++) {
    assert_int_equal(ctb_rollout(b, NULL, 0, 1, x, bad[k].spec, &bad[k].record, 1), -1);
    if (!strstr(ct_lastError(), bad[k].words)) fail_msg("%s", ct_lastError());
  }
  assert_int_equal(ctb_rollout(b, NULL, 0, 1, NULL, 0, NULL, 3), -1);
  assert_non_null(strstr(ct_lastError(), "nrecord is 3"));
  assert_int_equal(ctb_rollout(b, NULL, 0, -1, NULL, 0, NULL, 0), -1);
  ctb_deleteBatch(b);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(rollouts_record_every_step),
      cmocka_unit_test(a_simulation_that_diverges_stops),
      cmocka_unit_test(bad_rollouts_are_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
