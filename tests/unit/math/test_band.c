#include "math/band.h"
#include "math/chol.h"
#include "support/numbers.h"
#include "unit/math/math_near.h"

enum { MAX = 12 };

typedef struct Case {
  Band b;
  double full[MAX * MAX], band[MAX * MAX];
} Case;

typedef void (*Check)(Case* c);

// Every shape up to 9 band rows and 3 dense ones.
static void for_shapes(Check check) {
  static Case c;
  for (int ndense = 0; ndense <= 3; ndense++) {
    for (int nsparse = 0; nsparse <= 9; nsparse++) {
      for (int nband = 1; nband <= (nsparse ? nsparse : 1); nband++) {
        int n = ndense + nsparse;
        c.b = (Band){n, nband, ndense};
        near_fill_spd(c.full, n, (uint64_t)(100 * ndense + 10 * nsparse + nband));
        for (int i = 0; i < n; i++) {
          c.full[i * n + i] += n;
          for (int j = 0; j < i; j++) {
            if (i < nsparse && i - j >= nband) c.full[i * n + j] = c.full[j * n + i] = 0;
          }
        }
        near_fill(c.band, MAX * MAX, 3);
        band_from_dense(&c.b, c.band, c.full);
        check(&c);
      }
    }
  }
}

static void check_convert(Case* c) {
  double r[MAX * MAX];
  int n = c->b.ntotal;
  band_to_dense(&c->b, r, c->band);
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) assert_true(r[i * n + j] == (j <= i ? c->full[i * n + j] : 0));
    assert_true(c->band[band_row(&c->b, i) + (size_t)i] == c->full[i * n + i]);
  }
}

static void dense_and_back(void** state) {
  (void)state;
  for_shapes(check_convert);
}

static void check_solve(Case* c) {
  double L[MAX * MAX], C[MAX * MAX], b[MAX], x[MAX], want[MAX], least;
  int n = c->b.ntotal;
  memcpy(L, c->band, sizeof L);
  memcpy(C, c->full, sizeof C);
  for (int i = 0; i < n; i++) C[i * n + i] += 0.25 + 0.5 * C[i * n + i];
  chol_factor(C, n, 0);
  near_fill(b, n, 5);
  least = band_factor(&c->b, L, 0.25, 0.5);
  double pivot = n ? C[0] * C[0] : -1;
  for (int i = 0; i < n; i++) pivot = smaller(pivot, C[i * n + i] * C[i * n + i]);
  assert_near(least, pivot, 1e-14);
  band_solve(&c->b, x, L, b);
  chol_solve(want, C, b, n);
  assert_all_near(x, want, n, 1e-14);
}

static void solve_agrees_with_dense(void** state) {
  (void)state;
  for_shapes(check_solve);
}

static void check_multiply(Case* c) {
  double x[MAX] = {0}, r[MAX], want[MAX], lower[MAX * MAX];
  int n = c->b.ntotal;
  near_fill(x, n, 6);
  band_mul_sym(&c->b, r, c->band, x);
  dense_mul_vec(want, c->full, x, n, n);
  assert_all_near(r, want, n, 1e-14);
  band_to_dense(&c->b, lower, c->band);
  band_mul_lower(&c->b, r, c->band, x);
  dense_mul_vec(want, lower, x, n, n);
  assert_all_near(r, want, n, 1e-14);
}

static void multiply_agrees_with_dense(void** state) {
  (void)state;
  for_shapes(check_multiply);
}

static void negative_pivot_gives_zero(void** state) {
  (void)state;
  double M[2] = {1, -1};
  assert_true(band_factor(&(Band){2, 1, 0}, M, 0, 0) == 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(dense_and_back),
      cmocka_unit_test(solve_agrees_with_dense),
      cmocka_unit_test(multiply_agrees_with_dense),
      cmocka_unit_test(negative_pivot_gives_zero),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
