#include "step/integrate.h"
#include "unit/pos/trees.h"

// v' = v + h a, q' = q + h v'
static void euler_is_semi_implicit(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><worldbody><body><joint type='slide' axis='0 0 1'/><geom "
                       "size='.1'/></body></worldbody></mujoco>");
  t.d->qvel[0] = 1;
  ct_step(t.m, t.d);
  double h = 0.002, v = 1 - h * 9.81;
  trees_near(t.d->qvel[0], v, 1e-15);
  trees_near(t.d->qpos[0], h * v, 1e-15);
  trees_near(t.d->time, h, 0);
  trees_near(t.d->qacc_warmstart[0], t.d->qacc[0], 0);
  trees_close(&t);
}

// (m + h b) (v' - v)/h = -b v: stable however large the damping
static void euler_damps_implicitly(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><option gravity='0 0 0'/><worldbody><body><joint type='slide' damping='1e6'/>"
      "<geom size='.1' mass='2'/></body></worldbody></mujoco>");
  t.d->qvel[0] = 1;
  ct_step(t.m, t.d);
  double h = 0.002, b = 1e6, m = 2;
  trees_near(t.d->qvel[0], m / (m + h * b), 1e-12);
  trees_near(t.d->qHDiagInv[0], 1 / (m + h * b), 1e-15);
  assert_true(integrate_damps(t.m));
  t.m->opt.disableflags |= ctDSBL_EULERDAMP;
  assert_false(integrate_damps(t.m));
  ct_resetData(t.m, t.d);
  t.d->qvel[0] = 1;
  ct_step(t.m, t.d);
  trees_near(t.d->qvel[0], 1 - h * b / m, 1e-9);
  trees_close(&t);
}

// Distance of the end of a swing from one with a hundredth of the step.
static double swing_error(Trees* t, int integrator, double h, const double* exact) {
  t->m->opt.integrator = integrator;
  t->m->opt.timestep = h;
  ct_resetData(t->m, t->d);
  t->d->qpos[0] = 1;
  t->d->qpos[1] = -0.5;
  int n = (int)lround(0.4 / h);
  for (int i = 0; i < n; i++) ct_step(t->m, t->d);
  return exact ? hypot(t->d->qpos[0] - exact[0], t->d->qpos[1] - exact[1]) : 0;
}

static void orders_of_the_integrators(void** state) {
  (void)state;
  Trees t = trees_open(TREES_PENDULUM);
  swing_error(&t, ctINT_RK4, 0.0002, NULL);
  double exact[2] = {t.d->qpos[0], t.d->qpos[1]};
  double e1 = swing_error(&t, ctINT_EULER, 0.004, exact),
         e2 = swing_error(&t, ctINT_EULER, 0.002, exact);
  double r1 = swing_error(&t, ctINT_RK4, 0.008, exact),
         r2 = swing_error(&t, ctINT_RK4, 0.004, exact);
  trees_near(log2(e1 / e2), 1, 0.2);
  trees_near(log2(r1 / r2), 4, 0.5);
  trees_close(&t);
}

static void rk4_keeps_the_energy_and_the_time(void** state) {
  (void)state;
  Trees t = trees_open(TREES_PENDULUM);
  t.m->opt.integrator = ctINT_RK4;
  t.d->qpos[0] = 1.5;
  ct_forward(t.m, t.d);
  double start = t.d->energy[0] + t.d->energy[1];
  for (int i = 0; i < 500; i++) ct_step(t.m, t.d);
  trees_near(t.d->time, 1, 1e-12);
  ct_forward(t.m, t.d);
  trees_near(t.d->energy[0] + t.d->energy[1], start, 1e-6);
  assert_true(fabs(t.d->qvel[0]) > 0.01);
  trees_close(&t);
}

// With Euler the halves of a step are the step; forces may be set in between.
static void halves_are_the_whole(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 2);
  ctData* e = ct_copyData(NULL, t.m, t.d);
  ct_step(t.m, t.d);
  ct_step1(t.m, e);
  ct_step2(t.m, e);
  assert_memory_equal(e->buffer, t.d->buffer, (size_t)e->nbuffer);
  ct_step1(t.m, e);
  e->qfrc_applied[0] = 100;
  ct_step2(t.m, e);
  ct_step(t.m, t.d);
  assert_true(e->qvel[0] > t.d->qvel[0] + 0.001);
  ct_deleteData(e);
  trees_close(&t);
}

static void public_integrators(void** state) {
  (void)state;
  Trees t = trees_open(TREES_PENDULUM);
  trees_state(t.m, t.d, 1);
  ctData* e = ct_copyData(NULL, t.m, t.d);
  ct_forward(t.m, t.d);
  ct_Euler(t.m, t.d);
  ct_step(t.m, e);
  trees_near_n(t.d->qpos, e->qpos, 2, 0);
  t.m->opt.integrator = ctINT_RK4;
  ct_forward(t.m, t.d);
  ct_RungeKutta(t.m, t.d, 4);
  ct_step(t.m, e);
  trees_near_n(t.d->qpos, e->qpos, 2, 0);
  ct_deleteData(e);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(euler_is_semi_implicit),
      cmocka_unit_test(euler_damps_implicitly),
      cmocka_unit_test(orders_of_the_integrators),
      cmocka_unit_test(rk4_keeps_the_energy_and_the_time),
      cmocka_unit_test(halves_are_the_whole),
      cmocka_unit_test(public_integrators),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
