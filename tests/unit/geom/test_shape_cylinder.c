#include "unit/geom/shape_case.h"

static void bounds(void** state) {
  (void)state;
  check_bounds(&shape_cylinder, V3(2, 3, 6), sqrt(13), V3(2, 2, 3));
}

static void hits(void** state) {
  (void)state;
  static const HitCase cases[] = {
      {{.5, 1, 0}, {{.2, .1, 4}, {0, 0, -1}}, 3, {0, 0, 1}},
      {{.5, 1, 0}, {{.2, .1, 0}, {0, 0, -1}}, 1, {0, 0, -1}},
      {{.5, 1, 0}, {{0, 2, .9}, {0, -1, 0}}, 1.5, {0, 1, 0}},
      {{.5, 1, 0}, {{0, 2, 1.1}, {0, -1, 0}}, -1, {0, 0, 0}},
  };
  check_hits(&shape_cylinder, cases, COUNT(cases));
}

static void distances(void** state) {
  (void)state;
  check_distances(&shape_cylinder, V3(0.3, 0.4, 0.5), 1.6, -0.3);
}

static void gradient_on_the_axis_is_finite(void** state) {
  (void)state;
  double g[3];
  shape_cylinder.gradient(g, V3(0.3, 0.4, 0.5), V3(0, 0, 0));
  for (int i = 0; i < 3; i++) assert_true(isfinite(g[i]));
}

static void fits(void** state) {
  (void)state;
  check_fits(&shape_cylinder, V3(1.5, 4, 0), V3(2, 4, 0));
}

// J = pi r^4 / 2, Iy = Iz = pi r^4 / 4
static void section_of_a_rod(void** state) {
  (void)state;
  ShapeSection s = shape_cylinder.section(V3(2, 5, 0));
  assert_near(s.torsion, 8 * ctPI, 1e-12);
  assert_near(s.y, 4 * ctPI, 1e-12);
  assert_near(s.z, 4 * ctPI, 1e-12);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(bounds),    cmocka_unit_test(hits),
      cmocka_unit_test(distances), cmocka_unit_test(gradient_on_the_axis_is_finite),
      cmocka_unit_test(fits),      cmocka_unit_test(section_of_a_rod),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
