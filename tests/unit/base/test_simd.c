#include "base/rng.h"
#include "base/simd.h"
#include "math/rng_normal.h"
#include "unit/base/unit.h"

#include <math.h>

enum { N = 67 };

static void fill(double* x, int n, uint64_t stream) {
  // magnitudes far apart, so that another order of additions gives another sum
  for (int i = 0; i < n; i++) {
    uint64_t k = (uint64_t)i;
    x[i] = rng_normal(1, stream, k) * ldexp(1, (int)(rng_u64(2, stream, k) % 40) - 20);
  }
}

static void assert_same(double x, double y) { assert_memory_equal(&x, &y, sizeof x); }

static void test_dot_is_the_same_without_vectors(void** state) {
  (void)state;
  double a[N + 1], b[N + 1];
  for (uint64_t trial = 0; trial < 200; trial++) {
    fill(a, N + 1, 2 * trial);
    fill(b, N + 1, 2 * trial + 1);
    for (int n = 0; n <= N; n++) {
      assert_same(simd_dot(a, b, n), simd_dot_plain(a, b, n));
      assert_same(simd_dot(a + 1, b, n), simd_dot_plain(a + 1, b, n)); // any alignment
    }
  }
}

static void test_order_of_additions(void** state) {
  (void)state;
  const double a[11] = {1e16, 1, -1e16, 1, 3, 1, 5, 1, 0.25, 0.5, 0.125};
  double one[11];
  for (int i = 0; i < 11; i++) one[i] = 1;
  double s0 = 1e16 + 3, s1 = 1 + 1, s2 = -1e16 + 5, s3 = 1 + 1;
  assert_same(simd_dot(a, one, 8), (s0 + s2) + (s1 + s3));
  assert_same(simd_dot(a, one, 11), ((s0 + s2) + (s1 + s3)) + ((0.25 + 0.5) + 0.125));
  assert_same(simd_dot(a, one, 3), (1e16 + 1) + -1e16);
  assert_same(simd_dot(a, one, 0), 0);
}

static void test_axpy(void** state) {
  (void)state;
  double x[N], y[N], z[N], start[N];
  fill(x, N, 1000);
  fill(start, N, 1001);
  for (int n = 0; n <= N; n++) {
    memcpy(y, start, sizeof y);
    memcpy(z, start, sizeof z);
    simd_axpy(y, -0.3, x, n);
    simd_axpy_plain(z, -0.3, x, n);
    assert_memory_equal(y, z, sizeof y);
    for (int i = 0; i < N; i++) assert_same(y[i], i < n ? start[i] + -0.3 * x[i] : start[i]);
  }
}

static void test_load_and_store(void** state) {
  (void)state;
  double in[9], out[9] = {0};
  for (int i = 0; i < 9; i++) in[i] = i;
  double4 u;
  simd_load4(&u, in + 1);
  assert_same(simd_sum4(&u), 10);
  u *= u;
  simd_store4(out + 1, &u);
  for (int i = 0; i < 9; i++) assert_same(out[i], i >= 1 && i <= 4 ? i * i : 0);
  double8 v;
  simd_load8(&v, in + 1);
  v = v + 1.0;
  simd_store8(out + 1, &v);
  for (int i = 1; i < 9; i++) assert_same(out[i], i + 1);
}

static void test_where_negative(void** state) {
  (void)state;
  double x[4] = {-1, 0, 2, -0.0}, v[4] = {5, 6, 7, 8}, r[4];
  double4 a, b, c;
  simd_load4(&a, x);
  simd_load4(&b, v);
  simd_where_negative4(&c, &a, &b);
  simd_store4(r, &c);
  assert_same(r[0], 5);
  for (int i = 1; i < 4; i++) assert_same(r[i], 0);
}

static void test_mask_and_rounding(void** state) {
  (void)state;
  for (int m = 0; m < 16; m++) {
    int4 hit = {-(m & 1), -(m >> 1 & 1), -(m >> 2 & 1), -(m >> 3 & 1)};
    assert_int_equal(simd_mask4(&hit), m);
  }
  const double x[] = {0, 1, -1, 0.1, -0.1, 1e10, -1e-30, 123456.789};
  for (int i = 0; i < 8; i++) {
    assert_true((double)simd_round_down(x[i]) <= x[i]);
    assert_true(x[i] - (double)simd_round_down(x[i]) <= 3e-7 * fabs(x[i]) + 1e-37);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_dot_is_the_same_without_vectors),
      cmocka_unit_test(test_order_of_additions),
      cmocka_unit_test(test_axpy),
      cmocka_unit_test(test_load_and_store),
      cmocka_unit_test(test_where_negative),
      cmocka_unit_test(test_mask_and_rounding),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
