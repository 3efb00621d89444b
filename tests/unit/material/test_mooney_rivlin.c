#include "material/materials.h"
#include "unit/material/small_strain.h"

#include <math.h>

static const double kRubber[3] = {3e3, 1e3, 1e5}; // c10, c01, bulk

// Shear modulus 2 (c10 + c01), bulk modulus lambda + 2/3 mu; a membrane is incompressible: lambda
// of plane stress with Poisson's ratio 1/2 is 2 mu.
static void small_strain_has_the_moduli(void** state) {
  (void)state;
  double c[3], mu = 2 * (kRubber[0] + kRubber[1]);
  material_mooney_rivlin.prepare(3, 0, 0, kRubber, c);
  small_strain_is(&material_mooney_rivlin, 3, c, (Lame){mu, kRubber[2] - 2.0 / 3.0 * mu});
  material_mooney_rivlin.prepare(2, 0, 0, kRubber, c);
  small_strain_is(&material_mooney_rivlin, 2, c, (Lame){mu, 2 * mu});
}

// Uniaxial tension of an incompressible strip: 2 (s - 1/s^2) (c10 + c01/s), sides free of stress.
static void strip_is_the_closed_form(void** state) {
  (void)state;
  double c[3], P[6];
  material_mooney_rivlin.prepare(2, 0, 0, kRubber, c);
  for (double s = 0.6; s < 3; s += 0.2) {
    const double F[6] = {s, 0, 0, 1 / sqrt(s), 0, 0};
    material_mooney_rivlin.stress(2, F, c, P);
    assert_relative(P[0], 2 * (s - 1 / (s * s)) * (kRubber[0] + kRubber[1] / s), 1e-10);
    assert_within(P[3], 0, 1e-8);
  }
}

static void bad_parameters_are_refused(void** state) {
  (void)state;
  const char* (*check)(const cttNum* param) = material_mooney_rivlin.kind.check;
  assert_null(check(kRubber));
  assert_non_null(check((double[3]){-1, 1e3, 1e6}));
  assert_non_null(check((double[3]){1e3, -1, 1e6}));
  assert_non_null(check((double[3]){0, 0, 1e6}));
  assert_non_null(check((double[3]){3e3, 1e3, 1e3}));
  assert_non_null(check((double[3]){(double)NAN, 1e3, 1e6}));
  assert_non_null(check((double[3]){3e3, 1e3, (double)NAN}));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(small_strain_has_the_moduli),
      cmocka_unit_test(strip_is_the_closed_form),
      cmocka_unit_test(bad_parameters_are_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
