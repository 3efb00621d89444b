#include "math/frontal_plan.h"
#include "support/numbers.h"

enum { N = 30 };

// Ten nodes of three unknowns in a ring.
static Csr make_ring(int* nnz, int* adr, int* col) {
  int used = 0;
  for (int i = 0; i < N; i++) {
    adr[i] = used;
    for (int j = 0; j < N; j++) {
      int apart = (i / 3 - j / 3 + 10) % 10;
      if (apart <= 1 || apart == 9) col[used++] = j;
    }
    nnz[i] = used - adr[i];
  }
  return (Csr){N, nnz, adr, col};
}

// Each unknown is eliminated once; children come before parents and reach only rows of theirs; each
// entry of the upper triangle has one place.
static void fronts_cover_the_matrix(void** state) {
  (void)state;
  int nnz[N], adr[N], col[N * N], seen[N] = {0}, rank[N], eliminated = 0, entries = 0;
  Csr p = make_ring(nnz, adr, col);
  FrontalPlan plan;
  assert_true(frontal_plan_make(&plan, &p));
  for (int s = 0; s < plan.fronts; s++) {
    const Front* f = plan.front + s;
    assert_true(f->own > 0 && f->own <= f->rows && f->rows <= plan.largest);
    assert_true(f->parent == -1 ? f->own == f->rows : f->parent > s);
    for (int k = 0; k < f->own; k++) {
      seen[plan.unknown[f->row_adr + k]]++;
      rank[plan.unknown[f->row_adr + k]] = eliminated++;
    }
    for (int k = f->own; k < f->rows; k++) {
      const Front* up = plan.front + f->parent;
      assert_int_equal(plan.unknown[up->row_adr + plan.place[f->row_adr + k]],
                       plan.unknown[f->row_adr + k]);
    }
    entries += f->entries;
  }
  for (int i = 0; i < N; i++) assert_int_equal(seen[i], 1);
  assert_int_equal(entries, (adr[N - 1] + nnz[N - 1] + N) / 2);
  for (int s = 0; s < plan.fronts; s++) {
    const Front* f = plan.front + s;
    for (int k = f->entry_adr; k < f->entry_adr + f->entries; k++) {
      int row = plan.unknown[f->row_adr + plan.at[k] / f->rows];
      int column = plan.unknown[f->row_adr + plan.at[k] % f->rows];
      assert_int_equal(col[plan.entry[k]], column);
      assert_in_range(plan.entry[k], adr[row], adr[row] + nnz[row] - 1);
      assert_true(rank[row] <= rank[column]);
    }
  }
  frontal_plan_free(&plan);
  assert_null(plan.front);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(fronts_cover_the_matrix)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
