#include "material/materials.h"
#include "unit/material/small_strain.h"

#include <math.h>

static void small_strain_is_linear(void** state) {
  (void)state;
  small_strain_is_hooke(&material_stable_neo_hookean, 1e4, 0.3);
  small_strain_is_hooke(&material_stable_neo_hookean, 1e4, 0);
  small_strain_is_hooke(&material_stable_neo_hookean, 1e4, 0.49);
}

// The constants of the paper for solids.
static void constants_are_those_of_the_paper(void** state) {
  (void)state;
  double c[3];
  Lame l = isotropic_lame(3, 1e4, 0.4);
  material_stable_neo_hookean.prepare(3, 1e4, 0.4, NULL, c);
  assert_relative(c[0], 4.0 / 3.0 * l.mu, 1e-14);
  assert_relative(c[1], l.lambda + 5.0 / 6.0 * l.mu, 1e-14);
  assert_relative(c[2], 1 + c[0] / c[1] - c[0] / (4 * c[1]), 1e-14);
}

// Through a flat element the stress is smooth: it changes by little where J changes its sign.
static void inversion_is_smooth(void** state) {
  (void)state;
  double c[3], P[9], Q[9], h = 1e-7;
  material_stable_neo_hookean.prepare(3, 1e4, 0.4, NULL, c);
  material_stable_neo_hookean.stress(3, (double[9]){1.2, 0, 0, 0, 0.8, 0, 0, 0, h}, c, P);
  material_stable_neo_hookean.stress(3, (double[9]){1.2, 0, 0, 0, 0.8, 0, 0, 0, -h}, c, Q);
  assert_within(largest_difference(P, Q, 9), 0, 1e-2);
  assert_true(P[8] < -1e3); // pushes the flat element open
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(small_strain_is_linear),
      cmocka_unit_test(constants_are_those_of_the_paper),
      cmocka_unit_test(inversion_is_smooth),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
