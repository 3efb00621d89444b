#include "math/dense.h"
#include "math/qcqp.h"
#include "unit/math/math_near.h"

// |x / d|^2
static double size2(const double* x, const double* d, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += x[i] * x[i] / (d[i] * d[i]);
  return s;
}

static void inside_it_is_the_plain_minimum(void** state) {
  (void)state;
  for (int n = 1; n <= QCQP_MAX; n++) {
    double A[25], b[5], d[5] = {1, 0.5, 2, 1, 0.7}, x[5], r[5];
    near_fill_spd(A, n, (uint64_t)n);
    near_fill(b, n, 30 + (uint64_t)n);
    assert_int_equal(qcqp_solve(&(Qcqp){n, A, b, d, 1000}, x), 0);
    dense_mul_vec(r, A, x, n, n);
    for (int i = 0; i < n; i++) assert_near(r[i], -b[i], 1e-12);
  }
}

// On the ellipsoid A x + b = -la x / d^2 with la > 0.
static void outside_it_is_on_the_ellipsoid(void** state) {
  (void)state;
  for (int n = 1; n <= QCQP_MAX; n++) {
    double A[25], b[5] = {0}, d[5] = {1, 0.5, 2, 1, 0.7}, x[5], r[5], la = 0;
    near_fill_spd(A, n, (uint64_t)n);
    near_fill(b, n, 30 + (uint64_t)n);
    b[0] += 10;
    assert_int_equal(qcqp_solve(&(Qcqp){n, A, b, d, 0.3}, x), 1);
    assert_near(size2(x, d, n), 0.09, 1e-8);
    dense_mul_vec(r, A, x, n, n);
    for (int i = 0; i < n; i++) {
      double l = -(r[i] + b[i]) * d[i] * d[i] / x[i];
      if (i) assert_near(l, la, 1e-6);
      la = l;
      assert_true(l > 0);
    }
  }
}

// Up to three dimensions the determinant decides, beyond the pivots.
static void singular_matrices_give_zero(void** state) {
  (void)state;
  double A2[4] = {1e-6, 0, 0, 1e-6}, A4[16] = {0}, b[4] = {1, 1, 1, 1}, d[4] = {1, 1, 1, 1}, x[4];
  assert_int_equal(qcqp_solve(&(Qcqp){2, A2, b, d, 1}, x), 0);
  assert_true(x[0] == 0 && x[1] == 0);
  for (int i = 0; i < 4; i++) A4[5 * i] = 1e-6;
  assert_int_equal(qcqp_solve(&(Qcqp){4, A4, b, d, 1}, x), 1);
  assert_true(x[0] < 0);
  A4[10] = 1e-11;
  assert_int_equal(qcqp_solve(&(Qcqp){4, A4, b, d, 1}, x), 0);
  assert_true(x[2] == 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(inside_it_is_the_plain_minimum),
      cmocka_unit_test(outside_it_is_on_the_ellipsoid),
      cmocka_unit_test(singular_matrices_give_zero),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
