#include "draw/approx.h"
#include "unit/draw/easel.h"

static void agrees_with_the_c_library(void** state) {
  (void)state;
  for (float x = 1e-6f; x < 1e6f; x *= 1.07f) {
    assert_true(fabsf(approx_log2(x) - log2f(x)) < 1e-4f);
    assert_true(fabsf(approx_exp2(log2f(x)) / x - 1) < 1e-4f);
  }
  for (float x = 0.01f; x < 1; x += 0.01f)
    assert_true(fabsf(approx_pow(x, 64) - powf(x, 64)) < 1e-4f);
}

static void ends_are_finite(void** state) {
  (void)state;
  assert_true(approx_log2(0) <= -126 && approx_log2(NAN) <= -126 && approx_log2(INFINITY) >= 126);
  assert_true(approx_exp2(-1000) == 0 && approx_exp2(NAN) == 0 && approx_exp2(1e9f) < 1e38f);
  assert_true(approx_pow(0, 0) == 1 && approx_pow(0, 3) == 0 && approx_pow(-1, 2) == 0);
}

STAGE_TEST_MAIN(cmocka_unit_test(agrees_with_the_c_library), cmocka_unit_test(ends_are_finite))
