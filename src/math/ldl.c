// Row i of the lower triangle has its ancestors ascending, then the diagonal; a run of rows is an
// unbranched chain, whose rows have the columns of the first and one more each. The factor has the
// pattern and the bits of the plain loop, which stands in tests/unit/math/test_ldl.c.
#include "math/ldl.h"

#include "base/assert.h"
#include "base/simd.h"
#include "math/dense.h"
#include "math/wide.h"

enum {
  CHAIN = 16, // rows that are eliminated together
  BLOCK = 16, // columns that stay in registers then
  GROUP = 4,  // rows of a solution
};

// First row of the chain that ends with row b: rows of which each is the parent of the next, so
// that row k+1 has the columns of row k and k+1. At most CHAIN rows.
WIDE_INLINE int chain_first(const Csr* p, int b) {
  int a = b, stop = b > CHAIN - 1 ? b - CHAIN + 1 : 0;
  while (a > stop && p->nnz[a] > 1 && p->col[p->adr[a] + p->nnz[a] - 2] == a - 1) a--;
  return a;
}

//---------------------------------- factor --------------------------------------------------------

// Rows k of a chain that are eliminated from a row above them.
typedef struct ChainRows {
  real* M;
  const int* adr;
  const real* dinv;
  int first, last;
} ChainRows;

// y -= s_k row_k over n columns for the rows from the last to the first; s_k = row_k[n-1] / D_k
// takes the place of row_k[n-1].
#if !defined(CT_LANES)

// The columns from n - 4 count - rest: `count` vectors and `rest` single columns, which stay in
// registers. No vector of a row overlaps another, so that what was just stored can be loaded again.
WIDE_INLINE void eliminate_head(const ChainRows* c, double* y, int n, const int count,
                                const int rest) {
  double4 v[BLOCK / 4], u;
  double w[3];
  int at = n - 4 * count - rest;
  y += at;
  for (int j = 0; j < count; j++) simd_load4(v + j, y + 4 * j);
  for (int j = 0; j < rest; j++) w[j] = y[4 * count + j];
  for (int k = c->last; k >= c->first; k--) {
    double *row = c->M + c->adr[k] + at, s = row[4 * count + rest - 1] * c->dinv[k];
    for (int j = 0; j < count; j++) {
      simd_load4(&u, row + 4 * j);
      v[j] -= s * u;
    }
    for (int j = 0; j < rest; j++) w[j] -= s * row[4 * count + j];
    row[4 * count + rest - 1] = s;
  }
  for (int j = 0; j < count; j++) simd_store4(y + 4 * j, v + j);
  for (int j = 0; j < rest; j++) y[4 * count + j] = w[j];
}

// The columns [at, at + BLOCK) when row_k[n-1] is s_k already.
WIDE_INLINE void eliminate_block(const ChainRows* c, double* y, int at, int n) {
  double4 v[BLOCK / 4], u;
  for (int j = 0; j < BLOCK / 4; j++) simd_load4(v + j, y + at + 4 * j);
  for (int k = c->last; k >= c->first; k--) {
    const double* row = c->M + c->adr[k];
    double s = row[n - 1];
    for (int j = 0; j < BLOCK / 4; j++) {
      simd_load4(&u, row + at + 4 * j);
      v[j] -= s * u;
    }
  }
  for (int j = 0; j < BLOCK / 4; j++) simd_store4(y + at + 4 * j, v + j);
}

#define ELIMINATE(n4, n1)                                                                          \
  case 4 * n4 + n1:                                                                                \
    eliminate_head(c, y, n, n4, n1);                                                               \
    break;
#define ELIMINATE4(n4) ELIMINATE(n4, 0) ELIMINATE(n4, 1) ELIMINATE(n4, 2) ELIMINATE(n4, 3)

WIDE_INLINE void eliminate(const ChainRows* c, double* y, int n) {
  int at = (n - 1) & -BLOCK;
  switch (n - at) {
    ELIMINATE(0, 1)
    ELIMINATE(0, 2)
    ELIMINATE(0, 3)
    ELIMINATE4(1)
    ELIMINATE4(2)
    ELIMINATE4(3)
    ELIMINATE(4, 0)
  default:
    break;
  }
  while ((at -= BLOCK) >= 0) eliminate_block(c, y, at, n);
}

#else

WIDE_INLINE void eliminate(const ChainRows* c, real* y, int n) {
  for (int k = c->last; k >= c->first; k--) {
    real *row = c->M + c->adr[k], s = row[n - 1] * c->dinv[k];
    for (int j = 0; j < n; j++) y[j] -= s * row[j];
    row[n - 1] = s;
  }
}

#endif

// M_i -= (M_ki / D_k) M_k for every row k from the last and its columns i from the last; then L_ki
// = M_ki / D_k. The column in position t has the first t+1 columns of row k, as they are its
// ancestors. Chain by chain: its rows among themselves, then their ancestors.
WIDE_INLINE void factor(const Csr* p, real* M, real* dinv) {
  for (int b = p->n - 1, a; b >= 0; b = a - 1) {
    a = chain_first(p, b);
    for (int i = b; i >= a; i--) {
      real* row = M + p->adr[i];
      if (i < b) eliminate(&(ChainRows){M, p->adr, dinv, i + 1, b}, row, p->nnz[i]);
      dinv[i] = real_set(1) / row[p->nnz[i] - 1];
    }
    const int* col = p->col + p->adr[a];
    const ChainRows rows = {M, p->adr, dinv, a, b};
    for (int t = p->nnz[a] - 2; t >= 0; t--) {
      CT_VALIDATE(p->nnz[col[t]] == t + 1);
      eliminate(&rows, M + p->adr[col[t]], t + 1);
    }
  }
}

WIDE_TARGET static void factor_wide(const Csr* p, real* M, real* dinv) { factor(p, M, dinv); }

void ldl_factor(const Csr* p, real* M, real* dinv) { WIDE_CALL(factor, p, M, dinv); }

//---------------------------------- solve ---------------------------------------------------------

// First row of the group that ends with row b: at most GROUP rows, each the parent of the next, so
// that row k+1 has the columns of row k and k+1.
WIDE_INLINE int group_first(const Csr* p, int b, int low) {
  const int* own = p->col + p->adr[b] + p->nnz[b] - 1; // where row b has its diagonal
  int a = b, stop = b - GROUP + 1 > low ? b - GROUP + 1 : low;
  if (p->nnz[b] - 1 < b - stop) stop = b - p->nnz[b] + 1;
  // columns that count down from it are parents one after another
  while (a > stop && own[a - b - 1] == a - 1 && p->nnz[a - 1] == p->nnz[a] - 1) a--;
  return a;
}

// Last row of the group that starts with row a, for a pass from the root outwards: GROUP rows, or
// one. The columns before the group must be a multiple of GROUP.
WIDE_INLINE int group_last(const Csr* p, int a, int end) {
  int b = a + GROUP - 1;
  return b < end && p->nnz[a] % GROUP == 1 && group_first(p, b, a) == a ? b : a;
}

// Are the n columns consecutive numbers, and enough of them for vectors to pay?
WIDE_INLINE bool is_run(const int* col, int n) { return n >= 8 && col[n - 1] - col[0] == n - 1; }

// y -= s_k r_k for `size` rows from the last to the first
WIDE_INLINE void sub_rows(real* y, const real* const* r, const real* s, int n, const int size) {
  int j = 0;
#if !defined(CT_LANES)
  for (; j + 4 <= n; j += 4) {
    double4 v, u;
    simd_load4(&v, y + j);
    for (int k = size - 1; k >= 0; k--) {
      simd_load4(&u, r[k] + j);
      v -= s[k] * u;
    }
    simd_store4(y + j, &v);
  }
#endif
  for (; j < n; j++) {
    for (int k = size - 1; k >= 0; k--) y[j] -= s[k] * r[k][j];
  }
}

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

// The same for `size` rows of the group that starts with row a.
WIDE_INLINE void scatter_group(const Csr* p, const real* L, real* x, int a, const int size) {
  const int *adr = p->adr, *col = p->col + adr[a];
  int off = p->nnz[a] - 1;
  const real* r[GROUP];
  real s[GROUP];

  // inside the group
  for (int k = size - 1; k >= 0; k--) {
    r[k] = L + adr[a + k];
    s[k] = x[a + k];
    for (int i = size - 1; i > k; i--) s[k] -= r[i][off + k] * s[i];
    x[a + k] = s[k];
  }

  // ancestors
  if (is_run(col, off)) {
    sub_rows(x + col[0], r, s, off, size);
    return;
  }
  for (int j = 0; j < off; j++) {
    real y = x[col[j]];
    for (int k = size - 1; k >= 0; k--) y -= s[k] * r[k][j];
    x[col[j]] = y;
  }
}

// x = L'^-1 x for the rows [low, end). Rows that are a diagonal only, those of points that slide,
// have nothing to do.
WIDE_INLINE void solve_up(const Csr* p, const real* L, real* x, int low, int end) {
  for (int b = end - 1, a; b >= low; b = a - 1) {
    a = b;
    if (p->nnz[b] == 1) continue;
    a = group_first(p, b, low);
    switch (b - a) {
    case 0:
      scatter_row(p, L, x, b);
      break;
    case 1:
      scatter_group(p, L, x, a, 2);
      break;
    case 2:
      scatter_group(p, L, x, a, 3);
      break;
    default:
      scatter_group(p, L, x, a, GROUP);
    }
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

// x = L^-1 x for the rows [low, end)
WIDE_INLINE void solve_down(const Csr* p, const real* L, real* x, int low, int end) {
  for (int a = low; a < end;) {
    int b = group_last(p, a, end);
    if (a < b)
      gather_group(p, L, x, a);
    else if (p->nnz[a] > 1)
      gather_row(p, L, x, a);
    a = b + 1;
  }
}

WIDE_INLINE void solve(const Csr* p, const real* L, const real* dinv, real* x, const int* range) {
  solve_up(p, L, x, range[0], range[1]);
  for (int i = range[0]; i < range[1]; i++) x[i] *= dinv[i];
  solve_down(p, L, x, range[0], range[1]);
}

WIDE_TARGET static void solve_wide(const Csr* p, const real* L, const real* dinv, real* x,
                                   const int* range) {
  solve(p, L, dinv, x, range);
}

void ldl_solve_range(const Csr* p, const real* L, const real* dinv, real* x, const int range[2]) {
  WIDE_CALL(solve, p, L, dinv, x, range);
}

void ldl_solve(const Csr* p, const real* L, const real* dinv, real* x, int nvec) {
  const int all[2] = {0, p->n};
  for (int v = 0; v < nvec; v++, x += p->n) WIDE_CALL(solve, p, L, dinv, x, all);
}

WIDE_INLINE void up(const Csr* p, const real* L, real* x) { solve_up(p, L, x, 0, p->n); }

WIDE_TARGET static void up_wide(const Csr* p, const real* L, real* x) { up(p, L, x); }

void ldl_solve_half(const Csr* p, const real* L, const real* sqrt_dinv, real* x, int nvec) {
  for (int v = 0; v < nvec; v++, x += p->n) {
    WIDE_CALL(up, p, L, x);
    for (int i = 0; i < p->n; i++) x[i] *= sqrt_dinv[i];
  }
}

//---------------------------------- multiply ------------------------------------------------------

void ldl_mul(const Csr* p, const real* M, real* r, const real* x) {
  sparse_mul_sym_vec(r, p, M, x);
}
