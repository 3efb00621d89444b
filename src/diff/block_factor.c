// A = L' D L by rows from the last one up: row i of L is divided by its pivot, and what it does to
// the rows above is subtracted there. A chain of a tree has entries at its own ancestors only.
#include "diff/block_factor.h"

#include "base/simd.h"
#include "math/wide.h"

static inline double* entry_row(double* A, int n, int i) { return A + (size_t)i * (size_t)n; }
static inline const double* factor_row(const double* A, int n, int i) {
  return A + (size_t)i * (size_t)n;
}

//---------------------------------- factors -------------------------------------------------------

WIDE_INLINE void eliminate_symmetric(double* A, int n) {
  for (int i = n - 1; i > 0; i--) {
    double *row = entry_row(A, n, i), inverse = 1 / row[i];
    for (int j = i - 1; j >= 0; j--) {
      if (row[j] == 0) continue;
      double f = row[j] * inverse;
      simd_axpy(entry_row(A, n, j), -f, row, j + 1);
      row[j] = f;
    }
  }
}
WIDE_TARGET static void eliminate_symmetric_wide(double* A, int n) { eliminate_symmetric(A, n); }
void block_factor_symmetric(double* A, int n) { WIDE_CALL(eliminate_symmetric, A, n); }

WIDE_INLINE void eliminate_general(double* A, int n) {
  for (int i = n - 1; i > 0; i--) {
    const double* pivot = factor_row(A, n, i);
    for (int j = 0; j < i; j++) {
      double* row = entry_row(A, n, j);
      if (row[i] == 0) continue;
      row[i] /= pivot[i];
      simd_axpy(row, -row[i], pivot, i);
    }
  }
}
WIDE_TARGET static void eliminate_general_wide(double* A, int n) { eliminate_general(A, n); }
void block_factor_general(double* A, int n) { WIDE_CALL(eliminate_general, A, n); }

//---------------------------------- one right-hand side -------------------------------------------

void block_solve_symmetric(const double* A, int n, double* x) {
  for (int i = n - 1; i >= 0; i--) {
    const double* row = factor_row(A, n, i);
    if (x[i] != 0) simd_axpy(x, -x[i], row, i);
    x[i] /= row[i];
  }
  for (int i = 1; i < n; i++) x[i] -= simd_dot(factor_row(A, n, i), x, i);
}

void block_solve_general(const double* A, int n, double* x) {
  for (int i = n - 2; i >= 0; i--)
    x[i] -= simd_dot(factor_row(A, n, i) + i + 1, x + i + 1, n - i - 1);
  for (int i = 0; i < n; i++) {
    const double* row = factor_row(A, n, i);
    x[i] = (x[i] - simd_dot(row, x, i)) / row[i];
  }
}

void block_solve_transposed(const double* A, int n, double* x) {
  for (int i = n - 1; i >= 0; i--) {
    const double* row = factor_row(A, n, i);
    x[i] /= row[i];
    simd_axpy(x, -x[i], row, i);
  }
  for (int i = 0; i < n; i++) simd_axpy(x + i + 1, -x[i], factor_row(A, n, i) + i + 1, n - i - 1);
}

//---------------------------------- rows of right-hand sides --------------------------------------

// Rows that are subtracted from another one, with their factors.
typedef struct RowSum {
  const double** from;
  double* factor;
  int n;
} RowSum;

static inline void take_row(RowSum* s, const double* from, double factor) {
  if (factor == 0) return;
  s->from[s->n] = from;
  s->factor[s->n++] = factor;
}

// Numbers of 4 * QUADS columns in registers.
enum { QUADS = 4, TILE = 4 * QUADS };

// out = scale (to - sum of the rows) for the columns from j on
WIDE_INLINE void subtract_tile(double* out, const double* to, const RowSum* s, double scale,
                               int j) {
  double4 a, b, c, d, x;
  simd_load4(&a, to + j);
  simd_load4(&b, to + j + 4);
  simd_load4(&c, to + j + 8);
  simd_load4(&d, to + j + 12);
  for (int k = 0; k < s->n; k++) {
    const double* from = s->from[k] + j;
    double f = s->factor[k];
    simd_load4(&x, from);
    a -= f * x;
    simd_load4(&x, from + 4);
    b -= f * x;
    simd_load4(&x, from + 8);
    c -= f * x;
    simd_load4(&x, from + 12);
    d -= f * x;
  }
  a *= scale;
  b *= scale;
  c *= scale;
  d *= scale;
  simd_store4(out, &a);
  simd_store4(out + 4, &b);
  simd_store4(out + 8, &c);
  simd_store4(out + 12, &d);
}

// to = scale (to - sum of the rows). The last tile may begin inside the one before: it is computed
// from the numbers as they were, so that both give the same.
WIDE_INLINE void subtract_rows(double* to, const RowSum* s, double scale, int columns) {
  double last[TILE];
  int tail = columns % TILE, j = 0;
  if (columns >= TILE) {
    if (tail) subtract_tile(last, to, s, scale, columns - TILE);
    for (; j + TILE <= columns; j += TILE) subtract_tile(to + j, to, s, scale, j);
    for (int k = TILE - tail; k < TILE; k++) to[j++] = last[k];
    return;
  }
  for (; j + 4 <= columns; j += 4) {
    double4 a, x;
    simd_load4(&a, to + j);
    for (int k = 0; k < s->n; k++) {
      simd_load4(&x, s->from[k] + j);
      a -= s->factor[k] * x;
    }
    a *= scale;
    simd_store4(to + j, &a);
  }
  for (; j < columns; j++) {
    double a = to[j];
    for (int k = 0; k < s->n; k++) a -= s->factor[k] * s->from[k][j];
    to[j] = a * scale;
  }
}

WIDE_INLINE void solve_symmetric_rows(const double* A, const BlockRows* r, double scale) {
  int n = r->n;
  double inverse = 1 / scale;
  for (int i = n - 1; i >= 0; i--) {
    RowSum s = {r->room, r->factors, 0};
    // rows below are divided by their pivots already
    for (int k = i + 1; k < n; k++) {
      const double* below = factor_row(A, n, k);
      take_row(&s, r->row[k], below[i] * (below[k] * inverse));
    }
    subtract_rows(r->row[i], &s, scale / factor_row(A, n, i)[i], r->columns);
  }
  for (int i = 1; i < n; i++) {
    const double* row = factor_row(A, n, i);
    RowSum s = {r->room, r->factors, 0};
    for (int k = 0; k < i; k++) take_row(&s, r->row[k], row[k]);
    subtract_rows(r->row[i], &s, 1, r->columns);
  }
}
WIDE_TARGET static void solve_symmetric_rows_wide(const double* A, const BlockRows* r,
                                                  double scale) {
  solve_symmetric_rows(A, r, scale);
}
void block_rows_symmetric(const double* A, const BlockRows* r, double scale) {
  WIDE_CALL(solve_symmetric_rows, A, r, scale);
}

WIDE_INLINE void solve_general_rows(const double* A, const BlockRows* r) {
  int n = r->n;
  for (int i = n - 2; i >= 0; i--) {
    const double* row = factor_row(A, n, i);
    RowSum s = {r->room, r->factors, 0};
    for (int k = i + 1; k < n; k++) take_row(&s, r->row[k], row[k]);
    subtract_rows(r->row[i], &s, 1, r->columns);
  }
  for (int i = 0; i < n; i++) {
    const double* row = factor_row(A, n, i);
    RowSum s = {r->room, r->factors, 0};
    for (int k = 0; k < i; k++) take_row(&s, r->row[k], row[k]);
    subtract_rows(r->row[i], &s, 1 / row[i], r->columns);
  }
}
WIDE_TARGET static void solve_general_rows_wide(const double* A, const BlockRows* r) {
  solve_general_rows(A, r);
}
void block_rows_general(const double* A, const BlockRows* r) {
  WIDE_CALL(solve_general_rows, A, r);
}
