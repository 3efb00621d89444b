#include "diff/block_factor.h"
#include "unit/diff/diff_check.h"

enum { N = 7, COLUMNS = 23 };

// A branch: 0 - 1 - 2, 1 - 3 - 4, and 5 - 6 apart.
static void fill_matrix(double A[N * N], double skew) {
  static const int parent[N] = {-1, 0, 1, 1, 3, -1, 5};
  memset(A, 0, N * N * sizeof *A);
  for (int i = 0; i < N; i++) {
    A[i * N + i] = 5 + 0.3 * i;
    for (int j = parent[i]; j >= 0; j = parent[j]) {
      A[i * N + j] = 0.4 + 0.1 * i - 0.05 * j;
      A[j * N + i] = A[i * N + j] + skew * (i - j);
    }
  }
}

static double residual_of(const double* A, const double* x, const double* b, bool transposed) {
  double worst = 0;
  for (int i = 0; i < N; i++) {
    double sum = -b[i];
    for (int j = 0; j < N; j++) sum += A[transposed ? j * N + i : i * N + j] * x[j];
    worst = larger(worst, fabs(sum));
  }
  return worst;
}

static void solutions_of_one_vector(void** state) {
  (void)state;
  double A[N * N], F[N * N], b[N], x[N];
  for (int i = 0; i < N; i++) b[i] = cos(3 * i);
  fill_matrix(A, 0);
  memcpy(F, A, sizeof F);
  memcpy(x, b, sizeof x);
  block_factor_symmetric(F, N);
  assert_true(F[3 * N + 2] == 0 && F[6 * N + 1] == 0); // nothing fills in between branches
  block_solve_symmetric(F, N, x);
  assert_true(residual_of(A, x, b, false) < 1e-14);
  fill_matrix(A, 0.2);
  memcpy(F, A, sizeof F);
  block_factor_general(F, N);
  memcpy(x, b, sizeof x);
  block_solve_general(F, N, x);
  assert_true(residual_of(A, x, b, false) < 1e-14);
  memcpy(x, b, sizeof x);
  block_solve_transposed(F, N, x);
  assert_true(residual_of(A, x, b, true) < 1e-14);
}

// Columns of all widths of the kernel: 16, 4 and 1.
static void solutions_of_many_columns(void** state) {
  (void)state;
  double A[N * N], X[N * COLUMNS], B[N * COLUMNS], *row[N], factors[N], x[N], b[N];
  const double* room[N];
  for (int general = 0; general < 2; general++) {
    fill_matrix(A, 0.2 * general);
    double F[N * N];
    memcpy(F, A, sizeof F);
    for (int i = 0; i < N * COLUMNS; i++) B[i] = sin(i);
    memcpy(X, B, sizeof X);
    for (int i = 0; i < N; i++) row[i] = X + i * COLUMNS;
    BlockRows r = {row, N, COLUMNS, room, factors};
    if (general) {
      block_factor_general(F, N);
      block_rows_general(F, &r);
    } else {
      block_factor_symmetric(F, N);
      block_rows_symmetric(F, &r, -2);
    }
    for (int c = 0; c < COLUMNS; c++) {
      for (int i = 0; i < N; i++) {
        x[i] = X[i * COLUMNS + c] * (general ? 1 : -0.5);
        b[i] = B[i * COLUMNS + c];
      }
      assert_true(residual_of(A, x, b, false) < 1e-14);
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(solutions_of_one_vector),
      cmocka_unit_test(solutions_of_many_columns),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
