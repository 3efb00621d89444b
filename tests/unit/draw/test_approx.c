#include "draw/approx.h"
#include "unit/draw/easel.h"

static float4 all_of(float x) { return (float4){x, x, x, x}; }
static float exp2_of(float x) { return approx_exp2_four(all_of(x))[2]; }
static float pow_of(float x, float n) { return approx_pow_four(all_of(x), n)[1]; }

static void agrees_with_the_c_library(void** state) {
  (void)state;
  for (float x = 1e-6f; x < 1e6f; x *= 1.07f) {
    assert_true(fabsf(approx_log2(x) - log2f(x)) < 1e-4f);
    assert_true(approx_log2_four(all_of(x))[3] == approx_log2(x));
    assert_true(fabsf(exp2_of(log2f(x)) / x - 1) < 1e-4f);
  }
  for (float x = 0.01f; x < 1; x += 0.01f) assert_true(fabsf(pow_of(x, 64) - powf(x, 64)) < 1e-4f);
}

// Each lane has its own result, whatever is in the others.
static void lanes_are_independent(void** state) {
  (void)state;
  float4 x = {0.25f, NAN, 0, 4}, log2 = approx_log2_four(x), exp2 = approx_exp2_four(x);
  assert_true(log2[0] == -2 && log2[1] == -126 && log2[2] == -126 && log2[3] == 2);
  assert_true(exp2[1] == 0 && exp2[2] == 1 && fabsf(exp2[3] - 16) < 1e-4f);
}

static void ends_are_finite(void** state) {
  (void)state;
  assert_true(approx_log2(0) <= -126 && approx_log2(NAN) <= -126 && approx_log2(INFINITY) >= 126);
  assert_true(approx_log2_four(all_of(INFINITY))[0] == 126);
  assert_true(exp2_of(-1000) == 0 && exp2_of(NAN) == 0 && exp2_of(1e9f) < 1e38f);
  assert_true(pow_of(0, 0) == 1 && pow_of(0, 3) == 0 && pow_of(-1, 2) == 0);
}

STAGE_TEST_MAIN(cmocka_unit_test(agrees_with_the_c_library),
                cmocka_unit_test(lanes_are_independent), cmocka_unit_test(ends_are_finite))
