#include "geom/triangle.h"
#include "unit/geom/near.h"

static const double A[3] = {0, 0, 0}, B[3] = {4, 0, 0}, C[3] = {0, 3, 0};

static void area_normal_and_centroid(void** state) {
  (void)state;
  double normal[3], centre[3];
  assert_near(triangle_area(A, B, C), 6, 1e-15);
  assert_near(triangle_area_normal(normal, A, B, C), 6, 1e-15);
  assert_near(normal[2], 1, 1e-15);
  triangle_area_normal(normal, A, C, B);
  assert_near(normal[2], -1, 1e-15);
  triangle_centroid(centre, A, B, C);
  assert_near(centre[0], 4.0 / 3, 1e-15);
  assert_near(centre[1], 1, 1e-15);
}

static void the_circumcentre_is_as_far_from_all_corners(void** state) {
  (void)state;
  double r[3];
  triangle_circumcentre(r, A, B, C);
  assert_near(dist3(r, A), 2.5, 1e-15);
  assert_near(dist3(r, B), 2.5, 1e-15);
  assert_near(dist3(r, C), 2.5, 1e-15);
}

static void too_small_has_no_area(void** state) {
  (void)state;
  const double b[3] = {1e-8, 0, 0}, c[3] = {0, 0.9e-7, 0};
  double normal[3];
  assert_true(triangle_area(A, b, c) == 0);
  assert_true(triangle_area_normal(normal, A, b, c) == 0);
}

// What the reference answers where there is no answer.
static void degenerate_is_not_a_number(void** state) {
  (void)state;
  double r[3];
  triangle_normal(r, A, B, B);
  assert_true(isinf(r[0]) && isnan(r[1]) && isnan(r[2]));
  triangle_circumcentre(r, A, B, B);
  assert_true(isnan(r[0]));
  triangle_normal(r, A, B, C);
  assert_near(r[2], 1, 1e-15);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(area_normal_and_centroid),
      cmocka_unit_test(the_circumcentre_is_as_far_from_all_corners),
      cmocka_unit_test(too_small_has_no_area),
      cmocka_unit_test(degenerate_is_not_a_number),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
