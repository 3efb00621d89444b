#include "unit/diff/product_check.h"

enum { STEPS = 100, MOST = 64 };

// Loss: the weighted sum of the states after all steps. ctrl: STEPS x nu.
static double run_loss(const ctModel* m, ctData* d, const double* start, const double* ctrl,
                       const double* gy) {
  int nv = (int)m->nv, na = (int)m->na, nu = (int)m->nu, nx = 2 * nv + na;
  double loss = 0;
  ct_setState(m, d, start, ctSTATE_INTEGRATION);
  for (int k = 0; k < STEPS; k++) {
    memcpy(d->ctrl, ctrl + k * nu, (size_t)nu * sizeof *ctrl);
    ct_step(m, d);
    // scalar joints only: the tangent space is qpos itself
    for (int i = 0; i < nv; i++)
      loss += gy[k * nx + i] * d->qpos[i] + gy[k * nx + nv + i] * d->qvel[i];
    for (int i = 0; i < na; i++) loss += gy[k * nx + 2 * nv + i] * d->act[i];
  }
  return loss;
}

static const char kArm[] =
    "<mujoco><option timestep='.005'/><worldbody><geom type='plane' size='5 5 .1' pos='0 0 "
    "-.35'/><body>"
    "<joint name='a' axis='0 1 0' damping='.1'/><geom type='capsule' size='.04' fromto='0 0 0 .3 0 "
    "0'/>"
    "<body pos='.3 0 0'><joint name='b' axis='0 1 0' damping='.1'/><geom type='capsule' size='.04'"
    " fromto='0 0 0 .3 0 0'/></body></body></worldbody><actuator><motor joint='a'/><general "
    "joint='b'"
    " dyntype='filter' dynprm='.05'/></actuator></mujoco>";

static void gradients_over_a_hundred_steps(void** state) {
  (void)state;
  static double ctrl[STEPS * 2], gy[STEPS * MOST], gu[STEPS * 2], again[STEPS * 2];
  ctModel* m = diff_model(kArm);
  ctData* d = ct_makeData(m);
  double start[64], gx[MOST], gp[4], h = 1e-6;
  const int param[] = {ctPARAM_DOF_DAMPING, 0, -1};
  int nx = 2 * (int)m->nv + (int)m->na;
  m->opt.tolerance = 0;
  d->qpos[0] = -0.5;
  d->qpos[1] = 0.9;
  for (int i = 0; i < STEPS * 2; i++) ctrl[i] = 0.3 * product_number(i);
  for (int i = 0; i < STEPS * nx; i++) gy[i] = product_number(1000 + i);
  ct_getState(m, d, start, ctSTATE_INTEGRATION);
  assert_int_equal(ctd_rolloutVjp(m, d, STEPS, ctrl, param, 1, gy, gx, gu, gp, 0, NULL), 0);
  // the number of checkpoints does not matter, and the state is as before
  assert_int_equal(ctd_rolloutVjp(m, d, STEPS, ctrl, NULL, 0, gy, NULL, again, NULL, 3, NULL), 0);
  assert_memory_equal(gu, again, sizeof gu);
  for (int k = 0; k < STEPS * 2; k += 37) {
    double u = ctrl[k], loss[2];
    for (int s = 0; s < 2; s++) {
      ctrl[k] = u + (s ? h : -h);
      loss[s] = run_loss(m, d, start, ctrl, gy);
    }
    ctrl[k] = u;
    double want = (loss[1] - loss[0]) / (2 * h);
    assert_true(fabs(gu[k] - want) <= 1e-5 * (1 + fabs(want)));
  }
  for (int i = 0; i < 2; i++) {
    double b = m->dof_damping[i], loss[2];
    for (int s = 0; s < 2; s++) {
      m->dof_damping[i] = b + (s ? h : -h);
      loss[s] = run_loss(m, d, start, ctrl, gy);
    }
    m->dof_damping[i] = b;
    double want = (loss[1] - loss[0]) / (2 * h);
    if (!(fabs(gp[i] - want) <= 1e-5 * (1 + fabs(want))))
      fail_msg("damping %d: %.9g, differences give %.9g", i, gp[i], want);
  }
  ct_deleteData(d);
  ct_deleteModel(m);
}

static void no_steps(void** state) {
  (void)state;
  ctModel* m = diff_model(kArm);
  ctData* d = ct_makeData(m);
  double gx[MOST];
  assert_int_equal(ctd_rolloutVjp(m, d, 0, NULL, NULL, 0, NULL, gx, NULL, NULL, 0, NULL), 0);
  for (int i = 0; i < 2 * m->nv + m->na; i++) assert_true(gx[i] == 0);
  ct_deleteData(d);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(gradients_over_a_hundred_steps),
      cmocka_unit_test(no_steps),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
