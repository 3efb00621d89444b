#include "geom/convex.h"
#include "unit/geom/convex_shapes.h"

static void places_points_of_the_frame(void** state) {
  (void)state;
  Convex c = SHAPE(&shape_box, 1, 2, 3, 1, 1, 1);
  const double quarter_about_z[9] = {0, -1, 0, 1, 0, 0, 0, 0, 1}, x[3] = {1, 0, 0};
  double p[3];
  copy9(c.mat, quarter_about_z);
  convex_place(p, &c, x);
  assert_near(p[0], 1, 0);
  assert_near(p[1], 3, 0);
  assert_near(p[2], 3, 0);
}

static void sign_of_nothing_is_zero(void** state) {
  (void)state;
  assert_near(convex_sign(-2), -1, 0);
  assert_near(convex_sign(0), 0, 0);
  assert_near(convex_sign(2), 1, 0);
  assert_near(convex_sign(NAN), 0, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(places_points_of_the_frame),
      cmocka_unit_test(sign_of_nothing_is_zero),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
