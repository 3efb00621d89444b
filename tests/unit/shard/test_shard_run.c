#include "shard/shard_run.h"
#include "support/numbers.h"

#include <string.h>

static const char kModel[] =
    "<mujoco><worldbody><body><joint name='j' axis='0 1 0'/><geom size='.1' pos='.3 0 0'/></body>"
    "</worldbody><actuator><motor joint='j' ctrlrange='-2 2' ctrllimited='true'/></actuator>"
    "</mujoco>";

enum { STEPS = 5, STATE = 2, MOST = 600 };

static ctModel* load(void) {
  char error[300] = "";
  ctModel* m = ct_loadXMLString(kModel, NULL, error, sizeof error);
  assert_non_null(m);
  return m;
}

// Rollouts first to first + own - 1 into x.
static void run_shard(const ctModel* m, ShardPolicy policy, int first, int own, int nthread,
                      double* x) {
  static const double control[STEPS] = {1, -1, 2, -2, 0};
  char error[300] = "";
  Shard s = {.head = shard_head(), .policy = policy, .control = control, .x = x};
  s.head.nstep = STEPS;
  s.head.nstate = STATE;
  s.head.key = 3;
  s.head.noise = 0.1;
  s.head.first = first;
  s.head.own = own;
  assert_true(shard_run(m, &s, nthread, error, sizeof error));
  assert_string_equal(error, "");
}

static void a_rollout_does_not_depend_on_its_shard(void** state) {
  (void)state;
  static double whole[MOST * STEPS * STATE], part[MOST * STEPS * STATE];
  ctModel* m = load();
  for (ShardPolicy policy = SHARD_ZERO; policy <= SHARD_CONTROLS; policy++) {
    run_shard(m, policy, 0, MOST, 2, whole);
    run_shard(m, policy, 0, 7, 1, part);
    run_shard(m, policy, 7, MOST - 7, 1, part + (size_t)7 * STEPS * STATE);
    assert_memory_equal(whole, part, sizeof whole);
    assert_memory_not_equal(whole, whole + STEPS * STATE, STEPS * STATE * sizeof *whole);
  }
  ct_deleteModel(m);
}

static void a_rollout_is_a_simulation(void** state) {
  (void)state;
  ctModel* m = load();
  ctData* d = ct_makeData(m);
  double x[STEPS * STATE], draw;
  run_shard(m, SHARD_RANDOM, 41, 1, 1, x);
  ctb_randomNormal(3, 41, -1, 1, d->qvel);
  d->qvel[0] *= 0.1;
  for (int t = 0; t < STEPS; t++) {
    ctb_randomUniform(3, 41, t, 1, &draw);
    d->ctrl[0] = -2 + 4 * draw;
    ct_step(m, d);
    assert_within(x[STATE * t], d->qpos[0], 0);
    assert_within(x[STATE * t + 1], d->qvel[0], 0);
  }
  ct_deleteData(d);
  ct_deleteModel(m);
}

static void nothing_to_do_is_done(void** state) {
  (void)state;
  ctModel* m = load();
  run_shard(m, SHARD_ZERO, 5, 0, 1, NULL);
  uint64_t a = 0, b = 0;
  assert_true(shard_hash_model(m, &a));
  m->body_mass[1] *= 2;
  assert_true(shard_hash_model(m, &b));
  assert_true(a != b);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_rollout_does_not_depend_on_its_shard),
      cmocka_unit_test(a_rollout_is_a_simulation),
      cmocka_unit_test(nothing_to_do_is_done),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
