#include "material/materials.h"
#include "unit/material/small_strain.h"

#include <math.h>

static void small_strain_is_linear(void** state) {
  (void)state;
  small_strain_is_hooke(&material_stvk, 1e4, 0.3);
}

// P = F S, S = 2 mu E + lambda tr(E)
static void stress_is_linear_in_green_strain(void** state) {
  (void)state;
  const double F[9] = {1.1, 0.3, -0.2, 0.1, 0.8, 0.4, -0.3, 0.2, 1.3};
  double c[2], P[9], E[9], trace = 0;
  Lame l = isotropic_lame(3, 1e4, 0.3);
  material_stvk.prepare(3, 1e4, 0.3, NULL, c);
  material_stvk.stress(3, F, c, P);
  for (int i = 0; i < 9; i++) {
    E[i] = -(i % 4 == 0);
    for (int r = 0; r < 3; r++) E[i] += F[3 * r + i / 3] * F[3 * r + i % 3];
    E[i] /= 2;
    if (i % 4 == 0) trace += E[i];
  }
  for (int i = 0; i < 9; i++) {
    double expected = l.lambda * trace * F[i];
    for (int k = 0; k < 3; k++) expected += 2 * l.mu * F[3 * (i / 3) + k] * E[3 * k + i % 3];
    assert_relative(P[i], expected, 1e-12);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(small_strain_is_linear),
      cmocka_unit_test(stress_is_linear_in_green_strain),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
