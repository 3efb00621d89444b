#include "math/chol.h"
#include "math/ldl.h"
#include "unit/math/math_near.h"

enum { MAX = 64, ENTRIES = MAX * (MAX + 1) / 2 };

// A forest given by parents, and a positive matrix with its pattern, sparse and dense.
typedef struct Forest {
  int n, nnz[MAX], adr[MAX], col[ENTRIES], total;
  double M[ENTRIES], dense[MAX * MAX];
  Csr p;
} Forest;

static void make(Forest* f, int n, const int* parent, uint64_t seed) {
  f->n = n;
  f->total = 0;
  for (int i = 0; i < n; i++) {
    int path[MAX], depth = 0;
    for (int j = i; j >= 0; j = parent[j]) path[depth++] = j;
    f->nnz[i] = depth;
    f->adr[i] = f->total;
    while (depth) f->col[f->total++] = path[--depth];
  }
  f->p = (Csr){n, f->nnz, f->adr, f->col};
  near_fill(f->M, f->total, seed);
  for (int i = 0; i < n; i++) f->M[f->adr[i] + f->nnz[i] - 1] += n;
  sparse_to_dense(f->dense, &f->p, f->M, n);
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < i; j++) f->dense[j * n + i] = f->dense[i * n + j];
  }
}

typedef void (*Check)(Forest* f);

// Chains of every length, forests of short chains, a humanoid, random trees, lone dofs.
static void for_forests(Check check) {
  static Forest f;
  int parent[MAX];
  for (int n = 1; n <= 24; n++) {
    for (int i = 0; i < n; i++) parent[i] = i - 1;
    make(&f, n, parent, (uint64_t)n);
    check(&f);
  }
  for (int length = 1; length <= 7; length++) {
    for (int i = 0; i < 40; i++) parent[i] = i % length ? i - 1 : -1;
    make(&f, 40, parent, (uint64_t)length);
    check(&f);
  }
  for (uint64_t seed = 0; seed < 20; seed++) {
    for (int i = 0; i < MAX; i++) {
      // mostly the previous one, else any before
      uint64_t u = rng_u64(seed, 0, (uint64_t)i);
      parent[i] = i == 0 ? -1 : u % 4 ? i - 1 : (int)((u >> 8) % (uint64_t)(i + 1)) - 1;
    }
    make(&f, MAX, parent, seed);
    check(&f);
  }
}

static void check_factor(Forest* f) {
  double LD[ENTRIES], dinv[MAX], L[MAX * MAX], r[MAX * MAX] = {0};
  int n = f->n;
  memcpy(LD, f->M, sizeof(double) * (size_t)f->total);
  ldl_factor(&f->p, LD, dinv);
  sparse_to_dense(L, &f->p, LD, n);
  for (int k = 0; k < n; k++) assert_near(dinv[k] * L[k * n + k], 1, 1e-15);

  // sum_k L_ki D_k L_kj with ones on the diagonal of L
  for (int k = 0; k < n; k++) {
    double D = L[k * n + k];
    L[k * n + k] = 1;
    for (int i = 0; i <= k; i++) {
      for (int j = 0; j <= k; j++) r[i * n + j] += L[k * n + i] * D * L[k * n + j];
    }
  }
  assert_all_near(r, f->dense, n * n, 1e-14);
}

static void factor_multiplies_back(void** state) {
  (void)state;
  for_forests(check_factor);
}

// One subtraction after the other, from the last row to the first: grouping and vector width must
// not change a bit.
static void check_bits(Forest* f) {
  double LD[ENTRIES], A[ENTRIES], dinv[MAX];
  memcpy(LD, f->M, sizeof(double) * (size_t)f->total);
  memcpy(A, f->M, sizeof(double) * (size_t)f->total);
  ldl_factor(&f->p, LD, dinv);
  for (int k = f->n - 1; k >= 0; k--) {
    double* row = A + f->adr[k];
    int off = f->nnz[k] - 1;
    double inv = 1 / row[off];
    for (int t = off - 1; t >= 0; t--) {
      double s = row[t] * inv, *y = A + f->adr[f->col[f->adr[k] + t]];
      for (int j = 0; j <= t; j++) y[j] -= s * row[j];
      row[t] = s;
    }
  }
  for (int i = 0; i < f->total; i++) assert_true(LD[i] == A[i]);
}

static void factor_has_the_bits_of_the_plain_loop(void** state) {
  (void)state;
  for_forests(check_bits);
}

// The same for the solution: row after row, the sums of the second pass in the order of sparse_dot.
static void check_solve_bits(Forest* f) {
  double LD[ENTRIES], dinv[MAX], x[MAX], y[MAX];
  int n = f->n;
  memcpy(LD, f->M, sizeof(double) * (size_t)f->total);
  ldl_factor(&f->p, LD, dinv);
  near_fill(x, n, 88);
  memcpy(y, x, sizeof y);
  ldl_solve(&f->p, LD, dinv, x, 1);
  for (int i = n - 1; i >= 0; i--) {
    for (int k = 0; k < f->nnz[i] - 1; k++) y[f->col[f->adr[i] + k]] -= LD[f->adr[i] + k] * y[i];
  }
  for (int i = 0; i < n; i++) y[i] *= dinv[i];
  for (int i = 0; i < n; i++)
    y[i] -= sparse_dot(LD + f->adr[i], f->col + f->adr[i], f->nnz[i] - 1, y);
  for (int i = 0; i < n; i++) assert_true(x[i] == y[i]);
}

static void solution_has_the_bits_of_the_plain_loop(void** state) {
  (void)state;
  for_forests(check_solve_bits);
}

static void check_solve(Forest* f) {
  double LD[ENTRIES], dinv[MAX], x[3 * MAX], b[3 * MAX], C[MAX * MAX], want[MAX];
  int n = f->n;
  near_fill(b, 3 * n, 77);
  memcpy(x, b, sizeof(double) * 3 * (size_t)n);
  memcpy(LD, f->M, sizeof(double) * (size_t)f->total);
  ldl_factor(&f->p, LD, dinv);
  ldl_solve(&f->p, LD, dinv, x, 3);
  memcpy(C, f->dense, sizeof(double) * (size_t)(n * n));
  assert_int_equal(chol_factor(C, n, 0), n);
  for (int v = 0; v < 3; v++) {
    chol_solve(want, C, b + v * n, n);
    assert_all_near(x + v * n, want, n, 1e-14);
  }
}

static void solve_agrees_with_cholesky(void** state) {
  (void)state;
  for_forests(check_solve);
}

static void check_halves(Forest* f) {
  double LD[ENTRIES], dinv[MAX], root[MAX], x[MAX], y[MAX], r[MAX], m[MAX];
  int n = f->n;
  near_fill(x, n, 55);
  memcpy(LD, f->M, sizeof(double) * (size_t)f->total);
  ldl_factor(&f->p, LD, dinv);
  for (int i = 0; i < n; i++) root[i] = sqrt(dinv[i]);

  ldl_mul(&f->p, f->M, m, x);
  dense_mul_vec(r, f->dense, x, n, n);
  assert_all_near(m, r, n, 1e-14);

  // r = D^1/2 L x, from the rows of the factor; then |r|^2 = x' M x
  for (int i = 0; i < n; i++) {
    const double* row = LD + f->p.adr[i];
    int off = f->p.nnz[i] - 1;
    r[i] = sqrt(row[off]) * (x[i] + sparse_dot(row, f->p.col + f->p.adr[i], off, x));
  }
  assert_near(dense_dot(r, r, n), dense_dot(x, m, n), 1e-13);

  // D^-1/2 L'^-1 (M x) = D^1/2 L x
  memcpy(y, m, sizeof(double) * (size_t)n);
  ldl_solve_half(&f->p, LD, root, y, 1);
  assert_all_near(y, r, n, 1e-13);
}

static void halves_square_to_the_whole(void** state) {
  (void)state;
  for_forests(check_halves);
}

static void simple_rows_have_only_a_diagonal(void** state) {
  (void)state;
  // dofs of a body with diagonal inertia: rows of one entry
  int nnz[5] = {1, 1, 1, 1, 1}, adr[5] = {0, 1, 2, 3, 4}, col[5] = {0, 1, 2, 3, 4};
  double M[5] = {1, 2, 4, 5, 8}, dinv[5], x[5] = {1, 1, 1, 1, 1};
  Csr p = {5, nnz, adr, col};
  ldl_factor(&p, M, dinv);
  ldl_solve(&p, M, dinv, x, 1);
  assert_all_near(x, ((double[]){1, 0.5, 0.25, 0.2, 0.125}), 5, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(factor_multiplies_back),
      cmocka_unit_test(factor_has_the_bits_of_the_plain_loop),
      cmocka_unit_test(solution_has_the_bits_of_the_plain_loop),
      cmocka_unit_test(solve_agrees_with_cholesky),
      cmocka_unit_test(halves_square_to_the_whole),
      cmocka_unit_test(simple_rows_have_only_a_diagonal),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
