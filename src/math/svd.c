// One-sided Jacobi: rotations from the right make the columns of F orthogonal. The lengths of the
// columns are the singular values, with a small relative error even for the smallest.
#include "math/svd.h"

#include "base/assert.h"
#include "math/vec.h"

enum { MAX_SWEEPS = 30 };
static const double kOrthogonal = 1e-15; // cosine of two columns that counts as zero
static const double kParallel = 1e-30;   // part of the longest column that has no direction

// Rotate columns p and q of F (a, b) and of V so that a' b = 0; false: they are orthogonal already.
static bool rotate_pair(double a[3], double b[3], double v[3], double w[3]) {
  double aa = dot3(a, a), bb = dot3(b, b), ab = dot3(a, b);
  if (!(fabs(ab) > kOrthogonal * sqrt(aa) * sqrt(bb))) return false;
  double tau = (bb - aa) / (2 * ab);
  double t = (tau >= 0 ? 1 : -1) / (fabs(tau) + sqrt(1 + tau * tau));
  double c = 1 / sqrt(1 + t * t), s = c * t;
  for (int i = 0; i < 3; i++) {
    double x = a[i], y = b[i], vx = v[i], vy = w[i];
    a[i] = c * x - s * y;
    b[i] = s * x + c * y;
    v[i] = c * vx - s * vy;
    w[i] = s * vx + c * vy;
  }
  return true;
}

// Longest column first; the swap of two columns with one sign keeps rotations.
static void order_columns(int n, double A[3][3], double V[3][3]) {
  for (int k = 0; k < 3; k++) {
    int i = k == 1 ? 1 : 0, j = i + 1;
    if (j >= n || !(dot3(A[i], A[i]) < dot3(A[j], A[j]))) continue;
    for (int r = 0; r < 3; r++) {
      double a = A[i][r], v = V[i][r];
      A[i][r] = A[j][r];
      A[j][r] = -a;
      V[i][r] = V[j][r];
      V[j][r] = -v;
    }
  }
}

// The unit vector along the axis on which u has its smallest part, made orthogonal to u.
static void find_orthogonal(double out[3], const double u[3]) {
  int axis = 0;
  for (int i = 1; i < 3; i++) {
    if (fabs(u[i]) < fabs(u[axis])) axis = i;
  }
  double e[3] = {axis == 0, axis == 1, axis == 2};
  addscl3(out, e, u, -u[axis]);
  normalize3(out);
}

// Left vectors from columns that are orthogonal and ordered; where a column is too short to have a
// direction, any that completes a rotation.
static void left_vectors(int n, double A[3][3], double u[3][3]) {
  double longest = norm3(A[0]);
  copy3(u[0], A[0]);
  if (longest > 0)
    scl3(u[0], u[0], 1 / longest);
  else
    copy3(u[0], (double[3]){1, 0, 0});
  double second = 0;
  if (n > 1) {
    addscl3(u[1], A[1], u[0], -dot3(A[1], u[0]));
    second = norm3(u[1]);
  }
  if (second > kParallel * longest)
    scl3(u[1], u[1], 1 / second);
  else
    find_orthogonal(u[1], u[0]);
  addtoscl3(u[1], u[0], -dot3(u[1], u[0]));
  normalize3(u[1]);
  cross3(u[2], u[0], u[1]);
}

void svd_signed(int n, const double* F, double U[9], double s[3], double* V) {
  CT_ASSERT(n >= 1 && n <= 3);
  double A[3][3] = {{0}}, W[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, u[3][3], largest = 0;
  for (int i = 0; i < 3 * n; i++) largest = fabs(F[i]) > largest ? fabs(F[i]) : largest;
  double unit = largest > 0 ? 1 / largest : 1;
  if (!(unit < 1e300)) unit = 1e300; // of denormal numbers
  for (int i = 0; i < 3 * n; i++) A[i % n][i / n] = F[i] * unit;
  bool changed = n > 1;
  for (int sweep = 0; changed && sweep < MAX_SWEEPS; sweep++) {
    changed = false;
    for (int p = 0; p < n; p++) {
      for (int q = p + 1; q < n; q++) changed |= rotate_pair(A[p], A[q], W[p], W[q]);
    }
  }
  order_columns(n, A, W);
  left_vectors(n, A, u);
  for (int k = 0; k < 3; k++) {
    s[k] = k < n ? dot3(A[k], u[k]) / unit : 0;
    for (int r = 0; r < 3; r++) U[3 * r + k] = u[k][r];
    for (int r = 0; k < n && r < n; r++) V[n * r + k] = W[k][r];
  }
}
