#include "material/differences.h"
#include "material/materials.h"
#include "support/numbers.h"

#include <string.h>

// A kind without a stiffness function gets nearly the same matrix.
static void differences_are_near_the_function(void** state) {
  (void)state;
  ctpElasticity plain = material_stable_neo_hookean;
  const double F[9] = {1.1, 0.2, -0.1, 0.05, 0.9, 0.3, -0.2, 0.1, 0.4};
  double c[16], H[81], D[81];
  plain.prepare(3, 1e4, 0.3, NULL, c);
  differences_elasticity(&plain, 3, F, c, H);
  plain.stiffness = NULL;
  differences_elasticity(&plain, 3, F, c, D);
  assert_within(largest_difference(H, D, 81) / largest_of(H, 81), 0, 1e-7);
}

static void hinge_differences_are_near_the_function(void** state) {
  (void)state;
  ctpBending plain = material_bridson;
  const double x[12] = {5, 3, 1, 5, 3.1, 1, 4.9, 3.05, 1.01, 5.1, 3.02, 1.03};
  double c[17], K[144], D[144];
  plain.prepare(x, 1e4, 0.3, 0.01, NULL, c); // at rest both are exact
  differences_bending(&plain, x, c, K);
  plain.stiffness = NULL;
  differences_bending(&plain, x, c, D);
  assert_within(largest_difference(K, D, 144) / largest_of(K, 144), 0, 1e-5);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(differences_are_near_the_function),
      cmocka_unit_test(hinge_differences_are_near_the_function),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
