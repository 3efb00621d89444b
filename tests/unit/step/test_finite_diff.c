#include "step/derivative.h"
#include "step/finite_diff.h"
#include "support/drive.h"
#include "unit/pos/trees.h"

#include <stdlib.h>

// A mass on a spring with a damper: what a step does is linear and known.
//   v' = v + h (-k q - b v) / (m + h b),   q' = q + h v'
static void linear_system(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><option gravity='0 0 0' timestep='.01'/><worldbody><body>"
                       "<joint type='slide' stiffness='30' damping='4'/><geom size='.1' mass='2'/>"
                       "</body></worldbody></mujoco>");
  double h = 0.01, m = 2, b = 4, k = 30, vq = -h * k / (m + h * b), vv = 1 - h * b / (m + h * b);
  const double want[4] = {1 + h * vq, h * vv, vq, vv};
  for (int integrator = ctINT_EULER; integrator <= ctINT_IMPLICITFAST; integrator++) {
    for (int centered = 0; centered < 2; centered++) {
      double A[4] = {0};
      t.m->opt.integrator = integrator;
      t.d->qpos[0] = 0.3;
      t.d->qvel[0] = -1;
      ctd_transitionFD(t.m, t.d, 1e-6, (cttByte)centered, A, NULL, NULL, NULL);
      // Runge-Kutta is not the same step, but the same motion
      trees_near_n(A, want, 4, integrator == ctINT_RK4 ? 2e-3 : 1e-9);
    }
  }
  trees_close(&t);
}

// A predicts where a step goes from a state nearby, quaternions included.
static void predicts_steps_nearby(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  int nv = (int)t.m->nv, nq = (int)t.m->nq, n = 2 * nv;
  double* A = malloc((size_t)(n * n) * sizeof *A);
  double x[64] = {0}, step[32], to[64], h = 1e-5;
  ctData* e = ct_makeData(t.m);
  assert_true(n <= 64);
  for (int integrator = ctINT_EULER; integrator <= ctINT_IMPLICITFAST; integrator++) {
    t.m->opt.integrator = integrator;
    trees_state(t.m, t.d, 1);
    ctd_transitionFD(t.m, t.d, 1e-6, 1, A, NULL, NULL, NULL);
    trees_state(t.m, e, 1);
    for (int i = 0; i < n; i++) x[i] = sin(5 * i + 1);
    ct_integratePos(t.m, e->qpos, x, h);
    for (int i = 0; i < nv; i++) e->qvel[i] += h * x[nv + i];
    ct_step(t.m, e);
    ct_step(t.m, t.d);
    ct_differentiatePos(t.m, step, h, t.d->qpos, e->qpos);
    for (int i = 0; i < nv; i++) to[i] = step[i];
    for (int i = 0; i < nv; i++) to[nv + i] = (e->qvel[i] - t.d->qvel[i]) / h;
    for (int i = 0; i < n; i++) {
      double sum = 0;
      for (int j = 0; j < n; j++) sum += A[i * n + j] * x[j];
      trees_near(sum, to[i], 2e-4);
    }
    memcpy(e->qpos, t.d->qpos, (size_t)nq * sizeof(double));
  }
  ct_deleteData(e);
  free(A);
  trees_close(&t);
}

static void state_is_given_back(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  int sig = ctSTATE_INTEGRATION, n = ct_stateSize(t.m, sig), nv = (int)t.m->nv;
  double *before = calloc((size_t)n, sizeof(double)), *after = calloc((size_t)n, sizeof(double));
  double* A = calloc((size_t)(4 * nv * nv), sizeof(double));
  trees_state(t.m, t.d, 6);
  t.d->time = 3;
  for (int i = 0; i < nv; i++) t.d->qacc_warmstart[i] = i;
  ct_getState(t.m, t.d, before, sig);
  ctd_transitionFD(t.m, t.d, 1e-6, 1, A, NULL, NULL, NULL);
  ct_getState(t.m, t.d, after, sig);
  assert_memory_equal(before, after, (size_t)n * sizeof(double));
  ctd_inverseFD(t.m, t.d, 1e-6, 1, A, NULL, NULL, NULL, NULL, NULL, NULL);
  ct_getState(t.m, t.d, after, sig);
  assert_memory_equal(before, after, (size_t)n * sizeof(double));
  ctd_transitionFD(t.m, t.d, 1e-6, 1, NULL, NULL, NULL, NULL);
  free(before);
  free(after);
  free(A);
  trees_close(&t);
}

// A control beyond its limits changes nothing; at a limit the other side is taken. There are no
// actuator forces to see, so the activations stand in: they must not move the mass either.
static void controls_and_activations_have_columns(void** state) {
  (void)state;
  ctModel* m = drive_load("<mujoco><worldbody><body><joint name='a'/><geom size='.1' "
                          "pos='.1 0 0'/></body></worldbody></mujoco>",
                          (DriveRoom){.actuators = 2, .activations = 1});
  for (int i = 0; i < 2; i++) {
    drive_actuator(m, ctTRN_JOINT, "a", NULL);
    m->actuator_actadr[i] = -1;
    m->actuator_ctrllimited[i] = 1;
    m->actuator_ctrlrange[2 * i + 1] = 1;
  }
  Trees t = {m, drive_ready(m)};
  double A[9], B[6];
  for (int i = 0; i < 9; i++) A[i] = 7;
  for (int i = 0; i < 6; i++) B[i] = 7;
  t.d->ctrl[0] = 1;
  t.d->ctrl[1] = 5;
  t.d->qvel[0] = 1;
  ctd_transitionFD(m, t.d, 1e-6, 0, A, B, NULL, NULL);
  for (int i = 0; i < 6; i++) trees_near(B[i], 0, 1e-9);
  trees_near(A[0], 1, 1e-3);
  trees_near(A[2], 0, 1e-9);
  trees_near(A[5], 0, 1e-9);
  trees_near(A[6], 0, 1e-9);
  trees_near(A[8], 1, 1e-9); // an activation without dynamics stays
  trees_near(t.d->ctrl[1], 5, 0);
  trees_close(&t);
}

// By qacc the inertia matrix, by qvel minus the derivative of the smooth forces.
static void inverse_by_acceleration_and_velocity(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  int nv = (int)t.m->nv;
  size_t n = (size_t)(nv * nv);
  double *a = calloc(n, sizeof *a), *v = calloc(n, sizeof *v), *M = calloc(n, sizeof *M);
  trees_state(t.m, t.d, 2);
  for (int i = 0; i < nv; i++) t.d->qacc[i] = cos(i);
  ctd_inverseFD(t.m, t.d, 1e-6, 0, NULL, v, a, NULL, NULL, NULL, NULL);
  ct_inverse(t.m, t.d);
  ct_fullM(t.m, M, t.d->qM);
  derivative(t.m, t.d);
  trees_near_n(a, M, nv * nv, 1e-7);
  for (int i = 0; i < nv; i++) {
    for (int k = t.m->D_rowadr[i]; k < t.m->D_rowadr[i] + t.m->D_rownnz[i]; k++)
      trees_near(v[t.m->D_colind[k] * nv + i], -t.d->qDeriv[k], 1e-4);
  }
  free(a);
  free(v);
  free(M);
  trees_close(&t);
}

static void inverse_by_position(void** state) {
  (void)state;
  Trees t = trees_open(TREES_PENDULUM);
  int nM = (int)t.m->nM;
  double f[4], dm[2 * 3], force[2][2], mass[2][3], h = 1e-6;
  assert_int_equal(nM, 3);
  t.d->qpos[0] = 0.4;
  t.d->qpos[1] = 1;
  t.d->qvel[1] = 2;
  t.d->qacc[0] = 3;
  ctd_inverseFD(t.m, t.d, h, 0, f, NULL, NULL, NULL, NULL, NULL, dm);
  for (int i = 0; i < 2; i++) {
    for (int s = 0; s < 2; s++) {
      double q = t.d->qpos[i];
      t.d->qpos[i] += s ? h : 0;
      ct_inverse(t.m, t.d);
      memcpy(force[s], t.d->qfrc_inverse, sizeof force[s]);
      memcpy(mass[s], t.d->qM, sizeof mass[s]);
      t.d->qpos[i] = q;
    }
    for (int j = 0; j < 2; j++) trees_near(f[2 * i + j], (force[1][j] - force[0][j]) / h, 1e-12);
    for (int j = 0; j < 3; j++) trees_near(dm[3 * i + j], (mass[1][j] - mass[0][j]) / h, 1e-12);
  }
  assert_true(fabs(f[0]) > 1 && fabs(dm[3]) > 1e-2);
  trees_close(&t);
}

// The shortened step is the whole step when the skipped stages have nothing new to say.
static void shortened_step(void** state) {
  (void)state;
  for (int integrator = ctINT_EULER; integrator <= ctINT_IMPLICITFAST; integrator++) {
    Trees t = trees_open(TREES_ALL);
    ctData* e = ct_makeData(t.m);
    t.m->opt.integrator = integrator;
    trees_state(t.m, t.d, 7);
    trees_state(t.m, e, 7);
    ct_step(t.m, t.d);
    trees_state(t.m, t.d, 7);
    t.d->qvel[3] = e->qvel[3] = 0.1;
    finite_diff_step(t.m, t.d, ctSTAGE_POS, 1);
    ct_step(t.m, e);
    trees_near_n(t.d->qpos, e->qpos, (int)t.m->nq, 0);
    trees_near_n(t.d->qvel, e->qvel, (int)t.m->nv, 0);
    ct_deleteData(e);
    trees_close(&t);
  }
}

static void* no_memory(size_t n, size_t align, void* user) {
  (void)n;
  (void)align;
  (void)user;
  return NULL;
}

static void ignore(void* p, void* user) {
  (void)p;
  (void)user;
}

static void without_memory_nothing_is_written(void** state) {
  (void)state;
  Trees t = trees_open(TREES_PENDULUM);
  double A[16], f[4];
  for (int i = 0; i < 16; i++) A[i] = 7;
  for (int i = 0; i < 4; i++) f[i] = 7;
  ct_setAllocator(&(ctAllocator){no_memory, ignore, NULL});
  ctd_transitionFD(t.m, t.d, 1e-6, 1, A, NULL, NULL, NULL);
  ctd_inverseFD(t.m, t.d, 1e-6, 1, f, NULL, NULL, NULL, NULL, NULL, NULL);
  ct_setAllocator(NULL);
  for (int i = 0; i < 16; i++) trees_near(A[i], 7, 0);
  for (int i = 0; i < 4; i++) trees_near(f[i], 7, 0);
  assert_string_equal(ct_lastWarning(t.d), "no memory for finite differences");
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(linear_system),
      cmocka_unit_test(predicts_steps_nearby),
      cmocka_unit_test(state_is_given_back),
      cmocka_unit_test(controls_and_activations_have_columns),
      cmocka_unit_test(inverse_by_acceleration_and_velocity),
      cmocka_unit_test(inverse_by_position),
      cmocka_unit_test(shortened_step),
      cmocka_unit_test(without_memory_nothing_is_written),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
