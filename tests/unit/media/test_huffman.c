#include "media/huffman.h"
#include "support/cmocka_all.h"

// sum 2^-length = 1: every string of bits is a string of codes.
static void check_complete(const unsigned char* length, const uint32_t* count, int n, int limit) {
  uint32_t sum = 0;
  for (int i = 0; i < n; i++) {
    assert_true(length[i] <= limit);
    assert_int_equal(length[i] > 0, count[i] > 0);
    if (length[i]) sum += 1u << (limit - length[i]);
  }
  assert_int_equal(sum, 1u << limit);
}

static void test_lengths_of_known_counts(void** state) {
  (void)state;
  const uint32_t count[] = {5, 9, 12, 13, 16, 45};
  const unsigned char expected[] = {4, 4, 3, 3, 3, 1};
  unsigned char length[6];
  huffman_lengths(length, count, 6, 15);
  assert_memory_equal(length, expected, sizeof expected);
}

// Counts of Fibonacci give the deepest tree there is.
static void test_lengths_stay_below_the_limit(void** state) {
  (void)state;
  uint32_t count[40] = {1, 1};
  unsigned char length[40];
  for (int i = 2; i < 40; i++) count[i] = count[i - 1] + count[i - 2];
  for (int limit = 6; limit <= 15; limit++) {
    huffman_lengths(length, count, 40, limit);
    check_complete(length, count, 40, limit);
  }
  for (int i = 1; i < 40; i++) assert_true(length[i] <= length[i - 1]);
}

static void test_none_and_one_symbol(void** state) {
  (void)state;
  uint32_t count[4] = {0};
  unsigned char length[4];
  huffman_lengths(length, count, 4, 7);
  for (int i = 0; i < 4; i++) assert_int_equal(length[i], 0);
  count[2] = 9;
  huffman_lengths(length, count, 4, 7);
  assert_int_equal(length[2], 1);
}

// The example of RFC 1951, 3.2.2: lengths 3 3 3 3 3 2 4 4 give 010 011 100 101 110 00 1110 1111.
static void test_canonical_codes(void** state) {
  (void)state;
  const unsigned char length[] = {3, 3, 3, 3, 3, 2, 4, 4};
  const uint16_t expected[] = {2, 6, 1, 5, 3, 0, 7, 15}; // the first bit is the lowest
  uint16_t code[8];
  huffman_codes(code, length, 8);
  for (int i = 0; i < 8; i++) assert_int_equal(code[i], expected[i]);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_lengths_of_known_counts),
      cmocka_unit_test(test_lengths_stay_below_the_limit),
      cmocka_unit_test(test_none_and_one_symbol),
      cmocka_unit_test(test_canonical_codes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
