#include "base/integer.h"
#include "unit/base/unit.h"

#include <limits.h>
#include <math.h>

static void test_integers_within_the_range_lose_their_fraction(void** state) {
  (void)state;
  assert_int_equal(integer_of(3.99, 0, 10), 3);
  assert_int_equal(integer_of(-3.99, -10, 10), -3);
  assert_int_equal(integer_of(-0.5, -10, 10), 0);
  assert_int_equal(integer_of(INT_MAX, INT_MIN, INT_MAX), INT_MAX);
  assert_int_equal(integer_of(INT_MIN, INT_MIN, INT_MAX), INT_MIN);
  assert_int_equal(integer64_of(1e15 + 0.5, 0, INT64_MAX), INT64_C(1000000000000000));
  assert_int_equal(integer64_of(-7.9, -10, 10), -7);
}

static void test_what_no_integer_can_hold_becomes_the_nearest_end(void** state) {
  (void)state;
  static const double large[] = {1e300, INFINITY, 2147483648.0, 9.3e18};
  for (size_t i = 0; i < sizeof large / sizeof *large; i++) {
    assert_int_equal(integer_of(large[i], -5, 7), 7);
    assert_int_equal(integer_of(-large[i], -5, 7), -5);
    assert_int_equal(integer_of(large[i], INT_MIN, INT_MAX), INT_MAX);
    assert_int_equal(integer_of(-large[i], INT_MIN, INT_MAX), INT_MIN);
  }
  assert_int_equal(integer64_of(1e300, 0, INT64_MAX), INT64_MAX);
  assert_int_equal(integer64_of(0x1p63, INT64_MIN, INT64_MAX), INT64_MAX);
  assert_int_equal(integer64_of(-INFINITY, INT64_MIN, INT64_MAX), INT64_MIN);
  // 2^62 - 1 as a double is 2^62: the result still stays within the range
  assert_int_equal(integer64_of(0x1p62, 0, (INT64_C(1) << 62) - 1), (INT64_C(1) << 62) - 1);
}

static void test_nan_becomes_the_low_end(void** state) {
  (void)state;
  assert_int_equal(integer_of(NAN, 2, 9), 2);
  assert_int_equal(integer_of(-NAN, INT_MIN, INT_MAX), INT_MIN);
  assert_int_equal(integer64_of(NAN, -4, 4), -4);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_integers_within_the_range_lose_their_fraction),
      cmocka_unit_test(test_what_no_integer_can_hold_becomes_the_nearest_end),
      cmocka_unit_test(test_nan_becomes_the_low_end),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
