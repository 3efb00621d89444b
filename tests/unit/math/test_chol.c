#include "math/chol.h"
#include "unit/math/math_near.h"

enum { MAX = 20 };

// L L' of the lower triangle
static void multiply_back(double* r, const double* L, int n) {
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) r[i * n + j] = dense_dot(L + i * n, L + j * n, (i < j ? i : j) + 1);
  }
}

static void factor_multiplies_back(void** state) {
  (void)state;
  for (int n = 0; n <= MAX; n++) {
    double M[MAX * MAX] = {0}, L[MAX * MAX], r[MAX * MAX];
    near_fill_spd(M, n, (uint64_t)n);
    memcpy(L, M, sizeof M);
    assert_int_equal(chol_factor(L, n, 0), n);
    multiply_back(r, L, n);
    assert_all_near(r, M, n * n, 1e-14);
    // the upper triangle is not touched
    for (int i = 0; i < n; i++) {
      for (int j = i + 1; j < n; j++) assert_true(L[i * n + j] == M[i * n + j]);
    }
  }
}

static void solve_gives_back(void** state) {
  (void)state;
  for (int n = 1; n <= MAX; n++) {
    double M[MAX * MAX] = {0}, L[MAX * MAX], x[MAX], b[MAX], r[MAX];
    near_fill_spd(M, n, (uint64_t)n);
    near_fill(b, n, 100 + (uint64_t)n);
    memcpy(L, M, sizeof M);
    chol_factor(L, n, 0);
    chol_solve(x, L, b, n);
    dense_mul_vec(r, M, x, n, n);
    assert_all_near(r, b, n, 1e-13);
    chol_solve(b, L, b, n);
    assert_all_near(b, x, n, 0);
  }
}

static void missing_rank_is_counted(void** state) {
  (void)state;
  // second row is twice the first
  double M[9] = {1, 2, 0, 2, 4, 0, 0, 0, 9};
  assert_int_equal(chol_factor(M, 3, 1e-4), 2);
  assert_near(M[0], 1, 0);
  assert_near(M[3], 2, 0);
  assert_near(M[4], 0.01, 1e-17);
  assert_near(M[8], 3, 0);
}

static void update_and_downdate_undo_each_other(void** state) {
  (void)state;
  for (int n = 1; n <= MAX; n++) {
    double M[MAX * MAX] = {0}, L[MAX * MAX], x[MAX], y[MAX], r[MAX * MAX];
    near_fill_spd(M, n, (uint64_t)n);
    near_fill(x, n, 50 + (uint64_t)n);
    if (n > 2) x[1] = 0;
    memcpy(L, M, sizeof M);
    chol_factor(L, n, 0);
    memcpy(y, x, sizeof y);
    assert_int_equal(chol_update(L, y, n), n);
    multiply_back(r, L, n);
    for (int i = 0; i < n * n; i++) assert_near(r[i], M[i] + x[i / n] * x[i % n], 1e-14);
    memcpy(y, x, sizeof y);
    assert_int_equal(chol_downdate(L, y, n), n);
    multiply_back(r, L, n);
    assert_all_near(r, M, n * n, 1e-13);
  }
}

static void downdate_below_zero_loses_rank(void** state) {
  (void)state;
  double L[1] = {1}, x[1] = {2};
  assert_int_equal(chol_downdate(L, x, 1), 0);
  assert_near(L[0] * L[0], 1e-15, 1e-30);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(factor_multiplies_back),
      cmocka_unit_test(solve_gives_back),
      cmocka_unit_test(missing_rank_is_counted),
      cmocka_unit_test(update_and_downdate_undo_each_other),
      cmocka_unit_test(downdate_below_zero_loses_rank),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
