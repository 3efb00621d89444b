#include "math/fn.h"
#include "support/function_cases.h"
#include "support/numbers.h"

#include <float.h>

typedef struct Named {
  const char* name;
  double (*f1)(double);
  double (*f2)(double, double);
} Named;

#define NAME_UNARY(f) {#f, fn_##f, NULL},
#define NAME_BINARY(f) {#f, NULL, fn_##f},
static const Named named[] = {FN_UNARY(NAME_UNARY) FN_BINARY(NAME_BINARY)};
enum { NAMED = sizeof named / sizeof *named };

static double call_named(const char* name, double x, double y) {
  for (int k = 0; k < NAMED; k++) {
    if (strcmp(named[k].name, name) == 0) return named[k].f1 ? named[k].f1(x) : named[k].f2(x, y);
  }
  fail_msg("no function %s", name);
  return 0;
}

typedef struct Row {
  const char* name;
  double x, y, value, rest;
} Row;

// The values are from a computation with 1,400 bits.
static const Row values[] = {
#include "unit/math/fn_rows.h"
};

static void values_are_right_to_the_last_place(void** state) {
  (void)state;
  for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
    const Row* r = &values[i];
    double got = call_named(r->name, r->x, r->y);
    double unit = nextafter(fabs(r->value), INFINITY) - fabs(r->value);
    double error = fabs((got - r->value) / unit - r->rest);
    if (error < 0.52) continue;
    print_error("%s(%a, %a) is %a, not %a: error %g\n", r->name, r->x, r->y, got, r->value, error);
    fail();
  }
}

// Results that are exact, and those that C (Annex F) requires for zeros, infinities and NaN.
static const Row rows[] = {
#include "unit/math/fn_special_rows.h"
};

static void special_cases_are_those_of_c(void** state) {
  (void)state;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    double got = call_named(rows[i].name, rows[i].x, rows[i].y);
    if (function_same(got, rows[i].value)) continue;
    print_error("%s(%a, %a) is %a, not %a\n", rows[i].name, rows[i].x, rows[i].y, got,
                rows[i].value);
    fail();
  }
}

static void sincos_has_the_bits_of_both(void** state) {
  (void)state;
  for (uint64_t i = 0; i < 20000; i++) {
    double x = function_argument(7, i), s, c;
    fn_sincos(x, &s, &c);
    assert_true(function_same(s, fn_sin(x)) && function_same(c, fn_cos(x)));
  }
}

// Odd functions change their sign with their argument, even ones do not.
static void signs_are_symmetric(void** state) {
  (void)state;
  for (uint64_t i = 0; i < 20000; i++) {
    double x = function_argument(8, i), y = function_argument(9, i);
    assert_true(function_same(fn_sin(-x), -fn_sin(x)) && function_same(fn_tan(-x), -fn_tan(x)));
    assert_true(function_same(fn_asin(-x), -fn_asin(x)) && function_same(fn_atan(-x), -fn_atan(x)));
    assert_true(function_same(fn_tanh(-x), -fn_tanh(x)) && function_same(fn_cbrt(-x), -fn_cbrt(x)));
    assert_true(function_same(fn_cos(-x), fn_cos(x)));
    assert_true(function_same(fn_atan2(-y, x), -fn_atan2(y, x)));
  }
}

// Cubes of whole numbers have exact roots, and whole powers of small numbers are exact.
static void exact_results_are_exact(void** state) {
  (void)state;
  for (int n = -2000; n <= 2000; n++) assert_true(fn_cbrt((double)n * n * n) == n);
  for (int n = 1; n <= 50; n++) {
    double product = 1;
    for (int k = 0; k <= 9; k++, product *= n) assert_true(fn_pow(n, k) == product);
  }
  for (int k = -1074; k <= 1023; k++) assert_true(fn_pow(2, k) == ldexp(1, k));
  for (int n = 1; n <= 1000; n++) assert_true(fn_pow((double)n * n, 0.5) == n);
}

// A base beside 1 and a large exponent: the smallest parts of the logarithm count.
static void large_powers_of_numbers_beside_one(void** state) {
  (void)state;
  assert_true(fn_pow(0x1.0701449dee279p+0, 0x1.08acc7ac2e182p+14) == 0x1.a4afe4e03bc21p+659);
  assert_true(fn_pow(0x1.06fb0da1262bep+0, 0x1.819d4468d13f1p+14) == 0x1.d67bc5c07eb36p+957);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(values_are_right_to_the_last_place),
      cmocka_unit_test(special_cases_are_those_of_c),
      cmocka_unit_test(sincos_has_the_bits_of_both),
      cmocka_unit_test(signs_are_symmetric),
      cmocka_unit_test(exact_results_are_exact),
      cmocka_unit_test(large_powers_of_numbers_beside_one),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
