// Tiles of a row ascend and the diagonal tile is last; numbers behind n are those of the identity.
// The pattern is closed under elimination before a factor is made. Sums have one order for every
// SIMD width, see the plain factor in tests/unit/math/test_tile.c.
#include "math/tile.h"

#include "base/assert.h"
#include "base/simd.h"
#include "math/wide.h"

//---------------------------------- pattern -------------------------------------------------------

// Highest bit below k, or -1.
static int highest_below(const uint64_t* row, int k) {
  for (int w = (k - 1) / 64; w >= 0 && k > 0; w--) {
    uint64_t x = row[w];
    int left = k - 64 * w;
    if (left < 64) x &= (UINT64_C(1) << left) - 1;
    if (x) return 64 * w + 63 - __builtin_clzll(x);
  }
  return -1;
}

size_t tile_fill(uint64_t* bits, int nb) {
  int nw = tile_words(nb);
  size_t count = (size_t)nb;
  // eliminating row k joins all its columns: it is enough to mark them in the last one
  for (int k = nb - 1; k > 0; k--) {
    const uint64_t* row = bits + (size_t)k * nw;
    int p = highest_below(row, k);
    if (p < 0) continue;
    uint64_t* up = bits + (size_t)p * nw;
    for (int w = 0; w <= p / 64; w++) {
      count += (size_t)__builtin_popcountll(row[w]);
      up[w] |= row[w];
    }
    up[p / 64] &= (UINT64_C(1) << (p % 64)) - 1;
  }
  return count;
}

void tile_pattern(CsrOut r, const uint64_t* bits, int nb) {
  int nw = tile_words(nb), n = 0;
  for (int k = 0; k < nb; k++) {
    r.adr[k] = n;
    for (int w = 0; w <= k / 64; w++) {
      for (uint64_t x = bits[(size_t)k * nw + w]; x; x &= x - 1) {
        r.col[n++] = 64 * w + __builtin_ctzll(x);
      }
    }
    r.col[n++] = k;
    r.nnz[k] = n - r.adr[k];
  }
}

// Does row i + 1 have all columns of row i, as the next link of a chain has?
static bool next_covers(const Csr* m, int i) {
  if (i + 1 >= m->n || m->nnz[i + 1] != m->nnz[i] + 1) return false;
  return m->col[m->adr[i + 1] + m->nnz[i] - 1] == i;
}

void tile_mark(uint64_t* bits, const Csr* m) {
  int nw = tile_words(tile_count(m->n));
  for (int i = 0; i < m->n; i++) {
    int b = i / TILE, last = b; // the diagonal is not marked
    if (i % TILE < TILE - 1 && next_covers(m, i)) continue;
    uint64_t* row = bits + (size_t)b * nw;
    const int* col = m->col + m->adr[i];
    for (int k = 0; k < m->nnz[i]; k++) {
      int c = (int)((unsigned)col[k] / TILE);
      if (c == last) continue;
      last = c;
      row[c / 64] |= UINT64_C(1) << (c % 64);
    }
    row[b / 64] &= ~(UINT64_C(1) << (b % 64));
  }
}

//---------------------------------- values --------------------------------------------------------

void tile_load(const Csr* p, double* A, const Csr* m, const double* M) {
  if (p->n == 0) return;
  int last = p->n - 1;
  double* end = A + TILE_SIZE * (size_t)(p->adr[last] + p->nnz[last]);
  memset(A, 0, (size_t)(end - A) * sizeof(double));
  for (int i = 0; i < m->n; i++) {
    int b = i / TILE, r = i % TILE;
    const int *to = p->col + p->adr[b], *col = m->col + m->adr[i];
    const double* from = M + m->adr[i];
    double* a = A + TILE_SIZE * (size_t)p->adr[b];
    int n = m->nnz[i];
    for (int k = 0; k < n;) {
      int c = (int)((unsigned)col[k] / TILE), j = (int)((unsigned)col[k] % TILE);
      for (; *to != c; to++) a += TILE_SIZE;
      if (j == 0 && c != b && k + 3 < n && col[k + 3] == col[k] + 3) {
        memcpy(a + TILE * r, from + k, TILE * sizeof(double)); // a whole row of the tile
        k += TILE;
        continue;
      }
      a[TILE * r + j] = from[k];
      if (c == b) a[TILE * j + r] = from[k];
      k++;
    }
  }
  for (int i = m->n; i < TILE * p->n; i++) end[(TILE + 1) * (i % TILE) - TILE_SIZE] = 1;
}

void tile_copy(const Csr* p, double* A, const Csr* q, const double* B) {
  for (int k = 0; k < p->n; k++) {
    const int *to = p->col + p->adr[k], *from = q->col + q->adr[k];
    for (int t = 0; t < p->nnz[k]; t++, A += TILE_SIZE) {
      if (to[t] == *from) {
        memcpy(A, B, TILE_SIZE * sizeof(double));
        B += TILE_SIZE;
        from++;
      } else {
        memset(A, 0, TILE_SIZE * sizeof(double));
      }
    }
  }
}

//---------------------------------- factor --------------------------------------------------------

// A tile as four rows.
typedef struct Rows4 {
  double4 r0, r1, r2, r3;
} Rows4;

WIDE_INLINE void load(Rows4* t, const double* p) {
  simd_load4(&t->r0, p);
  simd_load4(&t->r1, p + 4);
  simd_load4(&t->r2, p + 8);
  simd_load4(&t->r3, p + 12);
}

WIDE_INLINE void store(double* p, const Rows4* t) {
  simd_store4(p, &t->r0);
  simd_store4(p + 4, &t->r1);
  simd_store4(p + 8, &t->r2);
  simd_store4(p + 12, &t->r3);
}

WIDE_INLINE double pivot(double d, int* rank) {
  if (d >= VEC_MINVAL) return 1 / d;
  --*rank;
  return 1 / VEC_MINVAL;
}

// The diagonal tile: a = l' d l for its 4 rows, from the last to the first.
WIDE_INLINE void factor_diagonal(double* a, int* rank) {
  double d3 = pivot(a[15], rank);
  double l30 = a[12] * d3, l31 = a[13] * d3, l32 = a[14] * d3;
  double a20 = a[8] - l32 * a[12], a21 = a[9] - l32 * a[13];
  double d2 = pivot(a[10] - l32 * a[14], rank);
  double l20 = a20 * d2, l21 = a21 * d2;
  double a10 = (a[4] - l31 * a[12]) - l21 * a20;
  double d1 = pivot((a[5] - l31 * a[13]) - l21 * a21, rank);
  double l10 = a10 * d1;
  double d0 = pivot(((a[0] - l30 * a[12]) - l20 * a20) - l10 * a10, rank);
  const double l[TILE_SIZE] = {d0, 0, 0, 0, l10, d1, 0, 0, l20, l21, d2, 0, l30, l31, l32, d3};
  memcpy(a, l, sizeof l);
}

// y = l'^-1 y for the unit lower triangle l of the diagonal tile
WIDE_INLINE void divide(double* y, const double* l) {
  Rows4 t;
  load(&t, y);
  t.r2 = t.r2 - l[14] * t.r3;
  t.r1 = (t.r1 - l[13] * t.r3) - l[9] * t.r2;
  t.r0 = ((t.r0 - l[12] * t.r3) - l[8] * t.r2) - l[4] * t.r1;
  store(y, &t);
}

// a -= l' y
WIDE_INLINE void subtract(double* a, const double* l, const Rows4* y) {
  Rows4 t;
  load(&t, a);
  t.r0 = (((t.r0 - l[0] * y->r0) - l[4] * y->r1) - l[8] * y->r2) - l[12] * y->r3;
  t.r1 = (((t.r1 - l[1] * y->r0) - l[5] * y->r1) - l[9] * y->r2) - l[13] * y->r3;
  t.r2 = (((t.r2 - l[2] * y->r0) - l[6] * y->r1) - l[10] * y->r2) - l[14] * y->r3;
  t.r3 = (((t.r3 - l[3] * y->r0) - l[7] * y->r1) - l[11] * y->r2) - l[15] * y->r3;
  store(a, &t);
}

// Row k leaves the rows above it:  A_ij -= L_ki' D_k L_kj  for its columns i >= j, with
// D_k L_k = L_kk'^-1 A_k.
WIDE_INLINE void eliminate(const Csr* p, double* A, int k, int* rank) {
  const int* col = p->col + p->adr[k];
  double* row = A + TILE_SIZE * (size_t)p->adr[k];
  int m = p->nnz[k] - 1;
  double* diag = row + TILE_SIZE * (size_t)m;
  factor_diagonal(diag, rank);
  for (int s = 0; s < m; s++) divide(row + TILE_SIZE * s, diag);
  for (int t = m - 1; t >= 0; t--) {
    double L[TILE_SIZE];
    Rows4 y;
    load(&y, row + TILE_SIZE * t);
    y.r0 *= diag[0];
    y.r1 *= diag[5];
    y.r2 *= diag[10];
    y.r3 *= diag[15];
    store(L, &y);
    const int* to = p->col + p->adr[col[t]];
    double* a = A + TILE_SIZE * (size_t)p->adr[col[t]];
    for (int s = 0; s <= t; s++, to++, a += TILE_SIZE) {
      for (; *to != col[s]; to++) a += TILE_SIZE;
      load(&y, row + TILE_SIZE * s);
      subtract(a, L, &y);
    }
    memcpy(row + TILE_SIZE * t, L, sizeof L);
  }
}

WIDE_INLINE int factor(const Csr* p, double* A) {
  int rank = TILE * p->n;
  for (int k = p->n - 1; k >= 0; k--) eliminate(p, A, k, &rank);
  return rank;
}

WIDE_TARGET static int factor_wide(const Csr* p, double* A) { return factor(p, A); }

int tile_factor(const Csr* p, double* A) { return WIDE_CALL(factor, p, A); }

//---------------------------------- solve ---------------------------------------------------------

// x = L'^-1 x, then D^-1
WIDE_INLINE void solve_up(const Csr* p, const double* L, double* x) {
  for (int k = p->n - 1; k >= 0; k--) {
    const int* col = p->col + p->adr[k];
    const double* row = L + TILE_SIZE * (size_t)p->adr[k];
    int m = p->nnz[k] - 1;
    const double* l = row + TILE_SIZE * (size_t)m;
    double* y = x + TILE * k;
    double y3 = y[3], y2 = y[2] - l[14] * y3, y1 = (y[1] - l[13] * y3) - l[9] * y2;
    double y0 = ((y[0] - l[12] * y3) - l[8] * y2) - l[4] * y1;
    for (int s = 0; s < m; s++, row += TILE_SIZE) {
      Rows4 t;
      double4 v;
      load(&t, row);
      simd_load4(&v, x + TILE * col[s]);
      v = (((v - y0 * t.r0) - y1 * t.r1) - y2 * t.r2) - y3 * t.r3;
      simd_store4(x + TILE * col[s], &v);
    }
    y[0] = y0 * l[0];
    y[1] = y1 * l[5];
    y[2] = y2 * l[10];
    y[3] = y3 * l[15];
  }
}

// x = L^-1 x
WIDE_INLINE void solve_down(const Csr* p, const double* L, double* x) {
  for (int k = 0; k < p->n; k++) {
    const int* col = p->col + p->adr[k];
    const double* row = L + TILE_SIZE * (size_t)p->adr[k];
    int m = p->nnz[k] - 1;
    double4 s0 = {0}, s1 = {0}, s2 = {0}, s3 = {0}, v;
    for (int s = 0; s < m; s++, row += TILE_SIZE) {
      Rows4 t;
      load(&t, row);
      simd_load4(&v, x + TILE * col[s]);
      s0 += t.r0 * v;
      s1 += t.r1 * v;
      s2 += t.r2 * v;
      s3 += t.r3 * v;
    }
    const double* l = row;
    double* y = x + TILE * k;
    y[0] = y[0] - simd_sum4(&s0);
    y[1] = (y[1] - simd_sum4(&s1)) - l[4] * y[0];
    y[2] = ((y[2] - simd_sum4(&s2)) - l[8] * y[0]) - l[9] * y[1];
    y[3] = (((y[3] - simd_sum4(&s3)) - l[12] * y[0]) - l[13] * y[1]) - l[14] * y[2];
  }
}

WIDE_INLINE void solve(const Csr* p, const double* L, double* x) {
  solve_up(p, L, x);
  solve_down(p, L, x);
}

WIDE_TARGET static void solve_wide(const Csr* p, const double* L, double* x) { solve(p, L, x); }

void tile_solve(const Csr* p, const double* L, double* x) { WIDE_CALL(solve, p, L, x); }

//---------------------------------- multiply ------------------------------------------------------

// Tile (k, j) takes x_j to r_k and, transposed, x_k to r_j.
WIDE_INLINE void mul(const Csr* p, const double* A, double* r, const double* x) {
  for (int k = 0; k < p->n; k++) {
    const int* col = p->col + p->adr[k];
    const double *row = A + TILE_SIZE * (size_t)p->adr[k], *y = x + TILE * k;
    int m = p->nnz[k] - 1;
    double4 s0 = {0}, s1 = {0}, s2 = {0}, s3 = {0};
    for (int s = 0; s < m; s++, row += TILE_SIZE) {
      Rows4 t;
      double4 v, u;
      load(&t, row);
      simd_load4(&v, x + TILE * col[s]);
      simd_load4(&u, r + TILE * col[s]);
      s0 += t.r0 * v;
      s1 += t.r1 * v;
      s2 += t.r2 * v;
      s3 += t.r3 * v;
      u += ((y[0] * t.r0 + y[1] * t.r1) + y[2] * t.r2) + y[3] * t.r3;
      simd_store4(r + TILE * col[s], &u);
    }
    Rows4 t;
    load(&t, row);
    double4 u = ((y[0] * t.r0 + y[1] * t.r1) + y[2] * t.r2) + y[3] * t.r3;
    double sum[TILE] = {simd_sum4(&s0), simd_sum4(&s1), simd_sum4(&s2), simd_sum4(&s3)};
    simd_load4(&s0, sum);
    u += s0;
    simd_store4(r + TILE * k, &u);
  }
}

WIDE_TARGET static void mul_wide(const Csr* p, const double* A, double* r, const double* x) {
  mul(p, A, r, x);
}

void tile_mul(const Csr* p, const double* A, double* r, const double* x) {
  WIDE_CALL(mul, p, A, r, x);
}

//---------------------------------- add -----------------------------------------------------------

// a += sum_r x_r y_r' over n rows that lie `stride` apart
WIDE_INLINE void outer(double* a, const double* x, const double* y, int stride, int n) {
  Rows4 t;
  load(&t, a);
  for (int r = 0; r < n; r++, x += stride, y += stride) {
    double4 v;
    simd_load4(&v, y);
    t.r0 += x[0] * v;
    t.r1 += x[1] * v;
    t.r2 += x[2] * v;
    t.r3 += x[3] * v;
  }
  store(a, &t);
}

WIDE_INLINE void add(const Csr* p, double* A, const TileRows* r) {
  const int* col = r->col;
  int stride = TILE * r->ncol;
  for (int t = 0; t < r->ncol; t++) {
    const int* to = p->col + p->adr[col[t]];
    double* a = A + TILE_SIZE * (size_t)p->adr[col[t]];
    for (int s = 0; s <= t; s++, to++, a += TILE_SIZE) {
      for (; *to != col[s]; to++) a += TILE_SIZE;
      outer(a, r->X + TILE * t, r->Y + TILE * s, stride, r->nrow);
    }
  }
}

WIDE_TARGET static void add_wide(const Csr* p, double* A, const TileRows* r) { add(p, A, r); }

void tile_add(const Csr* p, double* A, const TileRows* r) { WIDE_CALL(add, p, A, r); }
