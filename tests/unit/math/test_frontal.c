#include "base/alloc.h"
#include "base/rng.h"
#include "math/chol.h"
#include "math/frontal.h"
#include "support/failing_memory.h"
#include "support/numbers.h"

#include <string.h>

// A symmetric matrix whose pattern is a graph; values random, diagonally dominant.
typedef struct Matrix {
  int n, nnz[600], adr[600], *col;
  double* value;
} Matrix;

static Csr pattern_of(const Matrix* A) { return (Csr){A->n, A->nnz, A->adr, A->col}; }

static void free_matrix(Matrix* A) {
  alloc_free(A->col);
  alloc_free(A->value);
}

// is_entry(i, j) for i > j
static Matrix make_matrix(int n, bool (*is_entry)(int i, int j), uint64_t seed) {
  Matrix A = {.n = n};
  A.col = alloc_bytes((size_t)(n * n) * sizeof(int));
  A.value = alloc_bytes((size_t)(n * n) * sizeof(double));
  int used = 0;
  for (int i = 0; i < n; i++) {
    A.adr[i] = used;
    for (int j = 0; j < n; j++) {
      if (i != j && !is_entry(i > j ? i : j, i > j ? j : i)) continue;
      int low = i < j ? i : j, high = i < j ? j : i;
      A.col[used] = j;
      A.value[used++] = rng_uniform(seed, (uint64_t)low, (uint64_t)high) - 0.5;
    }
    A.nnz[i] = used - A.adr[i];
  }
  for (int i = 0; i < n; i++) {
    double sum = 0.1, *diagonal = NULL;
    for (int k = A.adr[i]; k < A.adr[i] + A.nnz[i]; k++) {
      sum += fabs(A.value[k]);
      if (A.col[k] == i) diagonal = A.value + k;
    }
    *diagonal = sum;
  }
  return A;
}

// Patterns: a grid of 8 x 8 nodes of three unknowns with diagonals; a chain; a star; blocks apart;
// dense; diagonal; random.
static bool grid_entry(int i, int j) {
  int a = i / 3, b = j / 3, dx = a % 8 - b % 8, dy = a / 8 - b / 8;
  return dx * dx <= 1 && dy * dy <= 1;
}
static bool chain_entry(int i, int j) { return i - j <= 2; }
static bool star_entry(int i, int j) { return (void)i, j == 0; }
static bool apart_entry(int i, int j) { return i / 5 == j / 5; }
static bool dense_entry(int i, int j) { return (void)i, (void)j, true; }
static bool diagonal_entry(int i, int j) { return (void)i, (void)j, false; }
static bool random_entry(int i, int j) { return rng_uniform(5, (uint64_t)i, (uint64_t)j) < 0.03; }

static const struct {
  int n;
  bool (*is_entry)(int i, int j);
} kPattern[] = {{192, grid_entry},   {100, chain_entry},  {60, star_entry},
                {61, apart_entry},   {40, dense_entry},   {17, diagonal_entry},
                {300, random_entry}, {1, diagonal_entry}, {0, diagonal_entry}};

// The plain dense factorization.
static void solve_dense(const Matrix* A, double* x) {
  int n = A->n;
  double* dense = alloc_zero((size_t)(n * n + 1) * sizeof *dense);
  for (int i = 0; i < n; i++) {
    for (int k = A->adr[i]; k < A->adr[i] + A->nnz[i]; k++) dense[n * i + A->col[k]] = A->value[k];
  }
  assert_int_equal(chol_factor(dense, n, 1e-15), n);
  chol_solve(x, dense, x, n);
  alloc_free(dense);
}

static void solution_is_that_of_the_dense_factor(void** state) {
  (void)state;
  for (size_t k = 0; k < sizeof kPattern / sizeof *kPattern; k++) {
    for (uint64_t seed = 1; seed <= 3; seed++) {
      Matrix A = make_matrix(kPattern[k].n, kPattern[k].is_entry, seed);
      Csr p = pattern_of(&A);
      Frontal* f = frontal_new(&p);
      assert_non_null(f);
      double x[600], y[600];
      for (int i = 0; i < A.n; i++) x[i] = y[i] = rng_uniform(9, seed, (uint64_t)i) - 0.5;
      assert_int_equal(frontal_factor(f, A.value, 1e-15), 0);
      frontal_solve(f, x);
      solve_dense(&A, y);
      assert_within(largest_difference(x, y, A.n), 0, 1e-11);
      frontal_free(f);
      free_matrix(&A);
    }
  }
}

// A chain and a star have no fill-in in a good order; a grid has far less than a dense matrix.
static void order_keeps_fill_small(void** state) {
  (void)state;
  Matrix star = make_matrix(60, star_entry, 1), grid = make_matrix(192, grid_entry, 1);
  Csr p = pattern_of(&star), q = pattern_of(&grid);
  Frontal *f = frontal_new(&p), *g = frontal_new(&q);
  assert_true(frontal_size(f) <= 4 * 60);
  assert_true(frontal_size(g) <= 192 * 60);
  frontal_free(f);
  frontal_free(g);
  free_matrix(&star);
  free_matrix(&grid);
}

// A pivot that vanishes is replaced and counted; the others are as without it.
static void missing_pivot_is_counted(void** state) {
  (void)state;
  Matrix A = make_matrix(61, apart_entry, 1);
  Csr p = pattern_of(&A);
  Frontal* f = frontal_new(&p);
  for (int i = 0; i < A.n; i++) { // the last block, one unknown, is zero
    if (i == 60) A.value[A.adr[i]] = 0;
  }
  assert_int_equal(frontal_factor(f, A.value, 1e-6), 1);
  double x[61];
  for (int i = 0; i < 61; i++) x[i] = i < 60;
  frontal_solve(f, x);
  assert_true(isfinite(largest_of(x, 61)));
  assert_within(x[60], 0, 0);
  frontal_free(f);
  free_matrix(&A);
}

// Same bits in every factorization, and no memory is asked for.
static void factor_again_gives_the_same_bits(void** state) {
  (void)state;
  Matrix A = make_matrix(192, grid_entry, 4);
  Csr p = pattern_of(&A);
  Frontal *f = frontal_new(&p), *g = frontal_new(&p);
  double x[192], y[192];
  for (int i = 0; i < 192; i++) x[i] = y[i] = i;
  size_t before = alloc_count();
  frontal_factor(f, A.value, 1e-15);
  frontal_factor(f, A.value, 1e-15);
  frontal_solve(f, x);
  frontal_factor(g, A.value, 1e-15);
  frontal_solve(g, y);
  assert_true(alloc_count() == before);
  assert_memory_equal(x, y, sizeof x);
  frontal_free(f);
  frontal_free(g);
  free_matrix(&A);
}

static bool plan_with_little_memory(MemoryCount* c) {
  static Matrix A; // made once, with memory that does not fail
  memory_enough(c);
  A = make_matrix(192, grid_entry, 4);
  Csr p = pattern_of(&A);
  memory_scarce(c);
  Frontal* f = frontal_new(&p);
  memory_enough(c);
  bool done = f != NULL;
  frontal_free(f);
  free_matrix(&A);
  return done;
}

static void no_memory_leaves_nothing_behind(void** state) {
  (void)state;
  assert_true(memory_failures(plan_with_little_memory) > 20);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(solution_is_that_of_the_dense_factor),
      cmocka_unit_test(order_keeps_fill_small),
      cmocka_unit_test(missing_pivot_is_counted),
      cmocka_unit_test(factor_again_gives_the_same_bits),
      cmocka_unit_test(no_memory_leaves_nothing_behind),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
