#include "media/pixels.h"
#include "support/cmocka_all.h"

static void test_rows_in_both_directions(void** state) {
  (void)state;
  const unsigned char rgb[2 * 6] = {0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15};
  const PixelGrid down = {PIXEL_RGB8, 2, 2, rgb, 6}, up = {PIXEL_RGB8, 2, 2, rgb + 6, -6};
  assert_int_equal(pixel_row(&down, 0)[0], 0);
  assert_int_equal(pixel_row(&down, 1)[0], 10);
  assert_int_equal(pixel_row(&up, 0)[0], 10);
  assert_int_equal(pixel_row(&up, 1)[5], 5);
}

static void test_bytes_of_the_kinds(void** state) {
  (void)state;
  assert_int_equal(kPixelBytes[PIXEL_GRAY8], 1);
  assert_int_equal(kPixelBytes[PIXEL_GRAY16], 2);
  assert_int_equal(kPixelBytes[PIXEL_RGB8], 3);
  assert_int_equal(kPixelBytes[PIXEL_RGBA8], 4);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_rows_in_both_directions),
      cmocka_unit_test(test_bytes_of_the_kinds),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
