#include "unit/geom/shape_case.h"

static void hit_from_above_within_the_drawn_rectangle(void** state) {
  (void)state;
  static const HitCase cases[] = {
      {{0, 0, 1}, {{1, 2, 3}, {0, 0, -2}}, 1.5, {0, 0, 1}},
      {{0, 0, 1}, {{1, 2, -3}, {0, 0, 2}}, -1, {0, 0, 0}}, // from below
      {{1, 1, 1}, {{1.5, 0, 1}, {0, 0, -1}}, -1, {0, 0, 0}},
      {{1, 1, 1}, {{0.5, 0, 1}, {0, 0, -1}}, 1, {0, 0, 1}},
  };
  check_hits(&shape_plane, cases, COUNT(cases));
}

static void fills_the_space_below(void** state) {
  (void)state;
  double aabb[6], axes[3];
  shape_aabb(ctGEOM_PLANE, V3(2, 3, 6), aabb);
  assert_near(aabb[2] + aabb[5], 0, 0);
  assert_near(aabb[2] - aabb[5], -ctMAXVAL, 0);
  assert_near(aabb[3], ctMAXVAL, 0);
  assert_near(aabb[4], ctMAXVAL, 0);
  assert_near(shape_radius(ctGEOM_PLANE, V3(2, 3, 6)), 0, 0);
  shape_semiaxes(ctGEOM_PLANE, V3(2, 3, 6), axes);
  assert_near(axes[1], 3, 0);
}

static void distance_is_the_height(void** state) {
  (void)state;
  check_distances(&shape_plane, V3(1, 1, 1), 2, 0.1);
  assert_near(shape_plane.distance(V3(1, 1, 1), V3(9, 9, -3)), -3, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(hit_from_above_within_the_drawn_rectangle),
      cmocka_unit_test(fills_the_space_below),
      cmocka_unit_test(distance_is_the_height),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
