// Groups of LANES numbers through the functions of reals have the bits of the scalar functions.
#ifndef TESTS_UNIT_MATH_FN_LANE_CASES_H
#define TESTS_UNIT_MATH_FN_LANE_CASES_H

#include "support/cmocka_all.h"
#include "support/function_cases.h"

#define LANE_JOIN(a, b) a##b
#define LANE_PASTE(a, b) LANE_JOIN(a, b)
#define LANE_CALL(f) LANE_PASTE(fn_##f##_lanes, LANES)

enum { LANE_GROUPS = 20000 };

static void check_lane(const char* name, double got, double expected, double x, double y) {
  if (function_same(got, expected)) return;
  print_error("%s(%a, %a) is %a in a lane, %a alone\n", name, x, y, got, expected);
  fail();
}

typedef struct LaneGroup {
  double a[LANES], b[LANES], got[LANES], other[LANES];
} LaneGroup;

// Group k: neighbours from different ranges, or all from one.
static LaneGroup make_group(uint64_t k) {
  LaneGroup g = {{0}, {0}, {0}, {0}};
  for (uint64_t i = 0; i < LANES; i++) {
    g.a[i] = function_argument(1, k * LANES + i);
    g.b[i] = function_argument(2, k * LANES + i);
  }
  if (k % 3 == 0) {
    for (int i = 1; i < LANES; i++) g.a[i] = g.a[0] + i * 0.125, g.b[i] = g.b[0] + i * 0.25;
  }
  return g;
}

#define CHECK_UNARY(f)                                                                             \
  LANE_CALL(f)(g.got, g.a);                                                                        \
  for (int i = 0; i < LANES; i++) check_lane(#f, g.got[i], fn_##f(g.a[i]), g.a[i], 0);
#define CHECK_BINARY(f)                                                                            \
  LANE_CALL(f)(g.got, g.a, g.b);                                                                   \
  for (int i = 0; i < LANES; i++) check_lane(#f, g.got[i], fn_##f(g.a[i], g.b[i]), g.a[i], g.b[i]);

static void lanes_have_the_bits_of_one(void** state) {
  (void)state;
  for (uint64_t k = 0; k < LANE_GROUPS; k++) {
    LaneGroup g = make_group(k);
    FN_UNARY(CHECK_UNARY)
    FN_BINARY(CHECK_BINARY)
    LANE_CALL(sincos)(g.got, g.other, g.a);
    for (int i = 0; i < LANES; i++) {
      check_lane("sincos sine", g.got[i], fn_sin(g.a[i]), g.a[i], 0);
      check_lane("sincos cosine", g.other[i], fn_cos(g.a[i]), g.a[i], 0);
    }
  }
}

static void result_may_be_an_argument(void** state) {
  (void)state;
  for (uint64_t k = 0; k < 100; k++) {
    LaneGroup g = make_group(k), h = g;
    LANE_CALL(exp)(h.a, h.a);
    LANE_CALL(pow)(g.b, g.a, g.b);
    LaneGroup first = make_group(k);
    for (int i = 0; i < LANES; i++) {
      check_lane("exp", h.a[i], fn_exp(first.a[i]), first.a[i], 0);
      check_lane("pow", g.b[i], fn_pow(first.a[i], first.b[i]), first.a[i], first.b[i]);
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(lanes_have_the_bits_of_one),
      cmocka_unit_test(result_may_be_an_argument),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

#endif
