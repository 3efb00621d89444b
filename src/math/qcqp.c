#include "math/qcqp.h"

#include "base/assert.h"
#include "math/vec.h"

#include <stdbool.h>

enum { ITERATIONS = 20 };
static const double kTiny = 1e-10; // of a determinant, a pivot, a residual, a step

// A + la = L D L': L below the diagonal, 1/D on it. False if the matrix counts as singular: by its
// determinant up to three dimensions, beyond by its smallest pivot.
static bool factor_shifted(double* L, const double* A, double la, int n) {
  double det = 1;
  for (int i = 0; i < n; i++) {
    double *Li = L + n * i, d = A[n * i + i] + la, y[QCQP_MAX];
    for (int j = 0; j < i; j++) {
      // y = D_j L_ij
      y[j] = A[n * i + j];
      for (int k = 0; k < j; k++) y[j] -= y[k] * L[n * j + k];
      Li[j] = y[j] * L[n * j + j];
      d -= y[j] * Li[j];
    }
    det *= d;
    if (d <= 0 || (n > 3 && d < kTiny)) return false;
    Li[i] = 1 / d;
  }
  return n > 3 || det >= kTiny;
}

// x = (L D L')^-1 b
static void solve_factored(double* x, const double* L, const double* b, int n) {
  for (int i = 0; i < n; i++) {
    x[i] = b[i];
    for (int k = 0; k < i; k++) x[i] -= L[n * i + k] * x[k];
  }
  for (int i = 0; i < n; i++) x[i] *= L[n * i + i];
  for (int i = n - 1; i >= 0; i--) {
    for (int k = 0; k < i; k++) x[k] -= L[n * i + k] * x[i];
  }
}

static double dot_dense(const double* a, const double* b, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += a[i] * b[i];
  return s;
}

// The same in two dimensions, where the inverse is a formula: sliding without spin, the usual
// contact.
static int solve_in_plane(const Qcqp* q, double* x) {
  double d0 = q->d[0], d1 = q->d[1], b0 = q->b[0] * d0, b1 = q->b[1] * d1, rr = q->r * q->r;
  double a00 = q->A[0] * d0 * d0, a01 = q->A[1] * d0 * d1, a11 = q->A[3] * d1 * d1;
  double la = 0, y0 = 0, y1 = 0;
  for (int iter = 0; iter < ITERATIONS; iter++) {
    double p = a00 + la, r = a11 + la, det = p * r - a01 * a01;
    if (det < kTiny) {
      x[0] = x[1] = 0;
      return 0;
    }
    double inv = 1 / det;
    y0 = (a01 * b1 - r * b0) * inv;
    y1 = (a01 * b0 - p * b1) * inv;
    double excess = y0 * y0 + y1 * y1 - rr;
    if (excess < kTiny) break;
    double slope = 2 * inv * (y0 * (r * y0 - a01 * y1) + y1 * (p * y1 - a01 * y0));
    double step = excess / slope;
    if (step < kTiny) break;
    la += step;
  }
  x[0] = y0 * d0;
  x[1] = y1 * d1;
  return la != 0;
}

int qcqp_solve(const Qcqp* q, double* x) {
  int n = q->n;
  CT_ASSERT(n >= 1 && n <= QCQP_MAX);
  if (n == 2) return solve_in_plane(q, x);
  // in y = x / d the ellipsoid is a ball
  double A[QCQP_MAX * QCQP_MAX], L[QCQP_MAX * QCQP_MAX], b[QCQP_MAX], z[QCQP_MAX];
  for (int i = 0; i < n; i++) {
    b[i] = -q->b[i] * q->d[i];
    for (int j = 0; j <= i; j++) A[n * i + j] = q->A[n * i + j] * q->d[i] * q->d[j];
  }

  // y = -(A + la)^-1 b; Newton on |y|^2 = r^2 with derivative -2 y'(A + la)^-1 y
  double la = 0;
  for (int iter = 0; iter < ITERATIONS; iter++) {
    if (!factor_shifted(L, A, la, n)) {
      for (int i = 0; i < n; i++) x[i] = 0;
      return 0;
    }
    solve_factored(x, L, b, n);
    double excess = dot_dense(x, x, n) - q->r * q->r;
    if (excess < kTiny) break;
    solve_factored(z, L, x, n);
    double step = excess / (2 * dot_dense(x, z, n));
    if (step < kTiny) break;
    la += step;
  }
  for (int i = 0; i < n; i++) x[i] *= q->d[i];
  return la != 0;
}
