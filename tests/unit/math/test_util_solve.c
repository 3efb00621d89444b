#include "unit/math/math_near.h"

#include <corten/corten.h>

static void cholesky_by_hand(void** state) {
  (void)state;
  double M[4] = {4, 2, 2, 5}, x[2];
  assert_int_equal(ctu_cholFactor(M, 2, 0), 2);
  assert_all_near(M, ((double[]){2, 2, 1, 2}), 4, 0);
  ctu_cholSolve(x, M, ((double[]){8, 9}), 2);
  assert_all_near(x, ((double[]){22.0 / 16, 20.0 / 16}), 2, 1e-15);
  // + (0, 3)(0, 3)' and back
  assert_int_equal(ctu_cholUpdate(M, ((double[]){0, sqrt(5)}), 2, 1), 2);
  assert_near(M[3], 3, 1e-15);
  assert_int_equal(ctu_cholUpdate(M, ((double[]){0, sqrt(5)}), 2, 0), 2);
  assert_near(M[3], 2, 1e-15);
}

static void eigenvalues_by_hand(void** state) {
  (void)state;
  double A[9] = {2, 1, 0, 1, 2, 0, 0, 0, 5}, w[3], V[9], q[4];
  ctu_eig3(w, V, q, A);
  assert_all_near(w, ((double[]){5, 3, 1}), 3, 1e-14);
  assert_near(fabs(V[6]), 1, 1e-14);
}

static void quadratic_program_by_hand(void** state) {
  (void)state;
  double H[4] = {1, 0, 0, 1}, g[2] = {-3, -0.25}, low[2] = {0, 0}, high[2] = {1, 1};
  double x[2] = {0, 0}, R[18];
  int index[2];
  assert_int_equal(ctu_boxQP(x, R, index, H, g, 2, low, high), 1);
  assert_all_near(x, ((double[]){1, 0.25}), 2, 1e-12);
  assert_int_equal(index[0], 1);
  assert_near(R[0], 1, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(cholesky_by_hand),
                                     cmocka_unit_test(eigenvalues_by_hand),
                                     cmocka_unit_test(quadratic_program_by_hand)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
