// Requirement 39: tendons that touch a sphere or cylinder from within. Numbers without comment are
// those of MuJoCo 3.5.0.
#include "geom/wrap.h"
#include "support/numbers.h"
#include "unit/pos/trees.h"

// A body with a geom of the given shape and a site, and a body that turns or slides with another
// site; the path goes around the geom. more: further sites of the first body; late: of the second.
#define PATH(shape, first, more, joint, late, last)                                                \
  "<mujoco><worldbody><body><geom name='drum' " shape "/><site name='s1' pos='" first "'/>" more   \
  "<body><joint " joint "/><geom size='.01' mass='.1'/>" late "<site name='s2' pos='" last         \
  "'/></body></body></worldbody><tendon><spatial><site site='s1'/>"                                \
  "<geom geom='drum' sidesite='side'/><site site='s2'/></spatial></tendon></mujoco>"
#define SIDE(pos) "<site name='side' pos='" pos "'/>"
#define SPHERE(side) PATH("size='.15'", ".3 0 .15", SIDE(side), "axis='0 1 0'", "", ".3 0 -.15")
#define CYLINDER                                                                                   \
  PATH("type='cylinder' size='.15 .5'", ".3 .1 .2", SIDE(".05 0 0"), "axis='0 0 1'", "",           \
       ".3 -.1 -.2")
#define SLANTED                                                                                    \
  PATH("type='cylinder' size='.15 .5'", ".3 .05 .3", SIDE(".05 0 0"), "axis='0 0 1'", "",          \
       ".3 -.15 -.1")
#define SWEEP                                                                                      \
  PATH("size='.15'", ".3 0 .15", "", "type='slide' axis='1 0 0' range='-.05 .05'",                 \
       SIDE(".16 0 0"), ".3 0 -.15")

static Trees at(const char* xml, double q) {
  Trees t = trees_open(xml);
  t.d->qpos[0] = q;
  ct_forward(t.m, t.d);
  return t;
}

static double length_at(const char* xml, double q) {
  Trees t = at(xml, q);
  double length = t.d->ten_length[0];
  trees_close(&t);
  return length;
}

static void expect_touch(const Trees* t, double length, const double touch[3]) {
  trees_near(t->d->ten_length[0], length, 1e-6);
  assert_int_equal(t->d->ten_wrapnum[0], 4); // site, two equal touching points, site
  const double* x = t->d->wrap_xpos + 3 * t->d->ten_wrapadr[0];
  trees_near_n(x + 3, touch, 3, 1e-6);
  trees_near_n(x + 6, touch, 3, 1e-6);
}

static void steps_are_finite(const char* xml) {
  Trees t = at(xml, 0);
  ct_step(t.m, t.d);
  assert_true(isfinite(t.d->qpos[0]) && isfinite(t.d->ten_length[0]));
  trees_close(&t);
}

static void r39_t01_a_sidesite_in_a_sphere_loads(void** state) {
  (void)state;
  steps_are_finite(SPHERE(".05 0 0"));
}

static void r39_t02_a_sidesite_in_a_cylinder_loads(void** state) {
  (void)state;
  steps_are_finite(CYLINDER);
}

static void r39_t03_one_point_on_the_surface(void** state) {
  (void)state;
  Trees t = at(SPHERE(".05 0 0"), 0.2);
  const double* x = t.d->wrap_xpos + 3 * t.d->ten_wrapadr[0];
  trees_near_n(x + 3, x + 6, 3, 0);
  trees_near(sqrt(x[3] * x[3] + x[4] * x[4] + x[5] * x[5]), .15, 1e-10);
  trees_close(&t);
}

static void r39_t04_two_straight_pieces(void** state) {
  (void)state;
  Trees t = at(SPHERE(".05 0 0"), 0.2);
  const double* x = t.d->wrap_xpos + 3 * t.d->ten_wrapadr[0];
  double sum = 0;
  for (int k = 0; k < 9; k += 3) // the piece on the surface has no length
    sum +=
        sqrt(pow(x[k + 3] - x[k], 2) + pow(x[k + 4] - x[k + 1], 2) + pow(x[k + 5] - x[k + 2], 2));
  trees_near(t.d->ten_length[0], sum, 1e-12);
  trees_near(t.d->ten_length[0], 0.4469547130262078, 1e-6);
  trees_close(&t);
}

// 2D: a shape at the origin, points in its x-y plane.
static double wrap_2d(double touch[6], double ax, double ay, double bx, double by) {
  static const double pos[3] = {0}, mat[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
  const double a[3] = {ax, ay, 0}, b[3] = {bx, by, 0}, side[3] = {0};
  const WrapShape shape = {pos, mat, 1, false};
  return wrap(touch, a, b, &shape, side);
}

// Along the tangent at t the unit vectors to both ends cancel.
static double off_tangency(const double t[2], const double a[2], const double b[2]) {
  double u[2] = {0};
  for (int k = 0; k < 2; k++) {
    const double* end = k ? b : a;
    double dx = t[0] - end[0], dy = t[1] - end[1], l = sqrt(dx * dx + dy * dy);
    u[0] += dx / l;
    u[1] += dy / l;
  }
  return fabs(-t[1] * u[0] + t[0] * u[1]);
}

static void r39_t05_the_point_is_stationary(void** state) {
  (void)state;
  const double a[2] = {2, 0}, b[2] = {1.5, 1.5 * sqrt(3.0)};
  double touch[6];
  trees_near(wrap_2d(touch, a[0], a[1], b[0], b[1]), 0, 0);
  trees_near(sqrt(touch[0] * touch[0] + touch[1] * touch[1]), 1, 1e-10);
  assert_true(off_tangency(touch, a, b) < 1e-8);
}

static void r39_t06_sphere_as_mujoco(void** state) {
  (void)state;
  Trees t = at(SPHERE(".05 0 0"), 0);
  expect_touch(&t, 0.424264068711929, (const double[]){.15, 0, 0});
  trees_close(&t);
}

static void r39_t07_cylinder_as_mujoco(void** state) {
  (void)state;
  Trees t = at(CYLINDER, 0);
  expect_touch(&t, 0.538516480713450, (const double[]){.15, 0, 0});
  trees_close(&t);
}

static void r39_t08_in_and_out_of_the_sphere(void** state) {
  (void)state;
  static const double q[] = {-.04, -.02, -.01, 0, .04};
  static const double length[] = {0.397761312300161, 0.410539632911676, 0.300166620396073, .3,
                                  0.302654919008431};
  for (int k = 0; k < 5; k++) trees_near(length_at(SWEEP, q[k]), length[k], 1e-6);
  for (int k = -50; k <= 50; k++) {
    Trees t = at(SWEEP, k * 0.001);
    assert_true(isfinite(t.d->ten_length[0]) && t.d->ten_length[0] > 0);
    assert_int_equal(t.d->ten_wrapnum[0], k < -10 ? 4 : 2); // within, and on the surface or beyond
    trees_close(&t);
  }
}

// Outside, nothing has changed: the path over a sphere between its ends.
static void r39_t09_outside_as_before(void** state) {
  (void)state;
  Trees t = at(PATH("size='.15'", ".3 0 0", SIDE("0 0 .4"), "axis='0 1 0'", "", "-.3 0 0"), 0);
  double tangent = sqrt(.3 * .3 - .15 * .15), angle = ctPI - 2 * acos(.5);
  trees_near(t.d->ten_length[0], 2 * tangent + .15 * angle, 1e-12);
  trees_close(&t);
}

static void expect_slope(const char* xml, double q) {
  Trees t = at(xml, q);
  double J = t.d->ten_J[0], h = 1e-7;
  double slope = (length_at(xml, q + h) - length_at(xml, q - h)) / (2 * h);
  trees_near(J, slope, 1e-4 * larger(fabs(slope), 1));
  trees_close(&t);
}

static void r39_t10_jacobian_of_the_sphere(void** state) {
  (void)state;
  for (double q = -.3; q <= .3; q += .1) expect_slope(SPHERE(".05 0 0"), q);
}

static void r39_t11_ends_on_opposite_sides_go_straight(void** state) {
  (void)state;
  double touch[6];
  trees_near(wrap_2d(touch, 2, .1, -2, .1), -1, 0);
}

static void r39_t12_an_end_on_the_circle_goes_straight(void** state) {
  (void)state;
  double touch[6];
  trees_near(wrap_2d(touch, 1, 0, 2, 1), -1, 0);
}

// Ends hardly outside: whatever the iteration does, the point is on the circle.
static void r39_t13_ends_close_to_the_circle(void** state) {
  (void)state;
  for (double gap = 1e-2; gap > 1e-13; gap /= 10) {
    double touch[6], r = 1 + gap, turn = 0.5 * sqrt(gap);
    trees_near(wrap_2d(touch, r, 0, r * cos(turn), r * sin(turn)), 0, 0);
    trees_near(sqrt(touch[0] * touch[0] + touch[1] * touch[1]), 1, 1e-10);
  }
}

static void r39_t14_a_sidesite_on_the_surface_is_outside(void** state) {
  (void)state;
  double length = length_at(SPHERE(".15 0 0"), 0);
  trees_near(length, .3, 1e-12); // the straight line
}

static void r39_t15_heights_by_the_ways_there(void** state) {
  (void)state;
  Trees t = at(SLANTED, 0);
  const double touch[3] = {0.148607047563419, -0.020394739872909, 0.117656368532109};
  const double a[2] = {.3, .05}, b[2] = {.3, -.15};
  expect_touch(&t, 0.542346519424661, touch);
  const double* x = t.d->wrap_xpos + 3 * t.d->ten_wrapadr[0] + 3;
  assert_true(off_tangency(x, a, b) < 1e-8);
  double l0 = hypot(x[0] - a[0], x[1] - a[1]), l1 = hypot(x[0] - b[0], x[1] - b[1]);
  trees_near(x[2], .3 - .4 * l0 / (l0 + l1), 1e-12);
  trees_close(&t);
}

// In the cross section but far along the axis is outside.
static void r39_t16_inside_is_by_distance_in_space(void** state) {
  (void)state;
  trees_near(length_at(PATH("type='cylinder' size='.1 1'", ".3 .05 .2", SIDE(".05 0 5"),
                            "axis='0 0 1'", "", ".3 -.05 -.2"),
                       0),
             0.412310562561766, 1e-6);
  // the same without the site
  trees_near(length_at("<mujoco><worldbody><body><geom name='drum' type='cylinder' size='.1 1'/>"
                       "<site name='s1' pos='.3 .05 .2'/><body><joint axis='0 0 1'/>"
                       "<geom size='.01' mass='.1'/><site name='s2' pos='.3 -.05 -.2'/></body>"
                       "</body></worldbody><tendon><spatial><site site='s1'/><geom geom='drum'/>"
                       "<site site='s2'/></spatial></tendon></mujoco>",
                       0),
             0.412310562561766, 1e-12);
}

static void r39_t17_jacobian_of_the_cylinder(void** state) {
  (void)state;
  for (double q = -.3; q <= .3; q += .1) {
    expect_slope(CYLINDER, q);
    expect_slope(SLANTED, q);
  }
}

static void r39_t18_a_sidesite_at_the_centre(void** state) {
  (void)state;
  Trees t = at(SPHERE("0 0 0"), 0);
  expect_touch(&t, 0.424264068711929, (const double[]){.15, 0, 0});
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r39_t01_a_sidesite_in_a_sphere_loads),
      cmocka_unit_test(r39_t02_a_sidesite_in_a_cylinder_loads),
      cmocka_unit_test(r39_t03_one_point_on_the_surface),
      cmocka_unit_test(r39_t04_two_straight_pieces),
      cmocka_unit_test(r39_t05_the_point_is_stationary),
      cmocka_unit_test(r39_t06_sphere_as_mujoco),
      cmocka_unit_test(r39_t07_cylinder_as_mujoco),
      cmocka_unit_test(r39_t08_in_and_out_of_the_sphere),
      cmocka_unit_test(r39_t09_outside_as_before),
      cmocka_unit_test(r39_t10_jacobian_of_the_sphere),
      cmocka_unit_test(r39_t11_ends_on_opposite_sides_go_straight),
      cmocka_unit_test(r39_t12_an_end_on_the_circle_goes_straight),
      cmocka_unit_test(r39_t13_ends_close_to_the_circle),
      cmocka_unit_test(r39_t14_a_sidesite_on_the_surface_is_outside),
      cmocka_unit_test(r39_t15_heights_by_the_ways_there),
      cmocka_unit_test(r39_t16_inside_is_by_distance_in_space),
      cmocka_unit_test(r39_t17_jacobian_of_the_cylinder),
      cmocka_unit_test(r39_t18_a_sidesite_at_the_centre),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
