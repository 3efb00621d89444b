// Comparison of reals with a tolerance, and repeatable random material.
#ifndef TESTS_UNIT_MATH_MATH_NEAR_H
#define TESTS_UNIT_MATH_MATH_NEAR_H

#include "base/rng.h"
#include "support/numbers.h"

#include <math.h>
#include <stdlib.h>

// |a - b| <= tol max(1, |b|)
#define assert_near(a, b, tol) assert_relative(a, b, tol)

static inline void near_check_all(const double* a, const double* b, int n, double tol,
                                  const char* file, int line) {
  for (int i = 0; i < n; i++) numbers_part(a[i], b[i], tol, file, line);
}
#define assert_all_near(a, b, n, tol) near_check_all((a), (b), (n), (tol), __FILE__, __LINE__)

// n numbers of (-1, 1), a function of the seed
static inline void near_fill(double* x, int n, uint64_t seed) {
  for (int i = 0; i < n; i++) {
    x[i] = 2 * ((double)(rng_u64(seed, 7, (uint64_t)i) >> 11) / 9007199254740992.0) - 1;
  }
}

static inline void near_unit_quat(double* q, uint64_t seed) {
  near_fill(q, 4, seed);
  double n = sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
  for (int i = 0; i < 4; i++) q[i] /= n;
}

// A A' + 1 from random A: symmetric, positive, n x n
static inline void near_fill_spd(double* M, int n, uint64_t seed) {
  double* A = (double*)malloc(sizeof(double) * (size_t)(n * n + 1));
  near_fill(A, n * n, seed);
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) {
      double s = i == j;
      for (int k = 0; k < n; k++) s += A[i * n + k] * A[j * n + k];
      M[i * n + j] = s;
    }
  }
  free(A);
}

#endif
