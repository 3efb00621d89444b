#include "math/dense.h"
#include "math/lu.h"
#include "unit/math/math_near.h"

enum { MAX = 40 };

// Pattern of a tree: row i has its ancestors, itself and its descendants.
static Csr tree_pattern(int n, const int* parent, int* nnz, int* adr, int* col) {
  bool related[MAX][MAX] = {{false}};
  for (int i = 0; i < n; i++) {
    for (int j = i; j >= 0; j = parent[j]) related[i][j] = related[j][i] = true;
  }
  int at = 0;
  for (int i = 0; i < n; i++) {
    adr[i] = at;
    for (int j = 0; j < n; j++) {
      if (related[i][j]) col[at++] = j;
    }
    nnz[i] = at - adr[i];
  }
  return (Csr){n, nnz, adr, col};
}

static void sparse_solve_gives_back(void** state) {
  (void)state;
  for (uint64_t seed = 0; seed < 20; seed++) {
    int parent[MAX], nnz[MAX], adr[MAX], col[MAX * MAX], n = MAX;
    for (int i = 0; i < n; i++) {
      uint64_t u = rng_u64(seed, 0, (uint64_t)i);
      parent[i] = i == 0 ? -1 : u % 3 ? i - 1 : (int)((u >> 8) % (uint64_t)(i + 1)) - 1;
    }
    Csr p = tree_pattern(n, parent, nnz, adr, col);
    int total = adr[n - 1] + nnz[n - 1];
    double A[MAX * MAX], LU[MAX * MAX], x[MAX], b[MAX], r[MAX], work[MAX];
    near_fill(A, total, seed);
    for (int i = 0; i < n; i++) {
      for (int k = adr[i]; k < adr[i] + nnz[i]; k++) A[k] += col[k] == i ? n : 0;
    }
    near_fill(b, n, seed + 50);
    memcpy(x, b, sizeof x);
    memcpy(LU, A, sizeof(double) * (size_t)total);
    assert_int_equal(lu_factor_sparse(&p, LU, work), n);
    lu_solve_sparse(&p, LU, x);
    sparse_mul_vec(r, &p, A, x);
    assert_all_near(r, b, n, 1e-13);
  }
}

static void sparse_singular_is_counted(void** state) {
  (void)state;
  int nnz[2] = {2, 2}, adr[2] = {0, 2}, col[4] = {0, 1, 0, 1};
  double A[4] = {1, 2, 2, 4}, work[2];
  assert_int_equal(lu_factor_sparse(&(Csr){2, nnz, adr, col}, A, work), 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(sparse_solve_gives_back),
      cmocka_unit_test(sparse_singular_is_counted),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
