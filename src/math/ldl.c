#include "math/ldl.h"

#include "base/assert.h"
#include "base/simd.h"
#include "math/dense.h"
#include "math/wide.h"

enum { GROUP = 4 };

// First row of the group that ends with row b: GROUP rows, each the parent of the next, so that row
// k+1 has the columns of row k and k+1. Fewer in a row stay alone.
WIDE_INLINE int group_first(const Csr* p, int b) {
  int a = b - GROUP + 1;
  if (a < 0 || p->nnz[b] <= GROUP - 1) return b;
  // b is the last of a chain if the columns before it count down to a
  return p->nnz[a] == p->nnz[b] - GROUP + 1 && p->col[p->adr[b] + p->nnz[b] - GROUP] == a ? a : b;
}

// Last row of the group that starts with row a, for a pass from the root outwards; there the
// columns before the group must be a multiple of GROUP.
WIDE_INLINE int group_last(const Csr* p, int a) {
  int b = a + GROUP - 1;
  return b < p->n && p->nnz[a] % GROUP == 1 && group_first(p, b) == a ? b : a;
}

// Are the n columns consecutive numbers, and enough of them for vectors to pay?
WIDE_INLINE bool is_run(const int* col, int n) { return n >= 8 && col[n - 1] - col[0] == n - 1; }

// y -= s_3 r_3, then s_2 r_2, s_1 r_1, s_0 r_0
WIDE_INLINE void sub4(real* y, const real* const* r, const real* s, int n) {
  const real *r0 = r[0], *r1 = r[1], *r2 = r[2], *r3 = r[3];
  real s0 = s[0], s1 = s[1], s2 = s[2], s3 = s[3];
  int j = 0;
#if !defined(CT_LANES)
  for (; j + 4 <= n; j += 4) {
    double4 v, v0, v1, v2, v3;
    simd_load4(&v, y + j);
    simd_load4(&v0, r0 + j);
    simd_load4(&v1, r1 + j);
    simd_load4(&v2, r2 + j);
    simd_load4(&v3, r3 + j);
    v = (((v - s3 * v3) - s2 * v2) - s1 * v1) - s0 * v0;
    simd_store4(y + j, &v);
  }
#endif
  for (; j < n; j++) y[j] = (((y[j] - s3 * r3[j]) - s2 * r2[j]) - s1 * r1[j]) - s0 * r0[j];
}

//---------------------------------- factor --------------------------------------------------------

// Eliminate row k:  M_i -= (M_ki / D_k) M_k  for its columns i from the last to `first`, then L_ki
// = M_ki / D_k. The column in position t has the first t+1 columns of row k, as they are its
// ancestors.
WIDE_INLINE void factor_row(const Csr* p, real* M, real* dinv, int k, int first) {
  const int *adr = p->adr, *col = p->col + adr[k];
  real* row = M + adr[k];
  int off = p->nnz[k] - 1;
  real inv = real_set(1) / row[off];
  dinv[k] = inv;
  for (int t = off - 1; t >= first; t--) {
    CT_VALIDATE(p->nnz[col[t]] == t + 1);
    real s = row[t] * inv;
    dense_addtoscl(M + adr[col[t]], row, -s, t + 1);
    row[t] = s;
  }
}

// Eliminate the rows of the group that starts with row a: among themselves, then from their
// ancestors.
WIDE_INLINE void factor_group(const Csr* p, real* M, real* dinv, int a) {
  const int *adr = p->adr, *col = p->col + adr[a];
  int off = p->nnz[a] - 1;
  for (int k = GROUP - 1; k >= 0; k--) factor_row(p, M, dinv, a + k, off);

  real *r0 = M + adr[a], *r1 = M + adr[a + 1], *r2 = M + adr[a + 2], *r3 = M + adr[a + 3];
  const real* row[GROUP] = {r0, r1, r2, r3};
  for (int t = off - 1; t >= 0; t--) {
    CT_VALIDATE(p->nnz[col[t]] == t + 1);
    real s[GROUP] = {r0[t] * dinv[a], r1[t] * dinv[a + 1], r2[t] * dinv[a + 2],
                     r3[t] * dinv[a + 3]};
    sub4(M + adr[col[t]], row, s, t + 1);
    r0[t] = s[0];
    r1[t] = s[1];
    r2[t] = s[2];
    r3[t] = s[3];
  }
}

WIDE_INLINE void factor(const Csr* p, real* M, real* dinv) {
  for (int b = p->n - 1; b >= 0;) {
    int a = group_first(p, b);
    if (a < b)
      factor_group(p, M, dinv, a);
    else
      factor_row(p, M, dinv, b, 0);
    b = a - 1;
  }
}

WIDE_TARGET static void factor_wide(const Csr* p, real* M, real* dinv) { factor(p, M, dinv); }

void ldl_factor(const Csr* p, real* M, real* dinv) { WIDE_CALL(factor, p, M, dinv); }

//---------------------------------- solve ---------------------------------------------------------

// x_j -= L_kj x_k for the columns j of row k
WIDE_INLINE void scatter_row(const Csr* p, const real* L, real* x, int k) {
  const real* r = L + p->adr[k];
  const int* col = p->col + p->adr[k];
  int off = p->nnz[k] - 1;
  if (is_run(col, off))
    dense_addtoscl(x + col[0], r, -x[k], off);
  else
    sparse_addtoscl(x, r, col, off, -x[k]);
}

// The same for the rows of the group that starts with row a.
WIDE_INLINE void scatter_group(const Csr* p, const real* L, real* x, int a) {
  const int *adr = p->adr, *col = p->col + adr[a];
  int off = p->nnz[a] - 1;
  const real* r[GROUP] = {L + adr[a], L + adr[a + 1], L + adr[a + 2], L + adr[a + 3]};

  // inside the group
  real s[GROUP];
  s[3] = x[a + 3];
  s[2] = x[a + 2] - r[3][off + 2] * s[3];
  s[1] = (x[a + 1] - r[3][off + 1] * s[3]) - r[2][off + 1] * s[2];
  s[0] = ((x[a] - r[3][off] * s[3]) - r[2][off] * s[2]) - r[1][off] * s[1];
  for (int k = 0; k < GROUP - 1; k++) x[a + k] = s[k];

  // ancestors
  if (is_run(col, off)) {
    sub4(x + col[0], r, s, off);
    return;
  }
  for (int j = 0; j < off; j++) {
    real* y = x + col[j];
    *y = (((*y - s[3] * r[3][j]) - s[2] * r[2][j]) - s[1] * r[1][j]) - s[0] * r[0][j];
  }
}

// x = L'^-1 x
WIDE_INLINE void solve_up(const Csr* p, const real* L, real* x) {
  for (int b = p->n - 1; b >= 0;) {
    int a = group_first(p, b);
    if (a < b)
      scatter_group(p, L, x, a);
    else
      scatter_row(p, L, x, b);
    b = a - 1;
  }
}

// sparse_dot over consecutive columns
WIDE_INLINE real run_dot(const real* a, const real* x, int n) {
  int j = 0;
#if defined(CT_LANES)
  real s[4] = {{0}, {0}, {0}, {0}};
  for (; j + 4 <= n; j += 4) {
    for (int k = 0; k < 4; k++) s[k] += a[j + k] * x[j + k];
  }
  real sum = (s[0] + s[2]) + (s[1] + s[3]);
#else
  double4 s = {0}, u, v;
  for (; j + 4 <= n; j += 4) {
    simd_load4(&u, a + j);
    simd_load4(&v, x + j);
    s += u * v;
  }
  double sum = simd_sum4(&s);
#endif
  for (; j < n; j++) sum += a[j] * x[j];
  return sum;
}

// x_k -= sum_j L_kj x_j for row k
WIDE_INLINE void gather_row(const Csr* p, const real* L, real* x, int k) {
  const real* r = L + p->adr[k];
  const int* col = p->col + p->adr[k];
  int off = p->nnz[k] - 1;
  x[k] -= is_run(col, off) ? run_dot(r, x + col[0], off) : sparse_dot(r, col, off, x);
}

// The same for the rows of the group that starts with row a. As the columns before the group are a
// multiple of 4, those inside are the rest of the sums.
WIDE_INLINE void gather_group(const Csr* p, const real* L, real* x, int a) {
  const int *adr = p->adr, *col = p->col + adr[a];
  int off = p->nnz[a] - 1;
  bool run = is_run(col, off);
  const real* r[GROUP];
  real s[GROUP];
  for (int k = 0; k < GROUP; k++) {
    r[k] = L + adr[a + k];
    s[k] = run ? run_dot(r[k], x + col[0], off) : sparse_dot(r[k], col, off, x);
  }
  real x0 = x[a] - s[0];
  real x1 = x[a + 1] - (s[1] + r[1][off] * x0);
  real x2 = x[a + 2] - ((s[2] + r[2][off] * x0) + r[2][off + 1] * x1);
  real x3 = x[a + 3] - (((s[3] + r[3][off] * x0) + r[3][off + 1] * x1) + r[3][off + 2] * x2);
  x[a] = x0;
  x[a + 1] = x1;
  x[a + 2] = x2;
  x[a + 3] = x3;
}

// x = L^-1 x
WIDE_INLINE void solve_down(const Csr* p, const real* L, real* x) {
  for (int a = 0; a < p->n;) {
    int b = group_last(p, a);
    if (a < b)
      gather_group(p, L, x, a);
    else
      gather_row(p, L, x, a);
    a = b + 1;
  }
}

WIDE_INLINE void solve(const Csr* p, const real* L, const real* dinv, real* x, int nvec) {
  for (int v = 0; v < nvec; v++, x += p->n) {
    solve_up(p, L, x);
    for (int i = 0; i < p->n; i++) x[i] *= dinv[i];
    solve_down(p, L, x);
  }
}

WIDE_TARGET static void solve_wide(const Csr* p, const real* L, const real* dinv, real* x,
                                   int nvec) {
  solve(p, L, dinv, x, nvec);
}

void ldl_solve(const Csr* p, const real* L, const real* dinv, real* x, int nvec) {
  WIDE_CALL(solve, p, L, dinv, x, nvec);
}

void ldl_solve_half(const Csr* p, const real* L, const real* sqrt_dinv, real* x, int nvec) {
  for (int v = 0; v < nvec; v++, x += p->n) {
    solve_up(p, L, x);
    for (int i = 0; i < p->n; i++) x[i] *= sqrt_dinv[i];
  }
}

//---------------------------------- multiply ------------------------------------------------------

void ldl_mul(const Csr* p, const real* M, real* r, const real* x) {
  sparse_mul_sym_vec(r, p, M, x);
}

void ldl_mul_half(const Csr* p, const real* L, real* r, const real* x) {
  for (int i = 0; i < p->n; i++) {
    const real* row = L + p->adr[i];
    int off = p->nnz[i] - 1;
    r[i] = real_sqrt(row[off]) * (x[i] + sparse_dot(row, p->col + p->adr[i], off, x));
  }
}
