#include "step/row_update.h"
#include "support/numbers.h"
#include "unit/constraint/row_case.h"

static Trees mixed(const char* cone) {
  Trees t = row_case(cone, "<equality><connect body1='lower' anchor='0 0 0'/></equality>", false);
  t.m->dof_frictionloss[t.m->nv - 1] = 2;
  row_case_state(t.m, t.d);
  return t;
}

// The force is minus the gradient of the cost, in every zone of every row.
static void force_is_the_gradient(void** state) {
  (void)state;
  static const char* const cone[] = {"cone='pyramidal'", "cone='elliptic'"};
  for (int k = 0; k < 2; k++) {
    Trees t = mixed(cone[k]);
    int n = t.d->nefc, seen[5] = {0};
    for (int trial = 0; trial < 30; trial++) {
      double x[64], force[64], h = 1e-6;
      for (int i = 0; i < n; i++) x[i] = 3 * sin(12.9898 * (i + 1) * (trial + 1)) + (trial % 3 - 1);
      row_update(t.m, t.d, x);
      memcpy(force, t.d->efc_force, (size_t)n * sizeof *force);
      for (int i = 0; i < n; i++) seen[t.d->efc_state[i]]++;
      for (int i = 0; i < n; i++) {
        double keep = x[i];
        x[i] = keep + h;
        double up = row_update(t.m, t.d, x);
        x[i] = keep - h;
        double down = row_update(t.m, t.d, x);
        x[i] = keep;
        trees_near(force[i], (down - up) / (2 * h), 2e-4 * larger(1, fabs(force[i])));
      }
    }
    for (int s = 0; s < 4; s++) assert_true(seen[s] > 0);
    if (k) assert_true(seen[ctCNSTRSTATE_CONE] > 0);
    trees_close(&t);
  }
}

static void cone_hessian_is_the_second_derivative(void** state) {
  (void)state;
  Trees t = mixed("cone='elliptic'");
  const ctContact* con = t.d->contact;
  int row = con->efc_address, n = t.d->nefc;
  double x[64] = {0}, H[9], h = 1e-6;
  x[row] = -.1;
  x[row + 1] = .7;
  x[row + 2] = -.4;
  for (int i = 0; i < n; i++) {
    if (i < row || i > row + 2) x[i] = 1;
  }
  double cost[1];
  ct_constraintUpdate(t.m, t.d, x, cost, 1);
  assert_int_equal(t.d->efc_state[row], ctCNSTRSTATE_CONE);
  memcpy(H, con->H, sizeof H);
  for (int j = 0; j < 3; j++) {
    double up[3], keep = x[row + j];
    x[row + j] = keep + h;
    row_update(t.m, t.d, x);
    memcpy(up, t.d->efc_force + row, sizeof up);
    x[row + j] = keep - h;
    row_update(t.m, t.d, x);
    x[row + j] = keep;
    for (int i = 0; i < 3; i++)
      trees_near(H[3 * i + j], (t.d->efc_force[row + i] - up[i]) / (2 * h), 1e-4 * fabs(H[0]));
  }
  trees_close(&t);
}

// At the solution the update gives the solver's own forces.
static void solver_forces_are_a_fixed_point(void** state) {
  (void)state;
  Trees t = mixed("cone='elliptic' tolerance='1e-14'");
  double x[64], force[64];
  int n = t.d->nefc;
  ct_mulJacVec(t.m, t.d, x, t.d->qacc);
  for (int i = 0; i < n; i++) x[i] -= t.d->efc_aref[i];
  memcpy(force, t.d->efc_force, (size_t)n * sizeof *force);
  row_update(t.m, t.d, x);
  for (int i = 0; i < n; i++)
    trees_near(t.d->efc_force[i], force[i], 1e-7 * larger(1, fabs(force[i])));
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(force_is_the_gradient),
      cmocka_unit_test(cone_hessian_is_the_second_derivative),
      cmocka_unit_test(solver_forces_are_a_fixed_point),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
