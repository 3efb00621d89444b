#include "step/inverse.h"
#include "support/numbers.h"
#include "unit/pos/trees.h"

// The inverse of the forward dynamics is the applied force.
static void gives_back_the_applied_force(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  for (int seed = 0; seed < 5; seed++) {
    trees_state(t.m, t.d, seed);
    for (int i = 0; i < t.m->nv; i++) t.d->qfrc_applied[i] = 3 * sin(i + seed);
    ct_forward(t.m, t.d);
    double a[64];
    memcpy(a, t.d->qacc, (size_t)t.m->nv * sizeof(double));
    ct_inverse(t.m, t.d);
    trees_near_n(t.d->qfrc_inverse, t.d->qfrc_applied, (int)t.m->nv, 1e-9);
    trees_near_n(t.d->qacc, a, (int)t.m->nv, 0);
  }
  trees_close(&t);
}

// The other way round: applying what the inverse asks for makes the acceleration.
static void makes_the_acceleration(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 7);
  double a[64];
  for (int i = 0; i < t.m->nv; i++) t.d->qacc[i] = a[i] = cos(3.0 * i);
  inverse(t.m, t.d);
  memcpy(t.d->qfrc_applied, t.d->qfrc_inverse, (size_t)t.m->nv * sizeof(double));
  ct_forward(t.m, t.d);
  trees_near_n(t.d->qacc, a, (int)t.m->nv, 1e-10);
  trees_close(&t);
}

// With invdiscrete, qacc is the change of velocity over the step that Euler really makes.
static void discrete_acceleration(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  t.m->opt.enableflags |= ctENBL_INVDISCRETE;
  trees_state(t.m, t.d, 8);
  double v[64], a[64], q[64], h = t.m->opt.timestep;
  memcpy(v, t.d->qvel, (size_t)t.m->nv * sizeof(double));
  memcpy(q, t.d->qpos, (size_t)t.m->nq * sizeof(double));
  ct_step(t.m, t.d);
  for (int i = 0; i < t.m->nv; i++) t.d->qacc[i] = a[i] = (t.d->qvel[i] - v[i]) / h;
  memcpy(t.d->qvel, v, (size_t)t.m->nv * sizeof(double));
  memcpy(t.d->qpos, q, (size_t)t.m->nq * sizeof(double));
  ct_inverse(t.m, t.d);
  for (int i = 0; i < t.m->nv; i++) trees_near(t.d->qfrc_inverse[i], 0, 1e-9);
  trees_near_n(t.d->qacc, a, (int)t.m->nv, 0);
  t.m->opt.enableflags &= ~ctENBL_INVDISCRETE;
  ct_inverse(t.m, t.d);
  double worst = 0;
  for (int i = 0; i < t.m->nv; i++) worst = larger(worst, fabs(t.d->qfrc_inverse[i]));
  assert_true(worst > 1e-4); // the continuous inverse sees the implicit damping as a force
  trees_close(&t);
}

static void stages_can_be_skipped(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 9);
  ct_forward(t.m, t.d);
  ct_inverse(t.m, t.d);
  double f[64];
  memcpy(f, t.d->qfrc_inverse, (size_t)t.m->nv * sizeof(double));
  t.d->qpos[0] += 1;
  ct_inverseSkip(t.m, t.d, ctSTAGE_VEL, 1);
  trees_near_n(t.d->qfrc_inverse, f, (int)t.m->nv, 0);
  ct_invPosition(t.m, t.d);
  ct_invVelocity(t.m, t.d);
  t.d->qfrc_constraint[0] = 5;
  ct_invConstraint(t.m, t.d);
  assert_true(t.d->qfrc_constraint[0] == 0);
  t.d->solver_fwdinv[0] = 1;
  ct_compareFwdInv(t.m, t.d);
  assert_true(t.d->solver_fwdinv[0] == 0);
  trees_close(&t);
}

// Numbers of MuJoCo 3.5.0: a ball that begins asleep on the floor, and one that falls.
static void sleepers_feel_no_bias(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><option><flag sleep='enable'/></option><worldbody><geom type='plane' size='5 5 .1'/>"
      "<body pos='0 0 .1' sleep='init'><freejoint/><geom size='.1' mass='1'/></body><body pos='2 0 "
      "3'><freejoint/><geom size='.1' mass='1'/></body></worldbody></mujoco>");
  ct_forward(t.m, t.d);
  assert_true(t.d->tree_asleep[0] >= 0 && t.d->tree_asleep[1] < 0);
  memset(t.d->qacc, 0, 12 * sizeof(double));
  ct_inverse(t.m, t.d);
  trees_near(t.d->qfrc_bias[2], 9.81, 1e-12);
  trees_near(t.d->qfrc_inverse[2], 0, 0);
  trees_near(t.d->qfrc_inverse[8], 9.81, 1e-12);
  trees_close(&t);
}

// The forces of rows follow from the acceleration only in the convex formulation.
static void other_formulations_are_warned_of(void** state) {
  (void)state;
  Trees t = trees_open(TREES_PENDULUM);
  ct_forward(t.m, t.d);
  ct_inverse(t.m, t.d);
  assert_string_equal(ct_lastWarning(t.d), "");
  t.m->opt.formulation = ctFORM_XPBD;
  ct_inverse(t.m, t.d);
  assert_non_null(strstr(ct_lastWarning(t.d), "xpbd"));
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(gives_back_the_applied_force),
      cmocka_unit_test(makes_the_acceleration),
      cmocka_unit_test(discrete_acceleration),
      cmocka_unit_test(stages_can_be_skipped),
      cmocka_unit_test(sleepers_feel_no_bias),
      cmocka_unit_test(other_formulations_are_warned_of),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
