#include "math/ldl.h"
#include "math/ldl_columns.h"
#include "unit/math/math_near.h"

// Two trees: 0-1-2 with a branch 1-3, and 4-5.
enum { N = 6, ENTRIES = 14 };
static const int nnz[N] = {1, 2, 3, 3, 1, 2}, adr[N] = {0, 1, 3, 6, 9, 10};
static const int col[ENTRIES] = {0, 0, 1, 0, 1, 2, 0, 1, 3, 4, 4, 5};

static void columns_are_closed_over_ancestors(void** state) {
  (void)state;
  Csr p = {N, nnz, adr, col};
  unsigned char mark[N] = {0}, zero[N] = {0};
  int from[] = {3, 5}, out[N];
  assert_int_equal(ldl_columns_close(&p, (ColumnList){from, 2}, out, mark), 5);
  static const int want[] = {0, 1, 3, 4, 5};
  for (int i = 0; i < 5; i++) assert_int_equal(out[i], want[i]);
  assert_memory_equal(mark, zero, sizeof mark);
  assert_int_equal(ldl_columns_close(&p, (ColumnList){from, 0}, out, mark), 0);
}

// The same numbers as the solution over all columns.
static void solution_is_that_of_the_whole_vector(void** state) {
  (void)state;
  Csr p = {N, nnz, adr, col};
  double L[ENTRIES], dinv[N], root[N], x[N] = {0}, full[N] = {0}, y[N];
  near_fill(L, ENTRIES, 5);
  for (int i = 0; i < N; i++) L[adr[i] + nnz[i] - 1] += N;
  ldl_factor(&p, L, dinv);
  for (int i = 0; i < N; i++) root[i] = sqrt(dinv[i]);
  int at[] = {0, 1, 3};
  x[3] = full[3] = 0.7;
  x[1] = full[1] = -1.2;
  ldl_columns_solve(&(LdlHalf){p, L, root}, (ColumnList){at, 3}, x, y);
  ldl_solve_half(&p, L, root, full, 1);
  for (int k = 0; k < 3; k++) assert_near(y[k], full[at[k]], 1e-15);
  for (int i = 0; i < N; i++) assert_true(x[i] == 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(columns_are_closed_over_ancestors),
      cmocka_unit_test(solution_is_that_of_the_whole_vector),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
