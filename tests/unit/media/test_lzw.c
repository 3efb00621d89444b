#include "media/lzw.h"
#include "unit/media/lzw_decode.h"
#include "unit/media/media_samples.h"

static void check_lzw(const unsigned char* symbol, size_t n, int bits) {
  StrBuf out = {0};
  static unsigned char back[200000];
  size_t end;
  assert_true(lzw_encode(&out, symbol, n, bits));
  assert_int_equal(lzw_decode_blocks((unsigned char*)out.data, out.len, back, sizeof back, &end),
                   n);
  assert_int_equal(end, out.len);
  assert_memory_equal(back, symbol, n);
  strbuf_free(&out);
}

// Lengths around those where codes grow, and those that fill the table several times.
static void test_every_kind_and_length_comes_back(void** state) {
  (void)state;
  static unsigned char data[200000];
  for (int kind = 0; kind < SAMPLE_KINDS; kind++) {
    fill_sample(data, sizeof data, kind);
    for (size_t n = 1; n < 600; n += 1 + n / 9) check_lzw(data, n, 8);
    for (size_t n = 3800; n < 4400; n += 7) check_lzw(data, n, 8);
    check_lzw(data, sizeof data, 8);
  }
}

static void test_small_symbols(void** state) {
  (void)state;
  static unsigned char data[5000];
  fill_sample(data, sizeof data, 2);
  for (int bits = 2; bits <= 8; bits++) {
    for (size_t i = 0; i < sizeof data; i++) data[i] = (unsigned char)(data[i] & ((1 << bits) - 1));
    for (size_t n = 1; n < sizeof data; n += 1 + n / 5) check_lzw(data, n, bits);
    fill_sample(data, sizeof data, 2);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_every_kind_and_length_comes_back),
      cmocka_unit_test(test_small_symbols),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
