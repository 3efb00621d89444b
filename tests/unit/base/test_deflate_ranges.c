// The tables of RFC 1951, 3.2.5, from their rules.
#include "base/deflate_ranges.h"
#include "support/cmocka_all.h"

// Symbols 0 to n - 1 cover the numbers from `first` on without gaps or overlaps.
static void check_ranges(const DeflateRanges* r, int n, int first, int end) {
  int next = first;
  for (int k = 0; k < n; k++) {
    assert_int_equal(r->base[k], next);
    next += 1 << r->extra[k];
  }
  assert_int_equal(next, end);
}

static void lengths(void** state) {
  (void)state;
  assert_int_equal(deflate_length.count, 29);
  check_ranges(&deflate_length, 28, 3, 259);
  // the longest has a symbol of its own
  assert_int_equal(deflate_length.base[28], 258);
  assert_int_equal(deflate_length.extra[28], 0);
  for (int k = 0; k < 28; k++) assert_int_equal(deflate_length.extra[k], k < 4 ? 0 : k / 4 - 1);
}

static void distances(void** state) {
  (void)state;
  assert_int_equal(deflate_distance.count, 30);
  check_ranges(&deflate_distance, 30, 1, 32769);
  for (int k = 0; k < 30; k++) assert_int_equal(deflate_distance.extra[k], k < 2 ? 0 : k / 2 - 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(lengths),
      cmocka_unit_test(distances),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
