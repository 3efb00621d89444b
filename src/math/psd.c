#include "math/psd.h"

#include "base/assert.h"
#include "math/eig.h"

#include <math.h>
#include <stdbool.h>

enum { MAX_PASSES = 40 };

// x = c x - s y, y = s x + c y for n numbers with a stride
static void rotate_lines(double* x, double* y, int n, int stride, const double cs[2]) {
  for (int k = 0; k < n; k++) {
    double a = x[k * stride], b = y[k * stride];
    x[k * stride] = cs[0] * a - cs[1] * b;
    y[k * stride] = cs[1] * a + cs[0] * b;
  }
}

// Make A(p, q) zero; false: it is already, compared with its diagonal.
static bool rotate_away(int n, double* A, double* Q, int p, int q) {
  double off = A[n * p + q], pp = A[(n + 1) * p], qq = A[(n + 1) * q];
  if (!(fabs(off) > 1e-17 * (fabs(pp) + fabs(qq)))) return false;
  double t = eig_tangent((qq - pp) / (2 * off)), c = 1 / sqrt(1 + t * t);
  const double cs[2] = {c, c * t};
  rotate_lines(A + p, A + q, n, n, cs);
  rotate_lines(A + n * p, A + n * q, n, 1, cs);
  rotate_lines(Q + n * p, Q + n * q, n, 1, cs);
  A[n * p + q] = A[n * q + p] = 0;
  return true;
}

void psd_eigen(int n, double* A, double* Q) {
  CT_ASSERT(n >= 0);
  for (int i = 0; i < n * n; i++) Q[i] = i % (n + 1) == 0;
  bool changed = true;
  for (int pass = 0; changed && pass < MAX_PASSES; pass++) {
    changed = false;
    for (int p = 0; p < n; p++) {
      for (int q = p + 1; q < n; q++) changed |= rotate_away(n, A, Q, p, q);
    }
  }
}

void psd_project(int n, double* A, double* Q) {
  psd_eigen(n, A, Q);
  for (int i = 0; i < n; i++) {
    double w = A[(n + 1) * i], root = w > 0 ? sqrt(w) : 0;
    for (int k = 0; k < n; k++) Q[n * i + k] *= root;
  }
  for (int i = 0; i < n; i++) {
    for (int j = 0; j <= i; j++) {
      double sum = 0;
      for (int k = 0; k < n; k++) sum += Q[n * k + i] * Q[n * k + j];
      A[n * i + j] = A[n * j + i] = sum;
    }
  }
}
