#include "geom/convex.h"
#include "unit/geom/shape_case.h"

#include <corten/corten.h>

static void bounds(void** state) {
  (void)state;
  check_bounds(&shape_bicone, V3(2, 3, 6), 3, V3(2, 2, 3));
}

// Two cones of a third of their cylinders.
static void volume_and_moments(void** state) {
  (void)state;
  double inertia[3];
  assert_near(shape_bicone.volume(V3(1, 3, 0)), 2 * ctPI, 1e-14);
  assert_near(shape_bicone.area(V3(3, 4, 0)), 30 * ctPI, 1e-13);
  shape_bicone.solid(inertia, V3(2, 5, 0), 10);
  assert_near(inertia[0], 10 * (3. / 20 * 4 + 25. / 10), 1e-13);
  assert_near(inertia[2], 10 * 3. / 10 * 4, 1e-13);
  shape_bicone.shell(inertia, V3(2, 5, 0), 10);
  assert_near(inertia[2], 20, 1e-13);
}

static void hits(void** state) {
  (void)state;
  const double h = 0.7071067811865475244;
  const HitCase cases[] = {
      {{1, 1, 0}, {{3, 0, .5}, {-1, 0, 0}}, 2.5, {h, 0, h}},
      {{1, 1, 0}, {{0, .25, -4}, {0, 0, 1}}, 3.25, {0, h, -h}},
      {{1, 1, 0}, {{0, 0, .5}, {1, 0, 0}}, .5, {h, 0, h}}, // from inside
      {{1, 1, 0}, {{3, 0, 1.1}, {-1, 0, 0}}, -1, {0, 0, 0}},
      {{1, 1, 0}, {{3, 0, .5}, {1, 0, 0}}, -1, {0, 0, 0}}, // away
  };
  check_hits(&shape_bicone, cases, COUNT(cases));
}

static void distances(void** state) {
  (void)state;
  assert_near(shape_bicone.distance(V3(3, 4, 0), V3(0, 0, 0)), -2.4, 1e-14);
  assert_near(shape_bicone.distance(V3(3, 4, 0), V3(0, 0, 6)), 2, 1e-14);
  assert_near(shape_bicone.distance(V3(3, 4, 0), V3(0, -5, 0)), 2, 1e-14);
  assert_true(shape_bicone.contains(V3(3, 4, 0), V3(1.4, 0, -2)));
  assert_false(shape_bicone.contains(V3(3, 4, 0), V3(1.6, 0, -2)));
}

// The gradient is the change of the distance, and a unit vector.
static void gradient_of_the_distance(void** state) {
  (void)state;
  const double size[3] = {.3, .5, 0}, step = 1e-6;
  for (int k = 0; k < 40; k++) {
    double x[3] = {.6 * sin(k + .3), .6 * cos(2. * k), .8 * sin(3. * k + 1)}, g[3];
    shape_bicone.gradient(g, size, x);
    assert_near(norm3(g), 1, 1e-12);
    for (int i = 0; i < 3; i++) {
      double up[3] = {x[0], x[1], x[2]}, down[3] = {x[0], x[1], x[2]};
      up[i] += step;
      down[i] -= step;
      double slope = shape_bicone.distance(size, up) - shape_bicone.distance(size, down);
      assert_near(g[i], slope / (2 * step), 1e-6);
    }
  }
}

// The tip a little below the floor, and a ball a little inside the slope.
static void contacts_with_planes_and_balls(void** state) {
  (void)state;
  char error[400] = "";
  ctModel* m = ct_loadXMLString(
      "<mujoco><worldbody><geom type='plane' size='2 2 1'/>"
      "<body pos='0 0 .39'><freejoint/><geom type='bicone' size='.3 .4'/></body>"
      "<body pos='.225 0 .645'><freejoint/><geom size='.1'/></body></worldbody></mujoco>",
      NULL, error, sizeof error);
  assert_non_null(m);
  ctData* d = ct_makeData(m);
  ct_forward(m, d);
  assert_int_equal(d->ncon, 2);
  assert_near(d->contact[0].dist, -.01, 1e-9);
  // (.225, .255) is .8 * .225 + .6 * .255 - .24 = .093 off the slope
  assert_near(d->contact[1].dist, -.007, 1e-6);
  ct_deleteData(d);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(bounds),
      cmocka_unit_test(volume_and_moments),
      cmocka_unit_test(hits),
      cmocka_unit_test(distances),
      cmocka_unit_test(gradient_of_the_distance),
      cmocka_unit_test(contacts_with_planes_and_balls),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
