#include "math/order.h"
#include "support/numbers.h"

#include <string.h>

enum { SIDE = 12, NODES = SIDE * SIDE };

// A square grid, each node joined with its four neighbours.
typedef struct Grid {
  int nnz[NODES], adr[NODES], col[4 * NODES], weight[NODES];
} Grid;

static Csr make_grid(Grid* g) {
  static const int step[4][2] = {{0, -1}, {-1, 0}, {1, 0}, {0, 1}};
  int used = 0;
  for (int i = 0; i < NODES; i++) {
    g->adr[i] = used;
    g->weight[i] = 1;
    for (int k = 0; k < 4; k++) {
      int x = i % SIDE + step[k][0], y = i / SIDE + step[k][1];
      if (x >= 0 && x < SIDE && y >= 0 && y < SIDE) g->col[used++] = SIDE * y + x;
    }
    g->nnz[i] = used - g->adr[i];
  }
  return (Csr){NODES, g->nnz, g->adr, g->col};
}

// Entries of the factor by elimination on a dense table.
static int count_fill(const Csr* p, const int* order) {
  static bool joined[NODES][NODES];
  int fill = 0;
  memset(joined, 0, sizeof joined);
  for (int i = 0; i < p->n; i++) {
    for (int k = p->adr[i]; k < p->adr[i] + p->nnz[i]; k++) joined[i][p->col[k]] = true;
  }
  for (int k = 0; k < p->n; k++) {
    int v = order[k];
    for (int i = 0; i < p->n; i++) {
      if (!joined[v][i]) continue;
      fill++;
      joined[i][v] = false;
      for (int j = 0; j < p->n; j++) joined[i][j] |= joined[v][j] && i != j;
    }
  }
  return fill;
}

static void order_is_a_permutation_with_little_fill(void** state) {
  (void)state;
  static Grid g;
  Csr p = make_grid(&g);
  int order[NODES], natural[NODES], seen[NODES] = {0};
  assert_true(order_min_degree(&p, g.weight, order));
  for (int i = 0; i < NODES; i++) {
    assert_in_range(order[i], 0, NODES - 1);
    seen[order[i]]++;
    natural[i] = i;
  }
  for (int i = 0; i < NODES; i++) assert_int_equal(seen[i], 1);
  assert_true(count_fill(&p, order) < 0.6 * count_fill(&p, natural));
}

// A tree has no fill-in: leaves go first.
static void tree_has_no_fill(void** state) {
  (void)state;
  enum { N = 63 };
  int nnz[N], adr[N], col[2 * N], weight[N], order[N], used = 0;
  for (int i = 0; i < N; i++) {
    adr[i] = used;
    weight[i] = 1;
    if (i > 0) col[used++] = (i - 1) / 2;
    for (int c = 2 * i + 1; c <= 2 * i + 2 && c < N; c++) col[used++] = c;
    nnz[i] = used - adr[i];
  }
  Csr p = {N, nnz, adr, col};
  assert_true(order_min_degree(&p, weight, order));
  assert_int_equal(count_fill(&p, order), N - 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(order_is_a_permutation_with_little_fill),
      cmocka_unit_test(tree_has_no_fill),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
