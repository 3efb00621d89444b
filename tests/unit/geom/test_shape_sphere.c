#include "unit/geom/shape_case.h"

static void bounds(void** state) {
  (void)state;
  check_bounds(&shape_sphere, V3(2, 3, 6), 2, V3(2, 2, 2));
}

static void hits(void** state) {
  (void)state;
  static const HitCase cases[] = {
      {{1, 0, 0}, {{3, 0, 0}, {-2, 0, 0}}, 1, {1, 0, 0}},
      {{1, 0, 0}, {{0, 0, 0}, {0, 0, -4}}, 0.25, {0, 0, -1}}, // from within
      {{1, 0, 0}, {{3, 0, 0}, {1, 0, 0}}, -1, {0, 0, 0}},     // behind
      {{1, 0, 0}, {{3, 1.5, 0}, {-1, 0, 0}}, -1, {0, 0, 0}},
  };
  check_hits(&shape_sphere, cases, COUNT(cases));
}

static void distances(void** state) {
  (void)state;
  check_distances(&shape_sphere, V3(0.3, 0.4, 0.5), 1.7, -0.2);
}

static void fits(void** state) {
  (void)state;
  check_fits(&shape_sphere, V3(7.0 / 3, 0, 0), V3(4, 0, 0));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(bounds),
      cmocka_unit_test(hits),
      cmocka_unit_test(distances),
      cmocka_unit_test(fits),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
