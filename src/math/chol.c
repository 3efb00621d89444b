#include "math/chol.h"

#include "base/assert.h"
#include "math/wide.h"

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
    for (int i = j + 1; i < n; i++) {
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

WIDE_INLINE void solve(double* x, const double* L, int n) {
  // L y = b
  for (int i = 0; i < n; i++) {
    const double* Li = L + (size_t)i * n;
    x[i] = (x[i] - dense_dot(Li, x, i)) / Li[i];
  }
  // L' x = y, by rows of L: as soon as x_i is known it leaves the equations before it
  for (int i = n - 1; i >= 0; i--) {
    const double* Li = L + (size_t)i * n;
    x[i] /= Li[i];
    dense_addtoscl(x, Li, -x[i], i);
  }
}

WIDE_TARGET static void solve_wide(double* x, const double* L, int n) { solve(x, L, n); }

void chol_solve(double* x, const double* L, const double* b, int n) {
  if (x != b) dense_copy(x, b, n);
  WIDE_CALL(solve, x, L, n);
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
