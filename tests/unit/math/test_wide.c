#include "base/simd.h"
#include "math/wide.h"
#include "unit/math/math_near.h"

// A kernel whose value would depend on the vector width if sums were reordered.
WIDE_INLINE double kernel(const double* a, const double* b, int n) { return simd_dot(a, b, n); }
WIDE_TARGET static double kernel_wide(const double* a, const double* b, int n) {
  return kernel(a, b, n);
}
static double call(const double* a, const double* b, int n) { return WIDE_CALL(kernel, a, b, n); }

static void both_builds_give_the_same_bits(void** state) {
  (void)state;
  double a[103], b[103];
  near_fill(a, 103, 1);
  near_fill(b, 103, 2);
  for (int n = 0; n <= 103; n++) {
    assert_true(call(a, b, n) == kernel(a, b, n));
    assert_true(call(a, b, n) == simd_dot_plain(a, b, n));
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(both_builds_give_the_same_bits)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
