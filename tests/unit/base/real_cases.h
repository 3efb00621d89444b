// The operations of real.h, lane by lane against plain doubles. Compiled by test_real.c for one
// lane and by test_real_lanes.c for several.
#ifndef TESTS_UNIT_BASE_REAL_CASES_H
#define TESTS_UNIT_BASE_REAL_CASES_H

#include "base/real.h"
#include "base/rng.h"
#include "math/fn_real.h"
#include "math/rng_normal.h"
#include "unit/base/unit.h"

static real random_real(uint64_t k, uint64_t stream) {
  static const double special[] = {0, -0.0, 1, -1, 0.5, 1e300, -1e-300, INFINITY, -INFINITY, NAN};
  real x = real_set(0);
  for (int lane = 0; lane < REAL_LANES; lane++) {
    uint64_t n = k * REAL_LANES + (uint64_t)lane;
    uint64_t pick = rng_u64(3, stream, n) % 40;
    real_set_lane(&x, lane, pick < 10 ? special[pick] : rng_normal(4, stream, n));
  }
  return x;
}

// Same bits; a NaN may be any NaN.
static int same(double x, double y) {
  return memcmp(&x, &y, sizeof x) == 0 || (isnan(x) && isnan(y));
}

#define CHECK_LANES(got, expected)                                                                 \
  do {                                                                                             \
    real got_ = (got);                                                                             \
    for (int lane = 0; lane < REAL_LANES; lane++) {                                                \
      double a = real_lane(x, lane), b = real_lane(y, lane);                                       \
      (void)a, (void)b;                                                                            \
      assert_true(same(real_lane(got_, lane), (expected)));                                        \
    }                                                                                              \
  } while (0)

static void test_operators(void** state) {
  (void)state;
  for (uint64_t k = 0; k < 2000; k++) {
    real x = random_real(k, 0), y = random_real(k, 1);
    CHECK_LANES(x + y, a + b);
    CHECK_LANES(x - y, a - b);
    CHECK_LANES(x * y, a * b);
    CHECK_LANES(x / y, a / b);
    CHECK_LANES(-x, -a);
    CHECK_LANES(0.3 * x + 2.0, 0.3 * a + 2.0);
    CHECK_LANES(real_set(-0.0), -0.0);
    CHECK_LANES(real_set(NAN), NAN);
    CHECK_LANES(real_set(INFINITY), INFINITY);
  }
}

static void test_choices(void** state) {
  (void)state;
  for (uint64_t k = 0; k < 2000; k++) {
    real x = random_real(k, 2), y = random_real(k, 3);
    CHECK_LANES(real_select(x < y, x, y), a < b ? a : b);
    CHECK_LANES(real_select(x == y, real_set(1), y), a == b ? 1 : b);
    CHECK_LANES(real_select(real_and(x > real_set(0), y > real_set(0)), x, y),
                a > 0 && b > 0 ? a : b);
    CHECK_LANES(real_select(real_or(x > real_set(0), y > real_set(0)), x, y),
                a > 0 || b > 0 ? a : b);
    CHECK_LANES(real_select(real_not(x > real_set(0)), x, y), !(a > 0) ? a : b);
    CHECK_LANES(real_min(x, y), a <= b ? a : b);
    CHECK_LANES(real_max(x, y), a >= b ? a : b);
    CHECK_LANES(real_select(real_isfinite(x), x, real_set(7)), isfinite(a) ? a : 7);
    real low = real_set(-0.5), high = real_set(0.25);
    CHECK_LANES(real_select(x == x, real_clamp(x, low, high), y), isnan(a)   ? b
                                                                  : a < -0.5 ? -0.5
                                                                  : a > 0.25 ? 0.25
                                                                             : a);
  }
}

static void test_any_and_all(void** state) {
  (void)state;
  real x = real_set(1);
  assert_true(real_any(x > real_set(0)) && real_all(x > real_set(0)));
  assert_false(real_any(x < real_set(0)) || real_all(x < real_set(0)));
  for (int lane = 0; lane < REAL_LANES; lane++) {
    real z = x;
    real_set_lane(&z, lane, -1);
    assert_true(real_any(z < real_set(0)));
    assert_int_equal(real_all(z < real_set(0)), REAL_LANES == 1);
    assert_false(real_all(z > real_set(0)));
  }
}

static void test_functions(void** state) {
  (void)state;
  for (uint64_t k = 0; k < 2000; k++) {
    real x = random_real(k, 4), y = random_real(k, 5), s, c;
    CHECK_LANES(real_abs(x), fabs(a));
    CHECK_LANES(real_copysign(x, y), copysign(a, b));
    CHECK_LANES(real_floor(x), floor(a));
    CHECK_LANES(real_sqrt(x), sqrt(a));
    CHECK_LANES(real_sin(x), fn_sin(a));
    CHECK_LANES(real_cos(x), fn_cos(a));
    CHECK_LANES(real_tan(x), fn_tan(a));
    CHECK_LANES(real_asin(x), fn_asin(a));
    CHECK_LANES(real_acos(x), fn_acos(a));
    CHECK_LANES(real_atan2(x, y), fn_atan2(a, b));
    CHECK_LANES(real_exp(x), fn_exp(a));
    CHECK_LANES(real_log(x), fn_log(a));
    CHECK_LANES(real_pow(x, y), fn_pow(a, b));
    CHECK_LANES(real_tanh(x), fn_tanh(a));
    real_sincos(x, &s, &c);
    CHECK_LANES(s, fn_sin(a));
    CHECK_LANES(c, fn_cos(a));
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_operators),
      cmocka_unit_test(test_choices),
      cmocka_unit_test(test_any_and_all),
      cmocka_unit_test(test_functions),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

#endif
