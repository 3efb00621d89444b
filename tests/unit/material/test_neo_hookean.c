#include "material/materials.h"
#include "unit/material/small_strain.h"

#include <math.h>

static const double kYoung = 1e4, kPoisson = 0.3;

// F = diag(s, t, t): P_11 = mu (s - 1/s) + lambda ln(J) / s
static void uniaxial_stretch_is_the_closed_form(void** state) {
  (void)state;
  double c[2], P[9];
  material_neo_hookean.prepare(3, kYoung, kPoisson, NULL, c);
  Lame l = isotropic_lame(3, kYoung, kPoisson);
  for (double s = 0.5; s < 3; s += 0.1) {
    double t = pow(s, -0.3), J = s * t * t;
    const double F[9] = {s, 0, 0, 0, t, 0, 0, 0, t};
    material_neo_hookean.stress(3, F, c, P);
    assert_relative(P[0], l.mu * (s - 1 / s) + l.lambda * log(J) / s, 1e-10);
    assert_relative(P[4], l.mu * (t - 1 / t) + l.lambda * log(J) / t, 1e-10);
    assert_within(P[1], 0, 1e-10);
    double W = l.mu / 2 * (s * s + 2 * t * t - 3) - l.mu * log(J) + l.lambda / 2 * log(J) * log(J);
    assert_relative(material_neo_hookean.energy(3, F, c), W, 1e-10);
  }
}

// F = 1 + g e1 e2': J = 1, P = mu (F - F^-T), so P_12 = P_21 = mu g and the others vanish
static void simple_shear_is_the_closed_form(void** state) {
  (void)state;
  double c[2], P[9];
  material_neo_hookean.prepare(3, kYoung, kPoisson, NULL, c);
  double mu = isotropic_lame(3, kYoung, kPoisson).mu;
  for (double g = -2; g <= 2; g += 0.25) {
    const double F[9] = {1, g, 0, 0, 1, 0, 0, 0, 1}, expected[9] = {0, mu * g, 0, mu * g};
    material_neo_hookean.stress(3, F, c, P);
    for (int i = 0; i < 9; i++) assert_relative(P[i], expected[i], 1e-10);
    assert_relative(material_neo_hookean.energy(3, F, c), mu / 2 * g * g, 1e-10);
  }
}

// A membrane strip whose sides are free: sigma = E strain, plane stress.
static void small_strain_is_linear(void** state) {
  (void)state;
  small_strain_is_hooke(&material_neo_hookean, kYoung, kPoisson);
  double c[2], P[6], e = 1e-6;
  material_neo_hookean.prepare(2, kYoung, kPoisson, NULL, c);
  const double F[6] = {1 + e, 0, 0, 1 - kPoisson * e, 0, 0};
  material_neo_hookean.stress(2, F, c, P);
  assert_relative(P[0], kYoung * e, 1e-5);
  assert_within(P[3], 0, 1e-5 * kYoung * e);
}

// Pressed flat and through: the energy rises all the way.
static void flat_element_is_pushed_back(void** state) {
  (void)state;
  double c[2], before = 0;
  material_neo_hookean.prepare(3, kYoung, kPoisson, NULL, c);
  for (double s = 0.9; s > -1; s -= 0.01) {
    const double F[9] = {1, 0, 0, 0, 1, 0, 0, 0, s};
    double W = material_neo_hookean.energy(3, F, c);
    assert_true(W > before);
    before = W;
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(uniaxial_stretch_is_the_closed_form),
      cmocka_unit_test(simple_shear_is_the_closed_form),
      cmocka_unit_test(small_strain_is_linear),
      cmocka_unit_test(flat_element_is_pushed_back),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
