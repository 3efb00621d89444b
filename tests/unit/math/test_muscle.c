#include "math/muscle.h"
#include "unit/math/math_near.h"

// defaults of MJCF: range force scale lmin lmax vmax fpmax fvmax
static const double prm[9] = {0.75, 1.05, -1, 200, 0.5, 1.6, 1.5, 1.3, 1.2};
static const double range[2] = {0.6, 1.2}; // one normalized length is 2, length 0.6 is 0.75

static void force_by_length(void** state) {
  (void)state;
  assert_near(muscle_gain_length(1, 0.5, 1.6), 1, 0);
  assert_near(muscle_gain_length(0.75, 0.5, 1.6), 0.5, 1e-15);
  assert_near(muscle_gain_length(1.3, 0.5, 1.6), 0.5, 1e-15);
  assert_near(muscle_gain_length(0.5, 0.5, 1.6), 0, 0);
  assert_near(muscle_gain_length(0.4, 0.5, 1.6), 0, 0);
  assert_near(muscle_gain_length(1.7, 0.5, 1.6), 0, 0);
}

static void force_by_velocity(void** state) {
  (void)state;
  assert_near(muscle_gain_velocity(-2, 1.2), 0, 0);
  assert_near(muscle_gain_velocity(-0.5, 1.2), 0.25, 0);
  assert_near(muscle_gain_velocity(0, 1.2), 1, 0);
  assert_near(muscle_gain_velocity(0.2, 1.2), 1.2, 1e-15);
  assert_near(muscle_gain_velocity(5, 1.2), 1.2, 0);
}

// the curves have no jumps
static void curves_are_continuous(void** state) {
  (void)state;
  double h = 1e-4;
  for (double x = -2; x < 3; x += h) {
    assert_near(muscle_gain_length(x + h, 0.5, 1.6), muscle_gain_length(x, 0.5, 1.6), 1e-3);
    assert_near(muscle_gain_velocity(x + h, 1.2), muscle_gain_velocity(x, 1.2), 1e-3);
    assert_near(muscle_sigmoid(x + h), muscle_sigmoid(x), 1e-3);
    double force = 200 / 0.5;
    assert_near(muscle_bias(x + h, range, 0.5, prm) / force,
                muscle_bias(x, range, 0.5, prm) / force, 1e-3);
  }
}

static void peak_force_by_hand(void** state) {
  (void)state;
  // at normalized length 1 and rest: the whole peak force scale / acc0
  double rest = 0.6 + (1 - 0.75) * 2;
  assert_near(muscle_gain(rest, 0, range, 0.5, prm), -400, 1e-12);
  assert_near(muscle_bias(rest, range, 0.5, prm), 0, 0);
  // passive force at lmax, twice the width of the parabola: 1.5 fpmax
  double lmax = 0.6 + (1.6 - 0.75) * 2;
  assert_near(muscle_bias(lmax, range, 0.5, prm), -400 * 1.3 * 1.5, 1e-12);
  double given[9];
  memcpy(given, prm, sizeof given);
  given[2] = 7;
  assert_near(muscle_gain(rest, 0, range, 0.5, given), -7, 1e-13);
}

static void activation_dynamics(void** state) {
  (void)state;
  const double hard[3] = {0.01, 0.04, 0}, soft[3] = {0.01, 0.04, 0.5};
  assert_near(muscle_dynamics(1, 0.5, hard), 0.5 / (0.01 * 1.25), 1e-12);
  assert_near(muscle_dynamics(0, 0.5, hard), -0.5 / (0.04 / 1.25), 1e-12);
  assert_near(muscle_dynamics(9, 0.5, hard), muscle_dynamics(1, 0.5, hard), 0);
  // far from zero the blend is the hard switch, at zero it is between
  assert_near(muscle_dynamics(1, 0.5, soft), muscle_dynamics(1, 0.5, hard), 0);
  assert_near(muscle_dynamics(0, 0.5, soft), muscle_dynamics(0, 0.5, hard), 0);
  double tau = 0.01 / muscle_dynamics(0.51, 0.5, soft);
  assert_true(tau > 0.01 * 1.25 && tau < 0.04 / 1.25);
}

static void sigmoid_by_hand(void** state) {
  (void)state;
  assert_near(muscle_sigmoid(-1), 0, 0);
  assert_near(muscle_sigmoid(0.5), 0.5, 1e-16);
  assert_near(muscle_sigmoid(0.25) + muscle_sigmoid(0.75), 1, 1e-15);
  assert_near(muscle_sigmoid(2), 1, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(force_by_length),       cmocka_unit_test(force_by_velocity),
      cmocka_unit_test(curves_are_continuous), cmocka_unit_test(peak_force_by_hand),
      cmocka_unit_test(activation_dynamics),   cmocka_unit_test(sigmoid_by_hand),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
