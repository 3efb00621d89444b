#include "math/range.h"
#include "unit/math/math_near.h"

static void numbers_stay_in_the_range(void** state) {
  (void)state;
  const double x[] = {-INFINITY, -2, -1, -0.5, 0, 1, 1.5, INFINITY};
  const double inside[] = {-1, -1, -1, -0.5, 0, 1, 1, 1};
  for (size_t i = 0; i < sizeof x / sizeof *x; i++) {
    assert_near(range_confine(x[i], -1, 1), inside[i], 0);
    assert_near(range_clamp(x[i], -1, 1), inside[i], 0);
    assert_true(range_at_least(x[i], 0) == larger(x[i], 0));
    assert_true(range_at_most(x[i], 0) == smaller(x[i], 0));
  }
}

// Parameters that are NaN are taken as the bound, values that are NaN are kept.
static void nan_is_the_bound_or_stays(void** state) {
  (void)state;
  assert_true(range_at_least(NAN, 3) == 3);
  assert_true(range_at_most(NAN, 3) == 3);
  assert_true(range_confine(NAN, 2, 3) == 2);
  assert_true(isnan(range_clamp(NAN, 2, 3)));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(numbers_stay_in_the_range),
      cmocka_unit_test(nan_is_the_bound_or_stays),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
