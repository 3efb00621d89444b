#include "solve/term.h"
#include "unit/math/math_near.h"

static const double kD = 4, kR = 0.25, kLoss = 2; // the knee of friction loss is at 0.5

static Term term_of(int kind, double x) {
  return kind == 0   ? term_equality(kD, x)
         : kind == 1 ? term_onesided(kD, x)
                     : term_friction(kD, kR, kLoss, x);
}

// f = -s'(x), by centred differences away from kinks.
static void force_is_minus_the_slope(void** state) {
  (void)state;
  const double at[] = {-3, -0.7, -0.3, 0.2, 0.45, 0.6, 5}, h = 1e-5;
  for (int kind = 0; kind < 3; kind++) {
    for (size_t i = 0; i < sizeof at / sizeof *at; i++) {
      double slope = (term_of(kind, at[i] + h).cost - term_of(kind, at[i] - h).cost) / (2 * h);
      assert_near(term_of(kind, at[i]).force, -slope, 1e-9);
    }
  }
}

static void states_and_values(void** state) {
  (void)state;
  assert_near(term_equality(kD, -3).cost, 18, 0);
  assert_int_equal(term_equality(kD, 3).state, ctCNSTRSTATE_QUADRATIC);
  assert_int_equal(term_onesided(kD, -1).state, ctCNSTRSTATE_QUADRATIC);
  Term satisfied = term_onesided(kD, 1);
  assert_int_equal(satisfied.state, ctCNSTRSTATE_SATISFIED);
  assert_true(satisfied.cost == 0 && satisfied.force == 0 && !signbit(satisfied.force));
  assert_int_equal(term_onesided(kD, NAN).state, ctCNSTRSTATE_SATISFIED);
  assert_int_equal(term_friction(kD, kR, kLoss, 0.4).state, ctCNSTRSTATE_QUADRATIC);
  assert_int_equal(term_friction(kD, kR, kLoss, -1).state, ctCNSTRSTATE_LINEARNEG);
  assert_int_equal(term_friction(kD, kR, kLoss, 1).state, ctCNSTRSTATE_LINEARPOS);
  assert_near(term_friction(kD, kR, kLoss, 0.5).cost, 0.5, 0); // both pieces agree at the knee
}

// The polynomial of the line gives the cost at every alpha that stays on the same piece.
static void line_of_friction(void** state) {
  (void)state;
  const double x = 0.1, v = 2;
  for (double alpha = -3; alpha < 3; alpha += 0.25) {
    double y = x + alpha * v, sum[3] = {0};
    if (!term_friction_line(kR, kLoss, x, v, y, sum)) {
      assert_true(fabs(y) < 0.5);
      sum[0] = 0.5 * kD * x * x;
      sum[1] = kD * x * v;
      sum[2] = 0.5 * kD * v * v;
    }
    assert_near(sum[0] + alpha * (sum[1] + alpha * sum[2]), term_friction(kD, kR, kLoss, y).cost,
                1e-14);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(force_is_minus_the_slope),
                                     cmocka_unit_test(states_and_values),
                                     cmocka_unit_test(line_of_friction)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
