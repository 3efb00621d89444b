#include "constraint/reference.h"
#include "support/numbers.h"
#include "unit/constraint/row_case.h"

static void products_with_the_jacobian(void** state) {
  (void)state;
  for (int sparse = 0; sparse < 2; sparse++) {
    Trees t = row_case("", "<equality><weld body1='box' body2='lower'/></equality>", sparse);
    row_case_state(t.m, t.d);
    int nv = (int)t.m->nv, n = t.d->nefc;
    double v[32], f[64], Jv[64], Jtf[32], J[32], expected[32] = {0};
    for (int i = 0; i < nv; i++) v[i] = sin(i + 1.);
    for (int i = 0; i < n; i++) f[i] = cos(2. * i);
    ct_mulJacVec(t.m, t.d, Jv, v);
    ct_mulJacTVec(t.m, t.d, Jtf, f);
    for (int i = 0; i < n; i++) {
      row_case_jacobian(t.m, t.d, i, J);
      double x = 0;
      for (int k = 0; k < nv; k++) {
        x += J[k] * v[k];
        expected[k] += J[k] * f[i];
      }
      trees_near(Jv[i], x, 1e-13);
    }
    trees_near_n(Jtf, expected, nv, 1e-13);
    trees_close(&t);
  }
}

static void spring_and_damper_towards_the_margin(void** state) {
  (void)state;
  Trees t = row_case("", "<equality><weld body1='box' body2='lower'/></equality>", false);
  row_case_state(t.m, t.d);
  for (int i = 0; i < t.d->nefc; i++) {
    const double* k = t.d->efc_KBIP + 4 * i;
    double x = t.d->efc_pos[i] - t.d->efc_margin[i];
    trees_near(t.d->efc_aref[i], -k[1] * t.d->efc_vel[i] - k[0] * k[2] * x,
               1e-12 * larger(1, fabs(t.d->efc_aref[i])));
  }
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(products_with_the_jacobian),
      cmocka_unit_test(spring_and_damper_towards_the_margin),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
