#include "unit/diff/diff_check.h"

// Sensors of all stages on a sliding box and a driven arm; a user sensor has no derivative.
static const char kScene[] =
    "<mujoco><option cone='elliptic'/><worldbody><geom type='plane' size='3 3 1'/>"
    "<body name='b' pos='0 0 .09'><freejoint/><geom type='box' size='.1 .12 .1'/>"
    "<site name='s' pos='.05 0 .1'/></body>"
    "<body pos='1 0 1'><joint name='h' axis='0 1 0' damping='.2'/>"
    "<geom type='capsule' size='.03' fromto='0 0 0 .4 0 0'/><site name='t' pos='.4 0 0'/></body>"
    "</worldbody><actuator><general name='g' joint='h' dyntype='filter' dynprm='.1' gainprm='3'/></actuator>"
    "<sensor><user dim='2'/><jointpos joint='h'/><jointvel joint='h'/><framepos objtype='site' "
    "objname='t'/>"
    "<framequat objtype='body' objname='b'/><velocimeter site='s'/><gyro site='s'/>"
    "<accelerometer site='s'/><force site='t'/><torque site='t'/><touch site='s'/>"
    "<actuatorfrc actuator='g'/><framelinacc objtype='site' objname='t'/></sensor></mujoco>";

enum { NX = 16, NS = 40 };

// Centred differences of our own steps with a converged solver.
static void difference_column(const ctModel* m, ctData* d, int j, double h, double* column) {
  ctData* e = ct_makeData(m);
  double side[2][NS], way[NX] = {0};
  for (int k = 0; k < 2; k++) {
    double by = k ? h : -h;
    int nv = (int)m->nv;
    ct_copyData(e, m, d);
    if (j < nv) {
      way[j] = 1;
      ct_integratePos(m, e->qpos, way, by);
    } else if (j < 2 * nv) {
      e->qvel[j - nv] += by;
    } else if (j < 2 * nv + m->na) {
      e->act[j - 2 * nv] += by;
    } else {
      e->ctrl[j - 2 * nv - m->na] += by;
    }
    ct_step(m, e);
    memcpy(side[k], e->sensordata, (size_t)m->nsensordata * sizeof(double));
  }
  for (int i = 0; i < m->nsensordata; i++) column[i] = (side[1][i] - side[0][i]) / (2 * h);
  ct_deleteData(e);
}

static void check_integrator(int integrator) {
  ctModel* m = diff_model(kScene);
  ctData* d = ct_makeData(m);
  static double C[NS * NX], D[NS];
  m->opt.integrator = integrator;
  m->opt.tolerance = 0;
  int nx = 2 * (int)m->nv + (int)m->na, ns = (int)m->nsensordata;
  assert_true(nx <= NX && ns <= NS && m->nu == 1);
  d->ctrl[0] = 0.7;
  d->qvel[0] = 0.5;
  for (int i = 0; i < 30; i++) ct_step(m, d);
  ctDerivativeInfo info = {.status = 0};
  assert_int_equal(ctd_transition(m, d, NULL, NULL, C, D, &info), 0);
  assert_int_equal(info.nsensor, 1);
  assert_int_equal(info.sensor[0], 0);
  assert_true(info.approx & ctAPPROX_SENSOR);
  for (int j = 0; j <= nx; j++) {
    double a[NS], b[NS];
    difference_column(m, d, j, 1e-6, a);
    difference_column(m, d, j, 2e-6, b);
    for (int i = 0; i < ns; i++) {
      double want = (4 * a[i] - b[i]) / 3, found = j < nx ? C[i * nx + j] : D[i];
      double size = 1 + largest_of(a, ns);
      if (!(fabs(want - found) <= 1e-5 * size))
        fail_msg("sensor %d by input %d is %.10g, differences give %.10g", i, j, found, want);
    }
  }
  ct_deleteData(d);
  ct_deleteModel(m);
}

static void all_integrators(void** state) {
  (void)state;
  for (int k = ctINT_EULER; k <= ctINT_SPRINGDAMPER; k++) check_integrator(k);
}

// Products agree with the matrices; with parameters they are refused.
static void products(void** state) {
  (void)state;
  ctModel* m = diff_model(kScene);
  ctData* d = ct_makeData(m);
  static double C[NS * NX], D[NS];
  double dx[NX], du[1] = {0.3}, ds[NS], gs[NS], gx[NX], gu[1];
  int nx = 2 * (int)m->nv + (int)m->na, ns = (int)m->nsensordata,
      mass[3] = {ctPARAM_BODY_MASS, 0, -1};
  for (int i = 0; i < 20; i++) ct_step(m, d);
  for (int i = 0; i < nx; i++) dx[i] = cos(i);
  for (int i = 0; i < ns; i++) gs[i] = sin(i);
  assert_int_equal(ctd_transition(m, d, NULL, NULL, C, D, NULL), 0);
  assert_int_equal(ctd_stepJvp(m, d, NULL, 0, dx, du, NULL, NULL, ds, NULL), 0);
  assert_int_equal(ctd_stepVjp(m, d, NULL, 0, NULL, gs, gx, gu, NULL, NULL), 0);
  for (int i = 0; i < ns; i++) {
    double want = D[i] * du[0];
    for (int j = 0; j < nx; j++) want += C[i * nx + j] * dx[j];
    assert_true(fabs(want - ds[i]) <= 1e-5 * (1 + largest_of(C, ns * nx)));
  }
  for (int j = 0; j < nx; j++) {
    double want = 0;
    for (int i = 0; i < ns; i++) want += C[i * nx + j] * gs[i];
    assert_true(fabs(want - gx[j]) <= 1e-12 * (1 + largest_of(C, ns * nx)));
  }
  ctDerivativeInfo info = {.status = 0};
  assert_int_equal(ctd_stepJvp(m, d, mass, 1, dx, du, NULL, NULL, ds, &info), ctDERIV_PARAM);
  assert_true(strstr(info.reason, "sensors") != NULL);
  ct_deleteData(d);
  ct_deleteModel(m);
}

// The data is as after ct_forward.
static void data_is_restored(void** state) {
  (void)state;
  ctModel* m = diff_model(kScene);
  ctData *d = ct_makeData(m), *e = ct_makeData(m);
  static double C[NS * NX];
  for (int i = 0; i < 20; i++) ct_step(m, d);
  ct_copyData(e, m, d);
  ct_forward(m, e);
  assert_int_equal(ctd_transition(m, d, NULL, NULL, C, NULL, NULL), 0);
  assert_memory_equal(d->qacc, e->qacc, (size_t)m->nv * sizeof(double));
  assert_memory_equal(d->qpos, e->qpos, (size_t)m->nq * sizeof(double));
  assert_memory_equal(d->sensordata, e->sensordata, (size_t)m->nsensordata * sizeof(double));
  assert_int_equal(d->ncon, e->ncon);
  ct_deleteData(d);
  ct_deleteData(e);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(all_integrators), cmocka_unit_test(products),
                                     cmocka_unit_test(data_is_restored)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
