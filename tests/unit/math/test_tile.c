#include "math/chol.h"
#include "math/dense.h"
#include "math/tile.h"
#include "unit/math/math_near.h"

enum { MAX = 36, MAXB = MAX / TILE };

typedef struct Case {
  int n, nb;
  double dense[MAX * MAX]; // padded: 4 nb x 4 nb
  uint64_t bits[MAXB];
  int nnz[MAXB], adr[MAXB], col[MAXB * MAXB];
  double A[MAXB * MAXB * TILE_SIZE];
  Csr p;
} Case;

// A positive matrix with blocks of zeros where `sparse`.
static void make(Case* c, int n, bool sparse, uint64_t seed) {
  memset(c, 0, sizeof *c);
  c->n = n;
  c->nb = tile_count(n);
  int size = TILE * c->nb;
  double full[MAX * MAX];
  near_fill(full, n * n, seed);
  for (int i = 0; i < size; i++) c->dense[i * size + i] = i < n ? 2.0 * n : 1;
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < i; j++) {
      int bi = i / TILE, bj = j / TILE;
      if (sparse && bi != bj && rng_u64(seed, 1, (uint64_t)(bi * MAXB + bj)) % 3) continue;
      c->dense[i * size + j] = c->dense[j * size + i] = full[i * n + j];
      if (bj < bi) c->bits[bi] |= UINT64_C(1) << bj;
    }
  }
  size_t count = tile_fill(c->bits, c->nb);
  tile_pattern((CsrOut){c->nnz, c->adr, c->col}, c->bits, c->nb);
  c->p = (Csr){c->nb, c->nnz, c->adr, c->col};
  assert_int_equal((int)count, c->adr[c->nb - 1] + c->nnz[c->nb - 1]);
  for (int b = 0; b < c->nb; b++) {
    for (int k = 0; k < c->nnz[b]; k++) {
      double* t = c->A + TILE_SIZE * (c->adr[b] + k);
      for (int i = 0; i < TILE_SIZE; i++) {
        t[i] = c->dense[(TILE * b + i / TILE) * size + TILE * c->col[c->adr[b] + k] + i % TILE];
      }
    }
  }
}

static void solves_like_dense_cholesky(void** state) {
  (void)state;
  static Case c;
  for (int n = 1; n <= MAX; n++) {
    for (int sparse = 0; sparse < 2; sparse++) {
      make(&c, n, sparse, (uint64_t)(2 * n + sparse));
      int size = TILE * c.nb;
      double x[MAX], y[MAX];
      near_fill(x, size, 77);
      memcpy(y, x, sizeof y);
      assert_int_equal(tile_factor(&c.p, c.A), size);
      tile_solve(&c.p, c.A, x);
      assert_int_equal(chol_factor(c.dense, size, 0), size);
      chol_solve(y, c.dense, y, size);
      assert_all_near(x, y, size, 1e-14);
    }
  }
}

// The plain factor that tiles make fast: A = L' D L by three loops, L below the diagonal, D on it.
static void factor_plainly(double* A, int n) {
  for (int k = n - 1; k >= 0; k--) {
    for (int i = k - 1; i >= 0; i--) {
      double s = A[k * n + i] / A[k * n + k];
      for (int j = 0; j <= i; j++) A[i * n + j] -= s * A[k * n + j];
      A[k * n + i] = s;
    }
  }
}

// Every number of the factor, and nothing outside the pattern that the fill-in found.
static void factor_is_the_plain_factor(void** state) {
  (void)state;
  static Case c;
  for (int n = 1; n <= MAX; n++) {
    for (uint64_t seed = 0; seed < 6; seed++) {
      make(&c, n, seed > 0, 100 * seed + (uint64_t)n);
      int size = TILE * c.nb;
      assert_int_equal(tile_factor(&c.p, c.A), size);
      factor_plainly(c.dense, size);
      for (int b = 0; b < c.nb; b++) {
        for (int k = 0; k < c.nnz[b]; k++) {
          const double* tile = c.A + TILE_SIZE * (c.adr[b] + k);
          for (int e = 0; e < TILE_SIZE; e++) {
            int i = TILE * b + e / TILE, j = TILE * c.col[c.adr[b] + k] + e % TILE;
            if (j > i) continue;
            double* plain = c.dense + i * size + j;
            assert_near(tile[e], i == j ? 1 / *plain : *plain, 1e-14);
            *plain = 0; // met
          }
        }
      }
      for (int i = 0; i < size; i++)
        for (int j = 0; j <= i; j++) assert_near(c.dense[i * size + j], 0, 0);
    }
  }
}

// A chain of blocks has no fill-in from the last row to the first; an arrow that points up-left has
// none either, but one whose last block meets all others joins them all.
static void fill_in_is_what_elimination_makes(void** state) {
  (void)state;
  uint64_t chain[6] = {0, 1, 2, 4, 8, 16};
  assert_int_equal((int)tile_fill(chain, 6), 11);
  uint64_t up[6] = {0, 1, 1, 1, 1, 1};
  assert_int_equal((int)tile_fill(up, 6), 11);
  uint64_t down[6] = {0, 0, 0, 0, 0, 31};
  assert_int_equal((int)tile_fill(down, 6), 21);
  assert_int_equal((int)down[4], 15);
}

// More than 64 blocks: several words a row.
static void long_rows_of_bits(void** state) {
  (void)state;
  enum { N = 150, W = 3 };
  static uint64_t bits[N * W];
  static int nnz[N], adr[N], col[N * N];
  memset(bits, 0, sizeof bits);
  assert_int_equal(tile_words(N), W);
  // block 149 meets 3, 70 and 130
  bits[149 * W] = 1 << 3;
  bits[149 * W + 1] = 1 << 6;
  bits[149 * W + 2] = 1 << 2;
  assert_int_equal((int)tile_fill(bits, N), N + 6);
  tile_pattern((CsrOut){nnz, adr, col}, bits, N);
  assert_int_equal(nnz[149], 4);
  assert_int_equal(nnz[130], 3);
  assert_int_equal(nnz[70], 2);
  assert_int_equal(nnz[3], 1);
  assert_int_equal(col[adr[130]], 3);
  assert_int_equal(col[adr[130] + 1], 70);
  assert_int_equal(col[adr[130] + 2], 130);
}

static void missing_pivots_are_held(void** state) {
  (void)state;
  int nnz = 1, adr = 0, col = 0;
  Csr p = {1, &nnz, &adr, &col};
  double A[TILE_SIZE] = {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 4};
  assert_int_equal(tile_factor(&p, A), 3);
  assert_near(A[0], 1, 0);
  assert_near(A[5], 1e15, 1e-12);
  assert_near(A[10], 0.5, 0);
  assert_near(A[15], 0.25, 0);
}

static void adding_rows_adds_their_products(void** state) {
  (void)state;
  static Case c;
  make(&c, 24, false, 5);
  int size = 24, col[3] = {1, 2, 5};
  double X[2 * 12], Y[2 * 12], row[2][24] = {{0}};
  near_fill(X, 24, 9);
  for (int r = 0; r < 2; r++) {
    for (int k = 0; k < 12; k++) {
      Y[12 * r + k] = (r ? -3 : 2) * X[12 * r + k];
      row[r][TILE * col[k / TILE] + k % TILE] = X[12 * r + k];
    }
  }
  tile_add(&c.p, c.A, &(TileRows){2, 3, col, X, Y});
  for (int i = 0; i < size; i++) {
    for (int j = 0; j <= i; j++) {
      double want = c.dense[i * size + j] + 2 * row[0][i] * row[0][j] - 3 * row[1][i] * row[1][j];
      const double* t = c.A + TILE_SIZE * (c.adr[i / TILE] + j / TILE);
      assert_near(t[TILE * (i % TILE) + j % TILE], want, 1e-14);
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(solves_like_dense_cholesky),
      cmocka_unit_test(factor_is_the_plain_factor),
      cmocka_unit_test(fill_in_is_what_elimination_makes),
      cmocka_unit_test(long_rows_of_bits),
      cmocka_unit_test(missing_pivots_are_held),
      cmocka_unit_test(adding_rows_adds_their_products),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
