#include "math/dense.h"
#include "unit/math/math_near.h"

enum { N = 21 };

static void vectors_of_every_length(void** state) {
  (void)state;
  double a[N], b[N], r[N];
  near_fill(a, N, 1);
  near_fill(b, N, 2);
  for (int n = 0; n <= N; n++) {
    double dot = 0, sum = 0;
    for (int i = 0; i < n; i++) dot += a[i] * b[i], sum += a[i];
    assert_near(dense_dot(a, b, n), dot, 1e-14);
    assert_near(dense_sum(a, n), sum, 1e-14);
    assert_near(dense_norm(a, n) * dense_norm(a, n), dense_dot(a, a, n), 1e-14);
    dense_fill(r, 9, N);
    dense_addscl(r, a, b, -2, n);
    for (int i = 0; i < N; i++) assert_near(r[i], i < n ? a[i] - 2 * b[i] : 9, 1e-15);
    dense_addtoscl(r, b, 2, n);
    for (int i = 0; i < N; i++) assert_near(r[i], i < n ? a[i] : 9, 1e-15);
    dense_add(r, a, b, n);
    dense_sub(r, r, b, n);
    dense_scl(r, r, 3, n);
    for (int i = 0; i < N; i++) assert_near(r[i], i < n ? 3 * a[i] : 9, 1e-14);
    dense_copy(r, b, n);
    for (int i = 0; i < N; i++) assert_true(r[i] == (i < n ? b[i] : 9));
    dense_zero(r, n);
    for (int i = 0; i < N; i++) assert_true(r[i] == (i < n ? 0 : 9));
  }
}

static void normalize(void** state) {
  (void)state;
  double a[5] = {0, 3, 0, -4, 0};
  assert_near(dense_normalize(a, 5), 5, 0);
  assert_all_near(a, ((double[]){0, 0.6, 0, -0.8, 0}), 5, 1e-15);
  double tiny[3] = {0, 0, 1e-16};
  assert_true(dense_normalize(tiny, 3) == 1e-16);
  assert_all_near(tiny, ((double[]){1, 0, 0}), 3, 0);
}

static void matrix_times_vector(void** state) {
  (void)state;
  double A[6] = {1, 2, 3, 4, 5, 6}, x[3] = {1, -1, 2}, y[2] = {3, -1}, r[3];
  dense_mul_vec(r, A, x, 2, 3);
  assert_all_near(r, ((double[]){5, 11}), 2, 0);
  dense_mul_t_vec(r, A, y, 2, 3);
  assert_all_near(r, ((double[]){-1, 1, 3}), 3, 0);
  assert_near(dense_mul_vec_mat_vec(y, ((double[]){1, 2, 3, 4}), y, 2), 9 - 6 - 9 + 4, 0);
}

// Sum over k by the definition.
static void product(double* r, const double* A, const double* B, int n, int k, int m) {
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < m; j++) {
      r[i * m + j] = 0;
      for (int l = 0; l < k; l++) r[i * m + j] += A[i * k + l] * B[l * m + j];
    }
  }
}

static void products_agree_with_the_definition(void** state) {
  (void)state;
  for (int t = 0; t < 20; t++) {
    int n = 1 + t % 5, k = 1 + t % 7, m = 1 + t % 4;
    double A[64], B[64], At[64], Bt[64], C[64], r[64], d[8], DA[64];
    near_fill(A, n * k, (uint64_t)t);
    near_fill(B, k * m, (uint64_t)t + 100);
    near_fill(d, n, (uint64_t)t + 200);
    product(C, A, B, n, k, m);
    dense_mul(r, A, B, n, k, m);
    assert_all_near(r, C, n * m, 1e-14);
    dense_transpose(At, A, n, k);
    dense_transpose(Bt, B, k, m);
    dense_mul_t_mat(r, At, B, k, n, m);
    assert_all_near(r, C, n * m, 1e-14);
    dense_mul_mat_t(r, A, Bt, n, k, m);
    assert_all_near(r, C, n * m, 1e-14);
    for (int i = 0; i < n * k; i++) DA[i] = d[i / k] * A[i];
    product(C, At, DA, k, n, k);
    dense_sqr_t(r, A, d, n, k);
    assert_all_near(r, C, k * k, 1e-14);
    product(C, At, A, k, n, k);
    dense_sqr_t(r, A, NULL, n, k);
    assert_all_near(r, C, k * k, 1e-14);
  }
}

static void symmetrize_and_eye(void** state) {
  (void)state;
  double A[4] = {1, 2, 4, 3}, r[4];
  dense_symmetrize(r, A, 2);
  assert_all_near(r, ((double[]){1, 3, 3, 3}), 4, 0);
  dense_symmetrize(A, A, 2);
  assert_all_near(A, r, 4, 0);
  dense_eye(r, 2);
  assert_all_near(r, ((double[]){1, 0, 0, 1}), 4, 0);
}

static void precision_changes_by_rounding(void** state) {
  (void)state;
  const double a[3] = {0.1, -2, 1e300};
  float f[3];
  double back[3];
  dense_to_float(f, a, 3);
  assert_true(f[0] == 0.1f && f[1] == -2 && isinf(f[2]));
  dense_to_double(back, f, 2);
  assert_true(back[0] == (double)0.1f && back[1] == -2);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(vectors_of_every_length),
      cmocka_unit_test(precision_changes_by_rounding),
      cmocka_unit_test(normalize),
      cmocka_unit_test(matrix_times_vector),
      cmocka_unit_test(products_agree_with_the_definition),
      cmocka_unit_test(symmetrize_and_eye),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
