#include "base/rng.h"
#include "collide/bucket_sort.h"
#include "support/cmocka_all.h"

enum { MOST = 500, BUCKETS = 40 };

// Random numbers, spread by their upper half or by a column: ascending, and none is lost.
static void random_numbers(void** state) {
  (void)state;
  for (int n = 0; n <= MOST; n += 7) {
    uint64_t at[MOST], tmp[MOST], sum = 0, sorted = 0;
    int bucket[MOST], start[BUCKETS + 1];
    for (int i = 0; i < n; i++) {
      uint64_t high = (uint64_t)(BUCKETS * rng_uniform(1, (uint64_t)n, (uint64_t)i));
      at[i] = high << 32 | (uint64_t)(1e6 * rng_uniform(2, (uint64_t)n, (uint64_t)i));
      bucket[i] = (int)high;
      sum += at[i];
    }
    Buckets b = {at, tmp, n, n % 2 ? bucket : NULL, start, BUCKETS};
    bucket_sort(&b);
    assert_true(bucket_sort_is_done(tmp, n));
    for (int i = 0; i < n; i++) sorted += tmp[i];
    assert_true(sorted == sum);
  }
}

static void done_or_not(void** state) {
  (void)state;
  const uint64_t at[] = {1, 5, 5, 4};
  assert_true(bucket_sort_is_done(at, 0) && bucket_sort_is_done(at, 3));
  assert_false(bucket_sort_is_done(at, 4));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(random_numbers),
      cmocka_unit_test(done_or_not),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
