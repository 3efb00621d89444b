#include "material/materials.h"
#include "support/numbers.h"

static void nothing_resists(void** state) {
  (void)state;
  const double x[12] = {0, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 1};
  double f[12] = {1}, K[144] = {1};
  assert_within(material_no_bending.energy(x, NULL), 0, 0);
  material_no_bending.force(x, NULL, f);
  material_no_bending.stiffness(x, NULL, K);
  assert_within(largest_of(f, 12), 0, 0);
  assert_within(largest_of(K, 144), 0, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(nothing_resists),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
