#include "material/isotropic.h"
#include "support/numbers.h"

#include <math.h>

// ln J and J^-2 and two derivatives are continuous where the polynomial begins; they are finite for
// any J.
static void continuations_are_smooth(void** state) {
  (void)state;
  Jet (*const jets[2])(double) = {isotropic_log, isotropic_inverse_square};
  for (int k = 0; k < 2; k++) {
    Jet a = jets[k](ISOTROPIC_FLAT * (1 + 1e-12)), b = jets[k](ISOTROPIC_FLAT * (1 - 1e-12));
    assert_relative(a.f, b.f, 1e-10);
    assert_relative(a.d, b.d, 1e-10);
    assert_relative(a.dd, b.dd, 1e-10);
    assert_true(isfinite(jets[k](0).f) && isfinite(jets[k](-5).f));
    for (double J = -0.5; J < 2; J += 0.07) {
      double h = 1e-5, slope = (jets[k](J + h).f - jets[k](J - h).f) / (2 * h);
      assert_relative(slope / jets[k](J).d, 1, 1e-5);
    }
  }
  assert_within(isotropic_log(2).f, log(2), 1e-15);
  assert_within(isotropic_inverse_square(2).f, 0.25, 1e-15);
}

static void lame_parameters_are_the_textbooks(void** state) {
  (void)state;
  Lame solid = isotropic_lame(3, 1e4, 0.25), membrane = isotropic_lame(2, 1e4, 0.25);
  assert_relative(solid.mu, 4000, 1e-14);
  assert_relative(solid.lambda, 4000, 1e-14);
  assert_relative(membrane.mu, 4000, 1e-14);
  assert_relative(membrane.lambda, 2 * 4000.0 * 4000 / (4000 + 8000), 1e-14);
  Lame rod = isotropic_lame(1, 1e4, 0.25);
  assert_relative(2 * rod.mu + rod.lambda, 1e4, 1e-14);
}

// W = I J^2 by invariants, against derivatives by hand.
static void invariants_become_principal_derivatives(void** state) {
  (void)state;
  const double s[2] = {1.5, 0.5};
  double I = isotropic_I(2, s), J = isotropic_J(2, s);
  Principal p = {0};
  isotropic_from_invariants(
      2, s, &(InvariantLaw){.f = I * J * J, .I = J * J, .J = 2 * I * J, .IJ = 2 * J, .JJ = 2 * I},
      &p);
  // W = a^4 b^2 + a^2 b^4
  double a = s[0], b = s[1];
  assert_relative(p.d[0], 4 * pow(a, 3) * b * b + 2 * a * pow(b, 4), 1e-13);
  assert_relative(p.d[1], 2 * pow(a, 4) * b + 4 * a * a * pow(b, 3), 1e-13);
  assert_relative(p.dd[0][0], 12 * a * a * b * b + 2 * pow(b, 4), 1e-13);
  assert_relative(p.dd[0][1], 8 * pow(a, 3) * b + 8 * a * pow(b, 3), 1e-13);
  assert_relative(p.dd[1][1], 2 * pow(a, 4) + 12 * a * a * b * b, 1e-13);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(continuations_are_smooth),
      cmocka_unit_test(lame_parameters_are_the_textbooks),
      cmocka_unit_test(invariants_become_principal_derivatives),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
