// Functions of floats are those of doubles, rounded, in every lane.
#include "base/rng.h"
#include "math/fn.h"
#include "support/cmocka_all.h"

#include <math.h>

void fn_sin_floats4(float* y, const float* x);
void fn_exp_floats4(float* y, const float* x);
void fn_atan2_floats4(float* z, const float* x, const float* y);
void fn_sincos_floats4(float* s, float* c, const float* x);

static void expect_float(float y, double want) {
  float w = (float)want;
  if (isnan(w))
    assert_true(isnan(y));
  else
    assert_true(y == w && !signbit(y) == !signbit(w));
}

static void rounded_functions(void** state) {
  (void)state;
  for (int i = 0; i < 2000; i++) {
    float x[4], y[4], z[4], w[4];
    for (int k = 0; k < 4; k++) {
      x[k] = (float)(20 * rng_uniform(1, (uint64_t)i, (uint64_t)k) - 10);
      y[k] = (float)(2 * rng_uniform(2, (uint64_t)i, (uint64_t)k) - 1);
    }
    if (i == 7) x[1] = INFINITY, x[2] = NAN, x[3] = -0.0f;
    fn_sin_floats4(z, x);
    for (int k = 0; k < 4; k++) expect_float(z[k], fn_sin((double)x[k]));
    fn_exp_floats4(z, x);
    for (int k = 0; k < 4; k++) expect_float(z[k], fn_exp((double)x[k]));
    fn_atan2_floats4(z, x, y);
    for (int k = 0; k < 4; k++) expect_float(z[k], fn_atan2((double)x[k], (double)y[k]));
    fn_sincos_floats4(z, w, x);
    for (int k = 0; k < 4; k++) expect_float(w[k], fn_cos((double)x[k]));
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(rounded_functions)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
