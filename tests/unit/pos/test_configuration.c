#include "pos/configuration.h"
#include "unit/pos/trees.h"

static void difference_undoes_integration(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  for (int seed = 0; seed < 10; seed++) {
    double q[64], v[64], found[64], dt = 0.3;
    trees_state(t.m, t.d, seed);
    memcpy(q, t.d->qpos, (size_t)t.m->nq * sizeof(double));
    for (int i = 0; i < t.m->nv; i++) v[i] = 2 * sin(i + 1.7 * seed);
    configuration_integrate(t.m, q, v, dt);
    configuration_differentiate(t.m, found, dt, t.d->qpos, q);
    trees_near_n(found, v, (int)t.m->nv, 1e-13);
  }
  trees_close(&t);
}

static void quarter_turn(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><worldbody><body><joint type='ball'/><geom size='1'/></body></worldbody></mujoco>");
  const double v[3] = {0, 0, ctPI}, q[4] = {sqrt(0.5), 0, 0, sqrt(0.5)};
  ct_integratePos(t.m, t.d->qpos, v, 0.5);
  trees_near_n(t.d->qpos, q, 4, 1e-15);
  double found[3];
  ct_differentiatePos(t.m, found, 0.5, t.m->qpos0, t.d->qpos);
  trees_near_n(found, v, 3, 1e-14);
  trees_close(&t);
}

// Rotations stay on the sphere however often they are integrated.
static void quaternions_stay_units(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 1);
  for (int i = 0; i < 2000; i++) configuration_integrate(t.m, t.d->qpos, t.d->qvel, 0.01);
  for (int j = 0; j < t.m->njnt; j++) {
    if (t.m->jnt_type[j] > ctJNT_BALL) continue;
    const double* q = t.d->qpos + t.m->jnt_qposadr[j] + (t.m->jnt_type[j] == ctJNT_FREE ? 3 : 0);
    trees_near(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3], 1, 1e-14);
  }
  trees_close(&t);
}

static void normalize_touches_only_quaternions(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  double before[64];
  for (int i = 0; i < t.m->nq; i++) t.d->qpos[i] = before[i] = 2 + i;
  ct_normalizeQuat(t.m, t.d->qpos);
  for (int j = 0; j < t.m->njnt; j++) {
    int a = t.m->jnt_qposadr[j], type = t.m->jnt_type[j];
    if (type == ctJNT_FREE) trees_near_n(t.d->qpos + a, before + a, 3, 0);
    if (type >= ctJNT_SLIDE) trees_near(t.d->qpos[a], before[a], 0);
    if (type >= ctJNT_SLIDE) continue;
    const double* q = t.d->qpos + a + (type == ctJNT_FREE ? 3 : 0);
    trees_near(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3], 1, 1e-15);
  }
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(difference_undoes_integration),
      cmocka_unit_test(quarter_turn),
      cmocka_unit_test(quaternions_stay_units),
      cmocka_unit_test(normalize_touches_only_quaternions),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
