#include "material/materials.h"
#include "unit/material/small_strain.h"

#include <math.h>

static void small_strain_is_linear(void** state) {
  (void)state;
  small_strain_is_hooke(&material_corotated, 1e4, 0.3);
}

// Linear in the stretch at any size, and after any rotation.
static void stress_is_linear_in_stretch(void** state) {
  (void)state;
  double c[2], P[9];
  Lame l = isotropic_lame(3, 1e4, 0.3);
  material_corotated.prepare(3, 1e4, 0.3, NULL, c);
  const double F[9] = {0, -2, 0, 1.5, 0,
                       0, 0,  0, 0.5}; // a quarter turn about z of diag(1.5, 2, .5)
  material_corotated.stress(3, F, c, P);
  double trace = 1.5 + 2 + 0.5 - 3;
  assert_relative(P[3], 2 * l.mu * 0.5 + l.lambda * trace, 1e-12);
  assert_relative(P[1], -(2 * l.mu * 1 + l.lambda * trace), 1e-12);
  assert_relative(P[8], 2 * l.mu * -0.5 + l.lambda * trace, 1e-12);
}

// An inverted element is pushed open along its shortest axis.
static void inverted_element_is_pushed_open(void** state) {
  (void)state;
  double c[2], P[9];
  material_corotated.prepare(3, 1e4, 0.3, NULL, c);
  material_corotated.stress(3, (double[9]){1, 0, 0, 0, 1, 0, 0, 0, -0.2}, c, P);
  assert_true(P[8] < -1e4);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(small_strain_is_linear),
      cmocka_unit_test(stress_is_linear_in_stretch),
      cmocka_unit_test(inverted_element_is_pushed_open),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
