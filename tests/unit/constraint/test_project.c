#include "constraint/project.h"
#include "unit/constraint/row_case.h"

// AR of row i and column j.
static double entry(const ctModel* m, const ctData* d, int i, int j) {
  if (!ct_isSparse(m)) return d->efc_AR[i * d->nefc + j];
  for (int k = d->efc_AR_rowadr[i]; k < d->efc_AR_rowadr[i] + d->efc_AR_rownnz[i]; k++) {
    if (d->efc_AR_colind[k] == j) return d->efc_AR[k];
  }
  return 0;
}

static void is_j_inverse_m_jt_plus_r(void** state) {
  (void)state;
  for (int sparse = 0; sparse < 2; sparse++) {
    Trees t = row_case("solver='PGS'",
                       "<equality><connect body1='upper' body2='lower' anchor='.1 0 0'/>"
                       "<joint joint1='slide'/></equality>",
                       sparse);
    row_case_state(t.m, t.d);
    int n = t.d->nefc, nv = (int)t.m->nv;
    assert_true(n > 16 && t.d->nA > 0);
    for (int j = 0; j < n; j++) {
      double x[32], J[32];
      row_case_jacobian(t.m, t.d, j, x);
      ct_solveM(t.m, t.d, x, x, 1);
      for (int i = 0; i < n; i++) {
        row_case_jacobian(t.m, t.d, i, J);
        double a = i == j ? t.d->efc_R[i] : 0;
        for (int k = 0; k < nv; k++) a += J[k] * x[k];
        trees_near(entry(t.m, t.d, i, j), a, 1e-11);
      }
    }
    trees_close(&t);
  }
}

static void primal_solvers_do_without(void** state) {
  (void)state;
  Trees t = row_case("", "", false);
  row_case_state(t.m, t.d);
  assert_true(t.d->nefc > 0 && t.d->nA == 0 && !t.d->efc_AR);
  t.m->opt.noslip_iterations = 3;
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->nA, t.d->nefc * t.d->nefc);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(is_j_inverse_m_jt_plus_r),
      cmocka_unit_test(primal_solvers_do_without),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
