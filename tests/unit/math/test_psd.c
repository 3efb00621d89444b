#include "base/rng.h"
#include "math/psd.h"
#include "support/numbers.h"

#include <string.h>

enum { N = 12 };

static void random_symmetric(int n, double* A, uint64_t seed) {
  for (int i = 0; i < n; i++) {
    for (int j = 0; j <= i; j++)
      A[n * i + j] = A[n * j + i] = rng_uniform(seed, (uint64_t)i, (uint64_t)j) - 0.5;
  }
}

// Q' diag(w) Q = A, Q Q' = 1
static void eigenvectors_make_the_matrix(void** state) {
  (void)state;
  for (int n = 1; n <= N; n++) {
    double A[N * N], D[N * N], Q[N * N];
    random_symmetric(n, A, (uint64_t)n);
    memcpy(D, A, sizeof D);
    psd_eigen(n, D, Q);
    for (int i = 0; i < n * n; i++) {
      double sum = 0, unit = 0;
      for (int k = 0; k < n; k++) {
        sum += Q[n * k + i / n] * D[(n + 1) * k] * Q[n * k + i % n];
        unit += Q[n * (i / n) + k] * Q[n * (i % n) + k];
      }
      assert_within(sum, A[i], 1e-14);
      assert_within(unit, i % (n + 1) == 0, 1e-14);
    }
  }
}

// The projection keeps positive eigenvalues with their vectors and makes others 0: twice is as
// once, and A - projection is negative semidefinite.
static void projection_cuts_negative_eigenvalues(void** state) {
  (void)state;
  double A[N * N], P[N * N], R[N * N], Q[N * N];
  random_symmetric(N, A, 3);
  memcpy(P, A, sizeof P);
  psd_project(N, P, Q);
  memcpy(R, P, sizeof R);
  psd_project(N, R, Q);
  assert_within(largest_difference(P, R, N * N), 0, 1e-14);
  assert_true(largest_difference(P, A, N * N) > 0.01);
  for (int i = 0; i < N * N; i++) R[i] = A[i] - P[i];
  psd_eigen(N, R, Q);
  for (int i = 0; i < N; i++) assert_true(R[(N + 1) * i] <= 1e-14);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(eigenvectors_make_the_matrix),
      cmocka_unit_test(projection_cuts_negative_eigenvalues),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
