#include "unit/diff/product_check.h"

enum { STEPS = 20, NX = 32, NP = 8 };

typedef struct JacobianCase {
  ctModel* m;
  ctData* d;
  double ctrl[STEPS * 2], gy[STEPS * NX], J[STEPS * NX * NP], x[STEPS * NX], gp[NP];
  int nx, np;
} JacobianCase;

static const int kParam[] = {ctPARAM_BODY_MASS, 1, 2, ctPARAM_DOF_DAMPING, 6, 2};

static void open_case(JacobianCase* c, const char* xml) {
  c->m = diff_model(xml);
  c->d = ct_makeData(c->m);
  c->nx = 2 * (int)c->m->nv + (int)c->m->na;
  c->np = ctd_paramSize(c->m, kParam, 2);
  assert_true(c->nx <= NX && c->np <= NP && c->m->nu == 2);
  for (int i = 0; i < STEPS * 2; i++) c->ctrl[i] = 0.3 * product_number(i);
  for (int i = 0; i < STEPS * NX; i++) c->gy[i] = product_number(1000 + i);
}

static void close_case(JacobianCase* c) {
  ct_deleteData(c->d);
  ct_deleteModel(c->m);
}

// gy' J beside the gradient that the rollout backwards gives.
static void compare_gradient(const JacobianCase* c) {
  for (int k = 0; k < c->np; k++) {
    double sum = 0, terms = 0;
    for (int i = 0; i < STEPS * c->nx; i++) {
      sum += c->gy[i] * c->J[i * c->np + k];
      terms += fabs(c->gy[i] * c->J[i * c->np + k]);
    }
    assert_true(terms > 0 || k >= 2);
    assert_true(fabs(sum - c->gp[k]) <= 1e-10 * (terms + 1e-10));
  }
}

static void it_is_that_of_the_gradients(void** state) {
  (void)state;
  for (int k = ctINT_EULER; k <= ctINT_SPRINGDAMPER; k++) {
    JacobianCase c;
    open_case(&c, WALKER(""));
    c.m->opt.integrator = k;
    ctDerivativeInfo info = {.opt = {.ready = 1}}; // of no use here: the state moves on
    assert_int_equal(ctd_rolloutJacobian(c.m, c.d, STEPS, c.ctrl, kParam, 2, c.x, c.J, &info), 0);
    assert_int_equal(info.opt.ready, 1);
    assert_true(c.d->time == 0);
    assert_int_equal(
        ctd_rolloutVjp(c.m, c.d, STEPS, c.ctrl, kParam, 2, c.gy, NULL, NULL, c.gp, 0, &info), 0);
    compare_gradient(&c);
    close_case(&c);
  }
}

static void states_are_those_of_steps(void** state) {
  (void)state;
  JacobianCase c;
  open_case(&c, WALKER(""));
  int nq = (int)c.m->nq, nv = (int)c.m->nv, na = (int)c.m->na, n = nq + nv + na;
  assert_int_equal(ctd_rolloutJacobian(c.m, c.d, STEPS, c.ctrl, kParam, 2, c.x, NULL, NULL), 0);
  for (int t = 0; t < STEPS; t++) {
    memcpy(c.d->ctrl, c.ctrl + 2 * t, 2 * sizeof(double));
    ct_step(c.m, c.d);
    assert_memory_equal(c.x + t * n, c.d->qpos, (size_t)nq * sizeof(double));
    assert_memory_equal(c.x + t * n + nq, c.d->qvel, (size_t)nv * sizeof(double));
    assert_memory_equal(c.x + t * n + nq + nv, c.d->act, (size_t)na * sizeof(double));
  }
  close_case(&c);
}

static void calls_that_are_refused(void** state) {
  (void)state;
  JacobianCase c;
  open_case(&c, WALKER(""));
  const int bad[] = {ctPARAM_DOF_DAMPING, 5, 1000};
  assert_int_equal(ctd_rolloutJacobian(c.m, c.d, STEPS, c.ctrl, bad, 1, c.x, c.J, NULL),
                   ctDERIV_PARAM);
  c.m->opt.noslip_iterations = 1;
  assert_int_equal(ctd_rolloutJacobian(c.m, c.d, STEPS, c.ctrl, kParam, 2, c.x, c.J, NULL),
                   ctDERIV_NOSLIP);
  assert_int_equal(ctd_rolloutJacobian(c.m, c.d, 0, NULL, kParam, 2, NULL, NULL, NULL), 0);
  close_case(&c);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(it_is_that_of_the_gradients),
      cmocka_unit_test(states_are_those_of_steps),
      cmocka_unit_test(calls_that_are_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
