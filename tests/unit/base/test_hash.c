#include "base/hash.h"
#include "unit/base/unit.h"

static void test_known_values(void** state) {
  (void)state;
  // published FNV-1a vectors
  assert_true(hash_bytes(HASH_START, "", 0) == UINT64_C(0xcbf29ce484222325));
  assert_true(hash_bytes(HASH_START, "a", 1) == UINT64_C(0xaf63dc4c8601ec8c));
  assert_true(hash_bytes(HASH_START, "foobar", 6) == UINT64_C(0x85944171f73967e8));
}

static void test_continues(void** state) {
  (void)state;
  uint64_t h = hash_bytes(hash_bytes(HASH_START, "foo", 3), "bar", 3);
  assert_true(h == hash_bytes(HASH_START, "foobar", 6));
  assert_true(hash_str("foobar") == hash_mix(h));
}

// Flipping any input bit flips each output bit about half the time.
static void test_mix_spreads(void** state) {
  (void)state;
  for (int bit = 0; bit < 64; bit++) {
    int flips = 0;
    for (uint64_t k = 0; k < 1000; k++) {
      uint64_t x = k * UINT64_C(0x9E3779B97F4A7C15);
      flips += __builtin_popcountll(hash_mix(x) ^ hash_mix(x ^ UINT64_C(1) << bit));
    }
    assert_in_range(flips, 31000, 33000);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_known_values),
      cmocka_unit_test(test_continues),
      cmocka_unit_test(test_mix_spreads),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
