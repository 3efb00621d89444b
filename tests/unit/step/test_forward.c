#include "step/forward.h"
#include "unit/pos/trees.h"

static void free_fall(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><worldbody><body><freejoint/><geom type='box' size='.1 .2 "
                       ".3'/></body></worldbody></mujoco>");
  t.d->qvel[3] = 2; // spin about a principal axis does not disturb the fall
  ct_forward(t.m, t.d);
  const double a[6] = {0, 0, -9.81, 0, 0, 0};
  trees_near_n(t.d->qacc, a, 6, 1e-14);
  trees_close(&t);
}

// M qacc = passive - bias + applied + J' xfrc
static void newton(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 1);
  for (int i = 0; i < t.m->nv; i++) t.d->qfrc_applied[i] = sin(i);
  t.d->xfrc_applied[6 * 4 + 1] = 3;
  ct_forward(t.m, t.d);
  double f[64], Ma[64];
  for (int i = 0; i < t.m->nv; i++)
    f[i] = t.d->qfrc_passive[i] - t.d->qfrc_bias[i] + t.d->qfrc_applied[i];
  ct_applyFT(t.m, t.d, t.d->xfrc_applied + 24, NULL, t.d->xipos + 12, 4, f);
  ct_mulM(t.m, t.d, Ma, t.d->qacc);
  trees_near_n(Ma, f, (int)t.m->nv, 1e-10);
  trees_near_n(t.d->qacc, t.d->qacc_smooth, (int)t.m->nv, 0);
  trees_close(&t);
}

// Parts run one after the other are the whole, and skipping a stage keeps what it had computed.
static void stages_compose(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 2);
  ctData* e = ct_copyData(NULL, t.m, t.d);
  ct_forward(t.m, t.d);
  ct_fwdPosition(t.m, e);
  ct_fwdVelocity(t.m, e);
  ct_fwdActuation(t.m, e);
  ct_fwdAcceleration(t.m, e);
  ct_fwdConstraint(t.m, e);
  trees_near_n(e->qacc, t.d->qacc, (int)t.m->nv, 0);

  e->qfrc_applied[0] = 5;
  e->qpos[8] += 0.1; // not seen when the position stage is skipped
  double mass = e->qM[3];
  ct_forwardSkip(t.m, e, ctSTAGE_VEL, 0);
  assert_true(e->qM[3] == mass);
  trees_near(e->qfrc_smooth[0], t.d->qfrc_smooth[0] + 5, 1e-12);
  ct_fwdKinematics(t.m, e);
  ct_forwardSkip(t.m, e, ctSTAGE_NONE, 1);
  assert_true(e->qacc[8] != t.d->qacc[8]);
  ct_deleteData(e);
  trees_close(&t);
}

static void forward_is_idempotent(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 3);
  ct_forward(t.m, t.d);
  ctData* e = ct_copyData(NULL, t.m, t.d);
  ct_forward(t.m, t.d);
  assert_memory_equal(e->buffer, t.d->buffer, (size_t)e->nbuffer);
  ct_deleteData(e);
  trees_close(&t);
}

static void an_empty_world_is_a_world(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco/>");
  for (int i = 0; i < 3; i++) ct_step(t.m, t.d);
  ct_inverse(t.m, t.d);
  trees_near(t.d->time, 0.006, 1e-15);
  trees_close(&t);
}

// What a sensor asked for is computed anew by a pass with sensors only.
static void a_pass_without_sensors_leaves_their_forces(void** state) {
  (void)state;
  Trees t =
      trees_open("<mujoco><worldbody><body><joint axis='0 1 0'/><geom size='.1' pos='.3 0 0'/>"
                 "<site name='s'/></body></worldbody><sensor><accelerometer site='s'/>"
                 "</sensor></mujoco>");
  ct_forward(t.m, t.d);
  double before = t.d->cacc[6 + 1];
  t.d->qfrc_applied[0] = 1;
  ct_forwardSkip(t.m, t.d, ctSTAGE_NONE, 1);
  assert_int_equal(t.d->flg_rnepost, 1);
  trees_near(t.d->cacc[6 + 1], before, 0);
  ct_step1(t.m, t.d);
  ct_step2(t.m, t.d);
  assert_true(fabs(t.d->cacc[6 + 1] - before) > 1);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(free_fall),
      cmocka_unit_test(newton),
      cmocka_unit_test(stages_compose),
      cmocka_unit_test(forward_is_idempotent),
      cmocka_unit_test(a_pass_without_sensors_leaves_their_forces),
      cmocka_unit_test(an_empty_world_is_a_world),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
