#include "unit/geom/convex_shapes.h"

static void simplex_is_rounded(void** state) {
  (void)state;
  const double v[6] = {0, 0, 0, 1, 0, 0};
  Convex c = SHAPE(&shape_simplex, 0, 0, 0, 0.25, 0, 0);
  c.nvert = 2;
  c.margin = 0.5;
  for (int i = 0; i < 2; i++) c.corner[i] = v + 3 * i;
  double p[3];
  support_point(p, &c, (const double[3]){1, 0, 0});
  assert_near(p[0], 1.5, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(simplex_is_rounded),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
