#include "compile/texture_pattern.h"
#include "unit/geom/near.h"

#include <corten/corten.h>

#include <string.h>

static ctsTexture start(cttTexture type, int builtin, int width, int height) {
  ctsTexture s;
  cts_defaultTexture(&s);
  s.type = type;
  s.builtin = builtin;
  s.width = width;
  s.height = height;
  return s;
}

static void quarters_of_a_checkerboard(void** state) {
  (void)state;
  ctsTexture s = start(ctTEXTURE_2D, ctBUILTIN_CHECKER, 4, 2);
  s.rgb1[0] = 1;
  s.rgb2[0] = 0;
  cttByte data[24] = {0};
  texture_pattern(&s, data);
  const int red[8] = {255, 255, 0, 0, 0, 0, 255, 255};
  for (int i = 0; i < 8; i++) assert_int_equal(data[3 * i], red[i]);
}

static void marks_lie_over_the_pattern(void** state) {
  (void)state;
  ctsTexture s = start(ctTEXTURE_2D, ctBUILTIN_FLAT, 3, 3);
  s.rgb1[1] = 0;
  s.markrgb[1] = 1;
  cttByte data[27] = {0};
  s.mark = ctMARK_EDGE;
  texture_pattern(&s, data);
  for (int i = 0; i < 9; i++) assert_int_equal(data[3 * i + 1], i == 4 ? 0 : 255);
  s.mark = ctMARK_CROSS;
  texture_pattern(&s, data);
  for (int i = 0; i < 9; i++) assert_int_equal(data[3 * i + 1], i % 3 == 1 || i / 3 == 1 ? 255 : 0);
}

// The first numbers of the reference's generator are 0.755, 0.639 and 0.752.
static void random_dots_are_the_reference_s(void** state) {
  (void)state;
  ctsTexture s = start(ctTEXTURE_2D, ctBUILTIN_FLAT, 5, 1);
  s.rgb1[0] = 0;
  s.markrgb[0] = 1;
  s.mark = ctMARK_RANDOM;
  cttByte data[15];
  s.random = 0;
  texture_pattern(&s, data);
  for (int i = 0; i < 5; i++) assert_int_equal(data[3 * i], 0);
  s.random = 1;
  texture_pattern(&s, data);
  for (int i = 0; i < 5; i++) assert_int_equal(data[3 * i], 255);
  s.random = 0.7;
  texture_pattern(&s, data);
  assert_int_equal(data[0], 0);
  assert_int_equal(data[3], 255);
  assert_int_equal(data[6], 0);
}

static void a_flat_cube_has_its_own_floor(void** state) {
  (void)state;
  ctsTexture s = start(ctTEXTURE_CUBE, ctBUILTIN_FLAT, 1, 6);
  s.rgb1[0] = 1;
  s.rgb2[0] = 0;
  cttByte data[18];
  texture_pattern(&s, data);
  for (int i = 0; i < 6; i++) assert_int_equal(data[3 * i], i == 3 ? 0 : 255);
}

static void gradients_of_one_pixel_are_black(void** state) {
  (void)state;
  ctsTexture s = start(ctTEXTURE_2D, ctBUILTIN_GRADIENT, 1, 1);
  cttByte data[3] = {9, 9, 9};
  texture_pattern(&s, data);
  assert_int_equal(data[0], 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(quarters_of_a_checkerboard),
      cmocka_unit_test(marks_lie_over_the_pattern),
      cmocka_unit_test(random_dots_are_the_reference_s),
      cmocka_unit_test(a_flat_cube_has_its_own_floor),
      cmocka_unit_test(gradients_of_one_pixel_are_black),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
