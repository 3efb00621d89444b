#include "unit/geom/shape_case.h"

static void bounds(void** state) {
  (void)state;
  check_bounds(&shape_ellipsoid, V3(2, 3, 6), 6, V3(2, 3, 6));
}

static void hits(void** state) {
  (void)state;
  static const HitCase cases[] = {
      {{1, 2, 3}, {{0, 5, 0}, {0, -1, 0}}, 3, {0, 1, 0}},
      {{1, 2, 3}, {{0, 0, 0}, {0, 0, 1}}, 3, {0, 0, 1}},
  };
  check_hits(&shape_ellipsoid, cases, COUNT(cases));
}

// Exact along the axes outside, an estimate elsewhere
static void distances(void** state) {
  (void)state;
  const double* size = V3(0.3, 0.4, 0.5);
  assert_near(shape_ellipsoid.distance(size, V3(0, 0, 2)), 1.5, 1e-12);
  assert_true(shape_ellipsoid.distance(size, V3(0, 0, 0.1)) < 0);
}

static void fits(void** state) {
  (void)state;
  check_fits(&shape_ellipsoid, V3(1, 2, 4), V3(1, 2, 4));
}

// Thomsen's formula is exact for a sphere.
static void area_of_a_ball(void** state) {
  (void)state;
  const double* size = V3(2, 2, 2);
  assert_near(shape_ellipsoid.area(size), shape_sphere.area(size), 1e-12);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(bounds), cmocka_unit_test(hits),           cmocka_unit_test(distances),
      cmocka_unit_test(fits),   cmocka_unit_test(area_of_a_ball),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
