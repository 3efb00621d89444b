#include "media/bits.h"
#include "support/cmocka_all.h"

static void test_bits_fill_bytes_from_below(void** state) {
  (void)state;
  StrBuf out = {0};
  BitWriter w = {.out = &out};
  bits_put(&w, 5, 3);
  bits_put(&w, 0, 1);
  bits_put(&w, 0x1ff, 9);
  bits_end(&w);
  const unsigned char expected[] = {0xf5, 0x1f};
  assert_int_equal(out.len, 2);
  assert_memory_equal(out.data, expected, 2);
  strbuf_free(&out);
}

// Numbers of every length, read back bit by bit.
static void test_long_streams(void** state) {
  (void)state;
  StrBuf out = {0};
  BitWriter w = {.out = &out};
  for (int n = 1; n <= 32; n++) bits_put(&w, 0xdeadbeefu >> (32 - n), n);
  bits_end(&w);
  assert_int_equal(out.len, 32 * 33 / 2 / 8);
  for (int n = 1, at = 0; n <= 32; n++) {
    uint32_t value = 0;
    for (int k = 0; k < n; k++, at++)
      value |= (uint32_t)((unsigned char)out.data[at / 8] >> at % 8 & 1) << k;
    assert_int_equal(value, 0xdeadbeefu >> (32 - n));
  }
  strbuf_free(&out);
}

static void test_nothing_ends_without_a_byte(void** state) {
  (void)state;
  StrBuf out = {0};
  BitWriter w = {.out = &out};
  bits_end(&w);
  assert_int_equal(out.len, 0);
  strbuf_free(&out);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_bits_fill_bytes_from_below),
      cmocka_unit_test(test_long_streams),
      cmocka_unit_test(test_nothing_ends_without_a_byte),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
