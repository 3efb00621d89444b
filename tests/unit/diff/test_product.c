#include "unit/diff/product_check.h"

enum { MOST = 64 };

// w' (A x + B u) by the dense matrices
static double multiply(const double* A, int rows, int cols, const double* w, const double* x) {
  double sum = 0;
  for (int i = 0; i < rows; i++)
    for (int j = 0; j < cols; j++) sum += w[i] * A[i * cols + j] * x[j];
  return sum;
}

static void compare_products(ctModel* m, ctData* d) {
  static double A[MOST * MOST], B[MOST * MOST];
  double dx[MOST], du[MOST], dy[MOST], gy[MOST], gx[MOST], gu[MOST];
  int nx = 2 * (int)m->nv + (int)m->na, nu = (int)m->nu;
  assert_true(nx <= MOST);
  for (int i = 0; i < nx; i++) {
    dx[i] = product_number(i);
    gy[i] = product_number(100 + i);
  }
  for (int i = 0; i < nu; i++) du[i] = product_number(200 + i);
  assert_int_equal(ctd_transitionInfo(m, d, A, B, NULL, NULL, NULL), 0);
  assert_int_equal(ctd_stepJvp(m, d, NULL, 0, dx, du, NULL, dy, NULL, NULL), 0);
  assert_int_equal(ctd_stepVjp(m, d, NULL, 0, gy, NULL, gx, gu, NULL, NULL), 0);
  double want = multiply(A, nx, nx, gy, dx) + multiply(B, nx, nu, gy, du), forward = 0, back = 0;
  for (int i = 0; i < nx; i++) forward += gy[i] * dy[i];
  for (int i = 0; i < nx; i++) back += gx[i] * dx[i];
  for (int i = 0; i < nu; i++) back += gu[i] * du[i];
  assert_true(fabs(forward - want) <= 1e-11 * (1 + fabs(want)));
  assert_true(fabs(back - want) <= 1e-11 * (1 + fabs(want)));
}

static void products_are_those_of_the_matrices(void** state) {
  (void)state;
  ctModel* m = diff_model(WALKER(""));
  ctData* d = ct_makeData(m);
  for (int k = ctINT_EULER; k <= ctINT_SPRINGDAMPER; k++) {
    m->opt.integrator = k;
    for (int seed = 0; seed < 4; seed++) {
      transition_state(m, d, seed, 0.1);
      compare_products(m, d);
    }
  }
  ct_deleteData(d);
  ct_deleteModel(m);
}

// Inputs that are left out count as zero, outputs may be NULL.
static void missing_arguments(void** state) {
  (void)state;
  ctModel* m = diff_model(WALKER(""));
  ctData* d = ct_makeData(m);
  double dy[MOST], g[MOST];
  transition_state(m, d, 1, 0.1);
  assert_int_equal(ctd_stepJvp(m, d, NULL, 0, NULL, NULL, NULL, dy, NULL, NULL), 0);
  for (int i = 0; i < 2 * m->nv + m->na; i++) assert_true(dy[i] == 0);
  assert_int_equal(ctd_stepVjp(m, d, NULL, 0, NULL, NULL, g, NULL, NULL, NULL), 0);
  for (int i = 0; i < 2 * m->nv + m->na; i++) assert_true(g[i] == 0);
  assert_int_equal(ctd_stepVjp(m, d, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL), 0);
  ct_deleteData(d);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(products_are_those_of_the_matrices),
      cmocka_unit_test(missing_arguments),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
