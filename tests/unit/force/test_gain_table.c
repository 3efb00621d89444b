#include "force/gain_table.h"
#include "model/kind_registry.h"
#include "support/numbers.h"

#include <corten/corten.h>

#include <math.h>

// Parameters for each row of the table of gains.
static const double kParam[][9] = {
    [ctGAINKIND_FIXED] = {3},
    [ctGAINKIND_AFFINE] = {1, -2, 3},
    [ctGAINKIND_MUSCLE] = {0.75, 1.05, -1, 200, 0.5, 1.6, 1.5, 1.3, 1.2},
    [ctGAINKIND_SERIES_ELASTIC] = {1000, 10, 0.5},
};

static ctpGainInput make_input(double length, double velocity) {
  static const double range[2] = {-0.5, 1.5};
  return (ctpGainInput){.length = length,
                        .velocity = velocity,
                        .ctrl = 0.7,
                        .ctrl_rate = 0.3,
                        .lengthrange = range,
                        .acc0 = 2,
                        .timestep = 0.002};
}

static const ctpGain* row(int slot) {
  return (const ctpGain*)(const void*)ct_kindAt(ctKIND_GAIN, slot);
}

// 42D AC 3 for every row: slope = d force / d velocity by centred differences.
static void slopes_are_derivatives(void** state) {
  (void)state;
  assert_int_equal(ct_kindCount(ctKIND_GAIN), sizeof kParam / sizeof kParam[0]);
  for (int slot = 0; slot < ct_kindCount(ctKIND_GAIN); slot++) {
    const ctpGain* g = row(slot);
    for (double v = -2.05; v < 2.1; v += 0.3) {
      double e = 1e-6;
      ctpGainInput in = make_input(0.4, v), right = make_input(0.4, v + e);
      ctpGainInput left = make_input(0.4, v - e);
      const double* p = kParam[slot];
      double slope = (g->force(&right, p) - g->force(&left, p)) / (2 * e);
      assert_within(g->force_vel(&in, p), slope, 1e-6 * larger(1, fabs(slope)));
    }
  }
}

static void a_series_elastic_actuator_is_a_spring_and_a_damper(void** state) {
  (void)state;
  ctpGainInput in = make_input(0.2, -0.4);
  double p[] = {1000, 10, 50};
  assert_within(gain_table_series_elastic.force(&in, p),
                1000 * (50 * 0.7 - 0.2) + 10 * (50 * 0.3 + 0.4), 1e-10);
  assert_within(gain_table_series_elastic.force_vel(&in, p), -10, 0);
}

static void bad_parameters_are_named(void** state) {
  (void)state;
  const ctpKind* kind = &gain_table_series_elastic.kind;
  assert_null(kind->check((double[]){1, 0, -3}));
  assert_non_null(strstr(kind->check((double[]){-1, 0, 1}), "stiffness"));
  assert_non_null(strstr(kind->check((double[]){1, -1, 1}), "damping"));
  assert_non_null(kind->check((double[]){NAN, 1, 1}));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(slopes_are_derivatives),
      cmocka_unit_test(a_series_elastic_actuator_is_a_spring_and_a_damper),
      cmocka_unit_test(bad_parameters_are_named),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
