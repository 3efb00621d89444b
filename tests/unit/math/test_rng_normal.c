#include "math/rng_normal.h"
#include "support/cmocka_all.h"

enum { N = 100000 };

static void test_normal(void** state) {
  (void)state;
  double sum = 0, square = 0, fourth = 0;
  int beyond = 0;
  for (uint64_t k = 0; k < N; k++) {
    double x = rng_normal(5, 7, k);
    assert_true(isfinite(x));
    sum += x;
    square += x * x;
    fourth += x * x * x * x;
    beyond += fabs(x) > 2;
  }
  assert_true(fabs(sum / N) < 5 / sqrt(N));
  assert_true(fabs(square / N - 1) < 5 * sqrt(2.0 / N));
  assert_true(fabs(fourth / N - 3) < 5 * sqrt(96.0 / N));
  assert_true(fabs((double)beyond / N - 0.0455003) < 5 * sqrt(0.0455 * 0.9545 / N));
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_normal)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
