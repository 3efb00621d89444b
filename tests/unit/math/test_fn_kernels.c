// The kernels inlined with 8 lanes, as a stage in lanes uses them, have the bits of the scalar
// functions.
#define CT_LANES 8
#include "math/fn_kernels.h"
#include "support/cmocka_all.h"
#include "support/function_cases.h"

#pragma GCC diagnostic ignored "-Wpsabi"

#define CHECK_UNARY(f)                                                                             \
  r = fn_##f##_of(x);                                                                              \
  for (int i = 0; i < CT_LANES; i++) assert_true(function_same(r[i], fn_##f(x[i])));
#define CHECK_BINARY(f)                                                                            \
  r = fn_##f##_of(x, y);                                                                           \
  for (int i = 0; i < CT_LANES; i++) assert_true(function_same(r[i], fn_##f(x[i], y[i])));

static void kernels_have_the_bits_of_functions(void** state) {
  (void)state;
  for (uint64_t k = 0; k < 5000; k++) {
    real x, y, r, s, c;
    for (int i = 0; i < CT_LANES; i++) {
      x[i] = function_argument(3, k * CT_LANES + (uint64_t)i);
      y[i] = function_argument(4, k * CT_LANES + (uint64_t)i);
    }
    FN_UNARY(CHECK_UNARY)
    FN_BINARY(CHECK_BINARY)
    fn_sincos_of(x, &s, &c);
    for (int i = 0; i < CT_LANES; i++) {
      assert_true(function_same(s[i], fn_sin(x[i])) && function_same(c[i], fn_cos(x[i])));
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(kernels_have_the_bits_of_functions)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
