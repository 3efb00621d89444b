#include "math/eig.h"
#include "unit/math/math_near.h"

static void check(const double* A) {
  double w[3], V[9], q[4], R[9], r[9], Vt[9];
  eig_sym3(w, V, q, A);
  assert_true(w[0] + 1e-12 >= w[1] && w[1] + 1e-12 >= w[2]);
  quat_to_mat(R, q);
  assert_all_near(R, V, 9, 0);

  // V diag(w) V' = A; rotations with a cosine of 1 to 1e-12 are not made, so to about 1e-6
  mat3_transpose(Vt, V);
  for (int i = 0; i < 9; i++) r[i] = w[i / 3] * Vt[i];
  mat3_mul(r, V, r);
  assert_all_near(r, A, 9, 5e-6);
}

static void random_matrices(void** state) {
  (void)state;
  for (uint64_t k = 0; k < 100; k++) {
    double A[9];
    near_fill(A, 9, k);
    A[3] = A[1];
    A[6] = A[2];
    A[7] = A[5];
    check(A);
  }
}

static void equal_values_and_diagonals(void** state) {
  (void)state;
  check((double[]){1, 0, 0, 0, 1, 0, 0, 0, 1});
  check((double[]){1, 0, 0, 0, 2, 0, 0, 0, 3});
  check((double[]){0, 0, 0, 0, 0, 0, 0, 0, 0});
  check((double[]){1, 1, 1, 1, 1, 1, 1, 1, 1});
  double w[3], V[9], q[4];
  assert_int_equal(eig_sym3(w, V, q, ((double[]){1, 0, 0, 0, 2, 0, 0, 0, 3})), 0);
  assert_all_near(w, ((double[]){3, 2, 1}), 3, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(random_matrices),
      cmocka_unit_test(equal_values_and_diagonals),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
