#include "asset/inflate.h"
#include "media/deflate.h"
#include "support/failing_memory.h"
#include "unit/media/media_samples.h"

static size_t check_round_trip(const unsigned char* data, int n) {
  StrBuf out = {0};
  assert_true(deflate_zlib(&out, data, (size_t)n));
  unsigned char* back = malloc((size_t)n + 1);
  assert_non_null(back);
  const char* wrong = inflate_zlib(back, (size_t)n, (unsigned char*)out.data, out.len);
  if (wrong) fail_msg("%d bytes: %s", n, wrong);
  assert_memory_equal(back, data, (size_t)n);
  const size_t size = out.len;
  free(back);
  strbuf_free(&out);
  return size;
}

static void test_every_kind_and_length_comes_back(void** state) {
  (void)state;
  static const int length[] = {0, 1, 2, 3, 4, 258, 259, 1000, 32767, 32768, 32769, 70000, 300000};
  unsigned char* data = malloc(300000);
  assert_non_null(data);
  for (int kind = 0; kind < SAMPLE_KINDS; kind++)
    for (size_t i = 0; i < sizeof length / sizeof *length; i++) {
      fill_sample(data, length[i], kind);
      check_round_trip(data, length[i]);
    }
  free(data);
}

static void test_sizes_are_small(void** state) {
  (void)state;
  enum { N = 300000 };
  // most bytes of: constant, repetition, random (stored), five symbols (2.3 bits; zlib makes
  // 101,000 bytes of them), ramp
  static const size_t most[SAMPLE_KINDS] = {1000, 1500, N + 200, N * 35 / 100, 20000};
  unsigned char* data = malloc(N);
  assert_non_null(data);
  for (int kind = 0; kind < SAMPLE_KINDS; kind++) {
    fill_sample(data, N, kind);
    const size_t size = check_round_trip(data, N);
    if (!(size <= most[kind])) fail_msg("kind %d: %zu bytes", kind, size);
  }
  free(data);
}

// A distance of a whole window and a match at the very end.
static void test_far_matches(void** state) {
  (void)state;
  enum { N = 2 * 32768 + 600 };
  unsigned char* data = malloc(N);
  assert_non_null(data);
  for (int gap = 32766; gap <= 32770; gap++) {
    fill_sample(data, N, 2);
    memcpy(data + gap, data, 300);
    memcpy(data + N - 300, data + N - 300 - gap, 300);
    check_round_trip(data, N);
  }
  free(data);
}

static void test_out_of_memory_leaves_nothing(void** state) {
  (void)state;
  unsigned char data[5000];
  fill_sample(data, sizeof data, 2);
  for (long k = 0; k < 20; k++) {
    MemoryCount count = {.fail_at = k};
    StrBuf out = {0};
    memory_count(&count);
    const bool ok = deflate_zlib(&out, data, sizeof data);
    strbuf_free(&out);
    ct_setAllocator(NULL);
    assert_int_equal(count.live, 0);
    if (ok) return;
  }
  fail_msg("never succeeds");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_every_kind_and_length_comes_back),
      cmocka_unit_test(test_sizes_are_small),
      cmocka_unit_test(test_far_matches),
      cmocka_unit_test(test_out_of_memory_leaves_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
