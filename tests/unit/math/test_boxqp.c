#include "math/boxqp.h"
#include "unit/math/math_near.h"

enum { MAX = 10 };

// A point of a convex program is its solution if no feasible direction descends.
static void check_optimal(const BoxQp* p, const double* x) {
  for (int i = 0; i < p->n; i++) {
    double g = p->g[i] + dense_dot(p->H + i * p->n, x, p->n);
    bool low = p->lower && x[i] == p->lower[i], high = p->upper && x[i] == p->upper[i];
    if (p->lower) assert_true(x[i] >= p->lower[i]);
    if (p->upper) assert_true(x[i] <= p->upper[i]);
    if (!low && g > 0) assert_near(g, 0, 1e-7);
    if (!high && g < 0) assert_near(g, 0, 1e-7);
  }
}

static void solutions_are_optimal(void** state) {
  (void)state;
  for (uint64_t k = 0; k < 60; k++) {
    int n = 1 + (int)(k % MAX), index[MAX];
    double H[MAX * MAX], g[MAX], low[MAX], high[MAX], x[MAX], R[MAX * (MAX + 7)];
    near_fill_spd(H, n, k);
    near_fill(g, n, k + 100);
    near_fill(x, n, k + 200);
    for (int i = 0; i < n; i++) {
      g[i] *= 5;
      low[i] = -0.3;
      high[i] = 0.1 * (i + 1);
    }
    BoxQp p = {n, H, g, k % 4 == 1 ? NULL : low, k % 4 == 2 ? NULL : high};
    int nfree = boxqp_solve(&p, x, R, index);
    assert_in_range(nfree, 0, n);
    check_optimal(&p, x);

    // R is the factor of the free part of H
    for (int i = 0; i < nfree; i++) {
      for (int j = 0; j <= i; j++) {
        double s = dense_dot(R + i * nfree, R + j * nfree, j + 1);
        assert_near(s, H[index[i] * n + index[j]], 1e-13);
      }
    }
  }
}

static void without_a_box_the_newton_point(void** state) {
  (void)state;
  double H[4] = {2, 0, 0, 4}, g[2] = {2, -8}, x[2] = {7, 7}, R[18];
  assert_int_equal(boxqp_solve(&(BoxQp){2, H, g, NULL, NULL}, x, R, NULL), 2);
  assert_all_near(x, ((double[]){-1, 2}), 2, 1e-15);
}

static void all_clamped(void** state) {
  (void)state;
  double H[4] = {1, 0, 0, 1}, g[2] = {10, -10}, low[2] = {-1, -1}, high[2] = {1, 1};
  double x[2] = {0, 0}, R[18];
  int index[2];
  assert_int_equal(boxqp_solve(&(BoxQp){2, H, g, low, high}, x, R, index), 0);
  assert_all_near(x, ((double[]){-1, 1}), 2, 0);
}

static void indefinite_is_refused(void** state) {
  (void)state;
  double H[4] = {-1, 0, 0, 1}, g[2] = {0.1, 0}, low[2] = {-1, -1}, high[2] = {1, 1};
  double x[2] = {0, 0}, R[18];
  assert_int_equal(boxqp_solve(&(BoxQp){2, H, g, low, high}, x, R, NULL), -1);
  assert_int_equal(boxqp_solve(&(BoxQp){2, H, g, NULL, NULL}, x, R, NULL), -1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(solutions_are_optimal),
      cmocka_unit_test(without_a_box_the_newton_point),
      cmocka_unit_test(all_clamped),
      cmocka_unit_test(indefinite_is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
