// Numbers in files.
#include "asset/asset_file.h"
#include "support/cmocka_all.h"

static void numbers_are_little_endian(void** state) {
  (void)state;
  const unsigned char b[] = {0x78, 0x56, 0x34, 0x92, 0, 0, 0xc0, 0xbf, 0xff, 0xff, 0xff, 0xff};
  assert_int_equal(asset_u32(b), 0x92345678);
  assert_int_equal(asset_u32_big(b), 0x78563492);
  assert_int_equal(asset_int(b + 8), -1);
  assert_true(asset_float(b + 4) == -1.5f);
}

static void arrays_may_start_anywhere(void** state) {
  (void)state;
  const unsigned char b[] = {9, 1, 0, 0, 0, 0xfe, 0xff, 0xff, 0xff, 0, 0, 0, 0x40};
  int x[2];
  float y[1];
  asset_ints(x, b + 1, 2);
  asset_floats(y, b + 9, 1);
  assert_int_equal(x[0], 1);
  assert_int_equal(x[1], -2);
  assert_true(y[0] == 2.0f);
}

static void taken_floats_are_a_copy(void** state) {
  (void)state;
  const unsigned char b[] = {9, 0, 0, 0, 0x40, 0, 0, 0xc0, 0xbf, 7};
  const unsigned char* p = b + 1;
  float* x = asset_take_floats(&p, 2);
  assert_non_null(x);
  assert_true(x[0] == 2.0f && x[1] == -1.5f);
  assert_int_equal(*p, 7);
  alloc_free(x);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(numbers_are_little_endian),
      cmocka_unit_test(arrays_may_start_anywhere),
      cmocka_unit_test(taken_floats_are_a_copy),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
