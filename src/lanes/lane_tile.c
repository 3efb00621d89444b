// The products and the factor of math/tile.c, number by number in its order.
#include "lanes/lane_primal.h"

static const real* tile_of(const Csr* p, const real* A, int k) {
  return A + TILE_SIZE * (size_t)p->adr[k];
}

REAL_INLINE real pivot_inverse(real d) {
  return real_set(1) / real_select(d >= real_set(VEC_MINVAL), d, real_set(VEC_MINVAL));
}

// The diagonal tile: a = l' d l for its 4 rows, from the last to the first.
static void factor_diagonal(real* a) {
  const real zero = real_set(0);
  real d3 = pivot_inverse(a[15]);
  real l30 = a[12] * d3, l31 = a[13] * d3, l32 = a[14] * d3;
  real a20 = a[8] - l32 * a[12], a21 = a[9] - l32 * a[13];
  real d2 = pivot_inverse(a[10] - l32 * a[14]);
  real l20 = a20 * d2, l21 = a21 * d2;
  real a10 = (a[4] - l31 * a[12]) - l21 * a20;
  real d1 = pivot_inverse((a[5] - l31 * a[13]) - l21 * a21);
  real l10 = a10 * d1;
  real d0 = pivot_inverse(((a[0] - l30 * a[12]) - l20 * a20) - l10 * a10);
  a[0] = d0, a[1] = zero, a[2] = zero, a[3] = zero;
  a[4] = l10, a[5] = d1, a[6] = zero, a[7] = zero;
  a[8] = l20, a[9] = l21, a[10] = d2, a[11] = zero;
  a[12] = l30, a[13] = l31, a[14] = l32, a[15] = d3;
}

// y = l'^-1 y for the unit lower triangle l of the diagonal tile
static void divide_tile(real* y, const real* l) {
  for (int j = 0; j < TILE; j++) {
    real y3 = y[12 + j], y2 = y[8 + j] - l[14] * y3;
    real y1 = (y[4 + j] - l[13] * y3) - l[9] * y2;
    y[j] = ((y[j] - l[12] * y3) - l[8] * y2) - l[4] * y1;
    y[4 + j] = y1;
    y[8 + j] = y2;
  }
}

// a -= l' y
static void subtract_tile(real* a, const real* l, const real* y) {
  for (int i = 0; i < TILE; i++) {
    real l0 = l[i], l1 = l[4 + i], l2 = l[8 + i], l3 = l[12 + i];
    for (int j = 0; j < TILE; j++, a++)
      *a = (((*a - l0 * y[j]) - l1 * y[4 + j]) - l2 * y[8 + j]) - l3 * y[12 + j];
  }
}

// Row k leaves the rows above it.
static void eliminate_row(const Csr* p, real* A, int k) {
  const int* col = p->col + p->adr[k];
  real* row = A + TILE_SIZE * (size_t)p->adr[k];
  int m = p->nnz[k] - 1;
  real* diag = row + TILE_SIZE * (size_t)m;
  factor_diagonal(diag);
  for (int s = 0; s < m; s++) divide_tile(row + TILE_SIZE * s, diag);
  for (int t = m - 1; t >= 0; t--) {
    real L[TILE_SIZE], *y = row + TILE_SIZE * t;
    for (int i = 0; i < TILE_SIZE; i++) L[i] = y[i] * diag[(TILE + 1) * (i / TILE)];
    const int* to = p->col + p->adr[col[t]];
    real* a = A + TILE_SIZE * (size_t)p->adr[col[t]];
    for (int s = 0; s <= t; s++, to++, a += TILE_SIZE) {
      for (; *to != col[s]; to++) a += TILE_SIZE;
      subtract_tile(a, L, row + TILE_SIZE * s);
    }
    memcpy(y, L, sizeof L);
  }
}

void lane_tile_factor(const Csr* p, real* A) {
  for (int k = p->n - 1; k >= 0; k--) eliminate_row(p, A, k);
}

// x = L'^-1 x, then D^-1
static void solve_up(const Csr* p, const real* L, real* x) {
  for (int k = p->n - 1; k >= 0; k--) {
    const int* col = p->col + p->adr[k];
    const real* row = tile_of(p, L, k);
    int m = p->nnz[k] - 1;
    const real* l = row + TILE_SIZE * (size_t)m;
    real* y = x + TILE * k;
    real y3 = y[3], y2 = y[2] - l[14] * y3, y1 = (y[1] - l[13] * y3) - l[9] * y2;
    real y0 = ((y[0] - l[12] * y3) - l[8] * y2) - l[4] * y1;
    for (int s = 0; s < m; s++, row += TILE_SIZE) {
      real* v = x + TILE * col[s];
      for (int j = 0; j < TILE; j++)
        v[j] = (((v[j] - y0 * row[j]) - y1 * row[4 + j]) - y2 * row[8 + j]) - y3 * row[12 + j];
    }
    y[0] = y0 * l[0];
    y[1] = y1 * l[5];
    y[2] = y2 * l[10];
    y[3] = y3 * l[15];
  }
}

REAL_INLINE real sum_of_four(const real* s) { return (s[0] + s[2]) + (s[1] + s[3]); }

// x = L^-1 x
static void solve_down(const Csr* p, const real* L, real* x) {
  for (int k = 0; k < p->n; k++) {
    const int* col = p->col + p->adr[k];
    const real* row = tile_of(p, L, k);
    int m = p->nnz[k] - 1;
    real s[TILE_SIZE] = {{0}};
    for (int t = 0; t < m; t++, row += TILE_SIZE) {
      const real* v = x + TILE * col[t];
      for (int i = 0; i < TILE_SIZE; i++) s[i] += row[i] * v[i % TILE];
    }
    const real* l = row;
    real* y = x + TILE * k;
    y[0] = y[0] - sum_of_four(s);
    y[1] = (y[1] - sum_of_four(s + 4)) - l[4] * y[0];
    y[2] = ((y[2] - sum_of_four(s + 8)) - l[8] * y[0]) - l[9] * y[1];
    y[3] = (((y[3] - sum_of_four(s + 12)) - l[12] * y[0]) - l[13] * y[1]) - l[14] * y[2];
  }
}

void lane_tile_solve(const Csr* p, const real* L, real* x) {
  solve_up(p, L, x);
  solve_down(p, L, x);
}

// Tile (k, j) takes x_j to r_k and, transposed, x_k to r_j.
void lane_tile_mul(const Csr* p, const real* A, real* r, const real* x) {
  for (int k = 0; k < p->n; k++) {
    const int* col = p->col + p->adr[k];
    const real *row = tile_of(p, A, k), *y = x + TILE * k;
    int m = p->nnz[k] - 1;
    real s[TILE_SIZE] = {{0}};
    for (int t = 0; t < m; t++, row += TILE_SIZE) {
      const real* v = x + TILE * col[t];
      real* u = r + TILE * col[t];
      for (int i = 0; i < TILE_SIZE; i++) s[i] += row[i] * v[i % TILE];
      for (int j = 0; j < TILE; j++)
        u[j] += ((y[0] * row[j] + y[1] * row[4 + j]) + y[2] * row[8 + j]) + y[3] * row[12 + j];
    }
    for (int j = 0; j < TILE; j++) {
      real u = ((y[0] * row[j] + y[1] * row[4 + j]) + y[2] * row[8 + j]) + y[3] * row[12 + j];
      r[TILE * k + j] = u + sum_of_four(s + TILE * j);
    }
  }
}
