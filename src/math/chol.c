#include "math/chol.h"

#include "base/assert.h"
#include "base/simd.h"
#include "math/wide.h"

// r_k = row_k . b over n numbers for four rows that lie `stride` apart, each in the order of
// simd_dot; side by side they hide each other's latency.
WIDE_INLINE void dot4rows(double* r, const double* row, size_t stride, const double* b, int n) {
  const double *a0 = row, *a1 = a0 + stride, *a2 = a1 + stride, *a3 = a2 + stride;
  double4 s0 = {0}, s1 = {0}, s2 = {0}, s3 = {0};
  int j = 0;
  for (; j + 4 <= n; j += 4) {
    double4 v, u0, u1, u2, u3;
    simd_load4(&v, b + j);
    simd_load4(&u0, a0 + j);
    simd_load4(&u1, a1 + j);
    simd_load4(&u2, a2 + j);
    simd_load4(&u3, a3 + j);
    s0 += u0 * v;
    s1 += u1 * v;
    s2 += u2 * v;
    s3 += u3 * v;
  }
  r[0] = simd_sum4(&s0);
  r[1] = simd_sum4(&s1);
  r[2] = simd_sum4(&s2);
  r[3] = simd_sum4(&s3);
  if (j == n) return;
  r[0] += simd_dot_tail(a0 + j, b + j, n - j);
  r[1] += simd_dot_tail(a1 + j, b + j, n - j);
  r[2] += simd_dot_tail(a2 + j, b + j, n - j);
  r[3] += simd_dot_tail(a3 + j, b + j, n - j);
}

WIDE_INLINE int factor(double* M, int n, double mindiag) {
  int rank = n;
  for (int j = 0; j < n; j++) {
    double* Lj = M + (size_t)j * n;

    // L_jj^2 = M_jj - sum_k L_jk^2
    double d = Lj[j] - dense_dot(Lj, Lj, j);
    if (d < mindiag) {
      d = mindiag;
      rank--;
    }
    Lj[j] = sqrt(d);

    // L_ij = (M_ij - sum_k L_ik L_jk) / L_jj
    double inv = 1 / Lj[j];
    int i = j + 1;
    for (; i + 4 <= n; i += 4) {
      double r[4], *Li = M + (size_t)i * n;
      dot4rows(r, Li, (size_t)n, Lj, j);
      for (int k = 0; k < 4; k++, Li += n) Li[j] = (Li[j] - r[k]) * inv;
    }
    for (; i < n; i++) {
      double* Li = M + (size_t)i * n;
      Li[j] = (Li[j] - dense_dot(Li, Lj, j)) * inv;
    }
  }
  return rank;
}

WIDE_TARGET static int factor_wide(double* M, int n, double mindiag) {
  return factor(M, n, mindiag);
}

int chol_factor(double* M, int n, double mindiag) {
  CT_ASSERT(n >= 0);
  return WIDE_CALL(factor, M, n, mindiag);
}

// Each sum in the order of its unknowns, as MuJoCo has it.
void chol_solve(double* x, const double* L, const double* b, int n) {
  // L y = b
  for (int i = 0; i < n; i++) {
    const double* Li = L + (size_t)i * n;
    x[i] = (b[i] - dense_dot(Li, x, i)) / Li[i];
  }
  // L' x = y
  for (int i = n - 1; i >= 0; i--) {
    for (int j = i + 1; j < n; j++) x[i] -= L[(size_t)j * n + i] * x[j];
    x[i] /= L[(size_t)i * n + i];
  }
}

// One Givens (sign 1) or hyperbolic (sign -1) rotation a column takes x into L.
static inline int rank_one(double* L, double* x, int n, double sign) {
  int rank = n;
  for (int k = 0; k < n; k++) {
    if (x[k] == 0) continue;
    double* col = L + (size_t)k * n + k;
    double d = *col * *col + sign * x[k] * x[k];
    if (d < VEC_MINVAL) {
      d = VEC_MINVAL;
      rank--;
    }
    double r = sqrt(d), c = r / *col, s = x[k] / *col, cinv = 1 / c;
    *col = r;
    for (int i = k + 1; i < n; i++) {
      col += n;
      *col = (*col + sign * s * x[i]) * cinv;
      x[i] = c * x[i] - s * *col;
    }
  }
  return rank;
}

int chol_update(double* L, double* x, int n) { return rank_one(L, x, n, 1); }

int chol_downdate(double* L, double* x, int n) { return rank_one(L, x, n, -1); }
