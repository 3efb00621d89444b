#include "step/derivative_rne.h"
#include "support/numbers.h"
#include "unit/pos/trees.h"

enum { MAX = 64 };

// Entry (i, j) of qDeriv; 0 where the pattern has none.
static double entry(const ctModel* m, const ctData* d, int i, int j) {
  for (int k = m->D_rowadr[i]; k < m->D_rowadr[i] + m->D_rownnz[i]; k++) {
    if (m->D_colind[k] == j) return d->qDeriv[k];
  }
  return 0;
}

static void run(const ctModel* m, ctData* d) {
  ct_forward(m, d);
  memset(d->qDeriv, 0, (size_t)m->nD * sizeof(double));
  derivative_rne(m, d, d->qDeriv);
}

// - (C(v + h e_j) - C(v - h e_j)) / 2h; C is quadratic, so h need not be small
static void column_by_differences(const ctModel* m, ctData* d, int j, double* column) {
  double bias[2][MAX], h = 0.5, v = d->qvel[j];
  for (int s = 0; s < 2; s++) {
    d->qvel[j] = v + (s ? h : -h);
    ct_forward(m, d);
    memcpy(bias[s], d->qfrc_bias, (size_t)m->nv * sizeof(double));
  }
  d->qvel[j] = v;
  for (int i = 0; i < m->nv; i++) column[i] = -(bias[1][i] - bias[0][i]) / (2 * h);
}

static void equals_differences_of_the_bias(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  ctData* e = ct_makeData(t.m);
  for (int seed = 0; seed < 5; seed++) {
    trees_state(t.m, t.d, seed);
    trees_state(t.m, e, seed);
    run(t.m, t.d);
    double largest = 0;
    for (int j = 0; j < t.m->nv; j++) {
      double column[MAX];
      column_by_differences(t.m, e, j, column);
      for (int i = 0; i < t.m->nv; i++) {
        trees_near(entry(t.m, t.d, i, j), column[i], 1e-10);
        largest = larger(largest, fabs(column[i]));
      }
    }
    assert_true(largest > 1);
  }
  ct_deleteData(e);
  trees_close(&t);
}

// C(v) - C(0) is homogeneous of degree two: its derivative along v is twice itself.
static void along_the_velocity_it_is_twice_the_force(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  int nv = (int)t.m->nv;
  double rest[MAX], moving[MAX];
  trees_state(t.m, t.d, 2);
  run(t.m, t.d);
  memcpy(moving, t.d->qfrc_bias, (size_t)nv * sizeof(double));
  ctData* e = ct_makeData(t.m);
  memcpy(e->qpos, t.d->qpos, (size_t)t.m->nq * sizeof(double));
  ct_forward(t.m, e);
  memcpy(rest, e->qfrc_bias, (size_t)nv * sizeof(double));
  for (int i = 0; i < nv; i++) {
    double sum = 0;
    for (int j = 0; j < nv; j++) sum += entry(t.m, t.d, i, j) * t.d->qvel[j];
    trees_near(sum, -2 * (moving[i] - rest[i]), 1e-11);
  }
  ct_deleteData(e);
  trees_close(&t);
}

static void nothing_at_rest(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 1);
  for (int i = 0; i < t.m->nv; i++) t.d->qvel[i] = 0;
  run(t.m, t.d);
  for (int k = 0; k < t.m->nD; k++) trees_near(t.d->qDeriv[k], 0, 0);
  trees_close(&t);
}

// Torque of a spinning body: w x J w, so the derivative is [w]J - [J w] in its own frame.
static void gyroscopic_torque_of_a_free_body(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><option gravity='0 0 0'/><worldbody><body><freejoint/>"
                       "<inertial pos='0 0 0' mass='1' diaginertia='.04 .03 .02'/></body>"
                       "</worldbody></mujoco>");
  const double w[3] = {1, 2, 3}, J[3] = {0.04, 0.03, 0.02};
  for (int i = 0; i < 3; i++) t.d->qvel[3 + i] = w[i];
  run(t.m, t.d);
  for (int i = 0; i < 3; i++) {
    int j = (i + 1) % 3, k = (i + 2) % 3;
    // torque_i = (J_k - J_j) w_j w_k
    trees_near(entry(t.m, t.d, 3 + i, 3 + i), 0, 1e-15);
    trees_near(entry(t.m, t.d, 3 + i, 3 + j), -(J[k] - J[j]) * w[k], 1e-15);
    trees_near(entry(t.m, t.d, 3 + i, 3 + k), -(J[k] - J[j]) * w[j], 1e-15);
    for (int a = 0; a < 3; a++) trees_near(entry(t.m, t.d, i, 3 + a), 0, 1e-15);
  }
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(equals_differences_of_the_bias),
      cmocka_unit_test(along_the_velocity_it_is_twice_the_force),
      cmocka_unit_test(nothing_at_rest),
      cmocka_unit_test(gyroscopic_torque_of_a_free_body),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
