#include "geom/smooth_normal.h"
#include "unit/geom/convex_shapes.h"

// The normal at a point of shape c next to a box; n is what the contact had.
static bool run(double n[3], Convex* c, double x, double y, double z) {
  Convex box = SHAPE(&shape_box, 9, 9, 9, 1, 1, 1);
  const double pos[3] = {x, y, z};
  return smooth_normal(n, pos, c, &box);
}

static void spheres_and_capsules(void** state) {
  (void)state;
  double n[3] = {1, 0, 0};
  Convex ball = SHAPE(&shape_sphere, 1, 0, 0, 1, 0, 0),
         rod = SHAPE(&shape_capsule, 0, 0, 0, 1, 2, 0);
  assert_true(run(n, &ball, 1, 0.5, 0));
  assert_near(n[1], 1, 1e-15);
  assert_true(run(n, &rod, 0.9, 0, 1.5));
  assert_near(n[0], 1, 1e-15);
  assert_true(run(n, &rod, 0, 0, 2.9));
  assert_near(n[2], 1, 1e-15);
  assert_true(run(n, &rod, 0, 0, -2.9));
  assert_near(n[2], -1, 1e-15);
}

static void cylinders_only_at_the_round_wall(void** state) {
  (void)state;
  double n[3] = {0.6, 0, 0.8};
  Convex c = SHAPE(&shape_cylinder, 0, 0, 0, 1, 2, 0);
  assert_false(run(n, &c, 0.5, 0, 1.99));
  assert_false(run(n, &c, 0.1, 0, 1.85));
  assert_near(n[0], 0.6, 0);
  assert_true(run(n, &c, 0, 0.99, 0.5));
  assert_near(n[1], 1, 1e-15);
}

// From either side the normal is that of the nearest point of the surface.
static void ellipsoids(void** state) {
  (void)state;
  Convex c = SHAPE(&shape_ellipsoid, 0, 0, 0, 1, 2, 3);
  const double u[3] = {0.5, 0.6, sqrt(1 - 0.25 - 0.36)};
  double surface[3] = {u[0], 2 * u[1], 3 * u[2]}, normal[3] = {u[0], u[1] / 2, u[2] / 3};
  normalize3(normal);
  for (int side = -1; side <= 1; side += 2) {
    double p[3], n[3];
    copy3(n, normal);
    addscl3(p, surface, normal, side * 0.02);
    assert_true(run(n, &c, p[0], p[1], p[2]));
    assert_near(dist3(n, normal), 0, 1e-4);
  }
  double n[3] = {0, 0, 1};
  c.size[0] = 0;
  assert_false(run(n, &c, 1, 1, 1));
}

static void mean_of_two(void** state) {
  (void)state;
  Convex a = SHAPE(&shape_sphere, 0, 0, 0, 1, 0, 0), b = SHAPE(&shape_sphere, 1, 1, 0, 1, 0, 0);
  double n[3] = {1, 0, 0};
  const double pos[3] = {1, 0, 0};
  assert_true(smooth_normal(n, pos, &a, &b));
  assert_near(n[0], sqrt(0.5), 1e-15);
  assert_near(n[1], sqrt(0.5), 1e-15);
  // the second alone: its normal points back
  Convex box = SHAPE(&shape_box, 0, 0, 0, 1, 1, 1);
  assert_true(smooth_normal(n, pos, &box, &b));
  assert_near(n[1], 1, 1e-15);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(spheres_and_capsules),
      cmocka_unit_test(cylinders_only_at_the_round_wall),
      cmocka_unit_test(ellipsoids),
      cmocka_unit_test(mean_of_two),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
