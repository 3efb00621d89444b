// The tiles of lanes beside math/tile: equal to the last bit.
#define CT_LANES 2
#include "base/rng.h"
#include "lanes/as_lanes.h"
#include "lanes/lane_primal.h"
#include "support/cmocka_all.h"

enum { BLOCKS = 4, N = TILE * BLOCKS, MOST = BLOCKS * (BLOCKS + 1) / 2 * TILE_SIZE };

typedef struct Pattern {
  uint64_t marks[BLOCKS];
  int rows[2 * BLOCKS], col[MOST];
  Csr csr;
  int numbers;
} Pattern;

// Block 3 meets 1 and 0, 2 meets 0: with fill-in
static void make_pattern(Pattern* p) {
  *p = (Pattern){.marks = {0, 0, 1, 3}};
  p->numbers = TILE_SIZE * (int)tile_fill(p->marks, BLOCKS);
  tile_pattern((CsrOut){p->rows, p->rows + BLOCKS, p->col}, p->marks, BLOCKS);
  p->csr = (Csr){BLOCKS, p->rows, p->rows + BLOCKS, p->col};
}

// A symmetric matrix with a large diagonal; of lane 1 one pivot is below the least.
static void make_matrix(const Pattern* p, double* A, int lane) {
  for (int i = 0; i < p->numbers; i++) A[i] = rng_uniform(3, (uint64_t)lane, (uint64_t)i) - 0.5;
  for (int k = 0; k < BLOCKS; k++) {
    double* tile = A + TILE_SIZE * (p->csr.adr[k] + p->csr.nnz[k] - 1);
    for (int i = 0; i < TILE; i++) {
      for (int j = 0; j < i; j++) tile[TILE * j + i] = tile[TILE * i + j];
      tile[(TILE + 1) * i] = lane == 1 && k == 0 && i == 0 ? -5 : 9 + i;
    }
  }
}

static void tiles_have_the_bits_of_one_world(void** state) {
  (void)state;
  Pattern p;
  make_pattern(&p);
  double A[2][MOST], x[2][N], r[2][N];
  real L[MOST], y[N], u[N];
  for (int k = 0; k < 2; k++) {
    make_matrix(&p, A[k], k);
    for (int i = 0; i < N; i++) x[k][i] = rng_uniform(4, (uint64_t)k, (uint64_t)i);
  }
  for (int i = 0; i < p.numbers; i++) L[i] = (real){A[0][i], A[1][i]};
  for (int i = 0; i < N; i++) y[i] = (real){x[0][i], x[1][i]};
  lane_tile_mul(&p.csr, L, u, y);
  lane_tile_factor(&p.csr, L);
  lane_tile_solve(&p.csr, L, y);
  for (int k = 0; k < 2; k++) {
    tile_mul(&p.csr, A[k], r[k], x[k]);
    int rank = tile_factor(&p.csr, A[k]);
    assert_true(k == 1 ? rank < N : rank == N);
    tile_solve(&p.csr, A[k], x[k]);
    for (int i = 0; i < p.numbers; i++) assert_true(L[i][k] == A[k][i]);
    for (int i = 0; i < N; i++) assert_true(y[i][k] == x[k][i] && u[i][k] == r[k][i]);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(tiles_have_the_bits_of_one_world)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
