#include "unit/geom/convex_shapes.h"
#include "unit/geom/shape_case.h"

static void bounds(void** state) {
  (void)state;
  check_bounds(&shape_capsule, V3(2, 3, 6), 5, V3(2, 2, 5));
}

static void hits(void** state) {
  (void)state;
  static const HitCase cases[] = {
      {{.5, 1, 0}, {{2, 0, .3}, {-1, 0, 0}}, 1.5, {1, 0, 0}},
      {{.5, 1, 0}, {{0, 0, 3}, {0, 0, -1}}, 1.5, {0, 0, 1}},
      {{.5, 1, 0}, {{0, 0, -3}, {0, 0, 1}}, 1.5, {0, 0, -1}},
      {{.5, 1, 0}, {{0, 0, 0}, {0, 0, 1}}, 1.5, {0, 0, 1}},
  };
  check_hits(&shape_capsule, cases, COUNT(cases));
}

static void distances(void** state) {
  (void)state;
  check_distances(&shape_capsule, V3(0.3, 0.4, 0.5), 1.3, -0.3);
}

static void fits(void** state) {
  (void)state;
  check_fits(&shape_capsule, V3(1.5, 3.25, 0), V3(2, 2, 0));
}

// A short mesh gives a capsule without a cylinder.
static void fit_has_no_negative_length(void** state) {
  (void)state;
  double size[3];
  shape_capsule.fit_inertia(size, V3(4, 4, 1));
  assert_near(size[1], 0, 0);
}

static void cores_of_round_shapes(void** state) {
  (void)state;
  Convex point = SHAPE(&shape_point, 1, 2, 3, 9, 9, 9), line = SHAPE(&shape_line, 1, 2, 3, 9, 4, 0);
  double p[3], up[3] = {0.6, 0, 0.8}, down[3] = {0.6, 0, -0.8};
  support_point(p, &point, up);
  assert_near(dist3(p, point.pos), 0, 0);
  support_point(p, &line, up);
  assert_near(p[2], 7, 0);
  support_point(p, &line, down);
  assert_near(p[2], -1, 0);
  assert_near(p[0], 1, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(bounds),
      cmocka_unit_test(hits),
      cmocka_unit_test(distances),
      cmocka_unit_test(fits),
      cmocka_unit_test(fit_has_no_negative_length),
      cmocka_unit_test(cores_of_round_shapes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
