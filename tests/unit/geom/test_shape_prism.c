#include "geom/shape_prism.h"
#include "unit/geom/convex_shapes.h"

static void prism_searches_the_half_it_is_asked_for(void** state) {
  (void)state;
  const double v[18] = {0, 0, -1, 1, 0, -1, 0, 1, -1, 0, 0, 0.1, 1, 0, 0.2, 0, 1, 0.3};
  Convex c = {.shape = &shape_prism, .vertindex = -1};
  for (int i = 0; i < 6; i++) c.corner[i] = v + 3 * i;
  double p[3], center[3];
  support_point(p, &c, (const double[3]){0.6, 0, -0.8});
  assert_near(p[0], 1, 0);
  assert_near(p[2], -1, 0);
  support_point(p, &c, (const double[3]){0, 0.6, 0.8});
  assert_near(p[2], 0.3, 0);
  support_center(center, &c);
  assert_near(center[2], -0.4, 1e-15);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(prism_searches_the_half_it_is_asked_for),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
