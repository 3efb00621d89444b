#include "base/rng.h"
#include "math/svd.h"
#include "math/vec.h"
#include "support/numbers.h"

#include <string.h>

// Largest |F - U S V'|, and that U and V are rotations, s ordered and of the right signs.
static double check_svd(int n, const double* F) {
  double U[9], s[3], V[9], worst = 0, scale = 1e-300;
  svd_signed(n, F, U, s, V);
  for (int i = 0; i < 3 * n; i++) {
    double sum = 0;
    for (int k = 0; k < n; k++) sum += U[3 * (i / n) + k] * s[k] * V[n * (i % n) + k];
    worst = larger(worst, fabs(sum - F[i]));
    scale = larger(scale, fabs(F[i]));
  }
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++) {
      double dot = 0;
      for (int r = 0; r < 3; r++) dot += U[3 * r + i] * U[3 * r + j];
      assert_within(dot, i == j, 1e-14);
    }
  }
  double turned[3], column[3][3];
  for (int k = 0; k < 3; k++) copy3(column[k], (double[3]){U[k], U[3 + k], U[6 + k]});
  cross3(turned, column[0], column[1]);
  assert_within(dot3(turned, column[2]), 1, 1e-14);
  for (int k = 0; k < n; k++) {
    for (int j = 0; j < n; j++) {
      double dot = 0;
      for (int r = 0; r < n; r++) dot += V[n * r + k] * V[n * r + j];
      assert_within(dot, k == j, 1e-14);
    }
    if (k) assert_true(fabs(s[k]) <= fabs(s[k - 1]) * (1 + 1e-13));
    assert_true(s[k] >= -1e-13 * scale || (n == 3 && k == 2));
  }
  return worst / scale;
}

static void any_matrix_is_decomposed(void** state) {
  (void)state;
  for (int k = 0; k < 30000; k++) {
    double F[9];
    int n = 1 + k % 3, way = k / 3 % 6;
    double scale = pow(10, 40 * rng_uniform(2, 0, (uint64_t)k) - 20);
    for (int i = 0; i < 3 * n; i++) F[i] = scale * (rng_uniform(1, (uint64_t)k, (uint64_t)i) - 0.5);
    for (int r = 0; r < 3; r++) {
      if (way == 1) F[n * r] = 0;
      if (way == 2) F[n * r] = F[n * r + n - 1];
      if (way == 3) F[n * r] *= 1e-14;
      if (way == 4) memset(F + n * r, 0, (size_t)n * sizeof *F);
    }
    assert_within(check_svd(n, F), 0, 1e-14);
  }
}

static void reflection_has_a_negative_stretch(void** state) {
  (void)state;
  const double F[9] = {1, 0, 0, 0, -2, 0, 0, 0, 3};
  double U[9], s[3], V[9];
  svd_signed(3, F, U, s, V);
  assert_within(s[0], 3, 1e-15);
  assert_within(s[1], 2, 1e-15);
  assert_within(s[2], -1, 1e-15);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(any_matrix_is_decomposed),
      cmocka_unit_test(reflection_has_a_negative_stretch),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
