#include "geom/wrap.h"
#include "math/vec.h"
#include "support/cmocka_all.h"

#include <math.h>

static const double origin[3] = {0, 0, 0}, upright[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
static double touch[6];

static WrapShape ball(double r) { return (WrapShape){origin, upright, r, false}; }
static WrapShape rod(double r) { return (WrapShape){origin, upright, r, true}; }

static void near(double a, double b, double tolerance) {
  if (!(fabs(a - b) <= tolerance)) fail_msg("%.17g is not %.17g to %g", a, b, tolerance);
}

static void near3(const double* a, double x, double y, double z, double tolerance) {
  near(a[0], x, tolerance);
  near(a[1], y, tolerance);
  near(a[2], z, tolerance);
}

// Length of the whole path.
static double path(const double* a, const double* b, const WrapShape* s, const double* side) {
  double on = wrap(touch, a, b, s, side);
  return on < 0 ? dist3(a, b) : dist3(a, touch) + on + dist3(touch + 3, b);
}

// Both straight pieces leave the circle along its tangent.
static void check_tangent(const double* a, const double* b, double r) {
  const double* end[2] = {a, b};
  for (int k = 0; k < 2; k++) {
    double u[3];
    sub3(u, end[k], touch + 3 * k);
    near(norm3(touch + 3 * k), r, 1e-12);
    near(dot3(u, touch + 3 * k), 0, 1e-12);
  }
}

static void straight_line_that_misses(void** state) {
  (void)state;
  double a[3] = {-1, 0.6, 0}, b[3] = {1, 0.6, 0.2}, above[3] = {0, 2, 0};
  WrapShape s = ball(0.5), c = rod(0.5);
  assert_true(wrap(touch, a, b, &s, NULL) == -1);
  assert_true(wrap(touch, a, b, &c, NULL) == -1);
  assert_true(wrap(touch, a, b, &s, above) == -1); // and passes on the wanted side
}

// Symmetric: the tangents take acos(r/d) each of half the turn between the ends.
static void shortest_way_around_a_sphere(void** state) {
  (void)state;
  double a[3] = {-1, 0.1, 0}, b[3] = {1, 0.1, 0}, r = 0.5, d = norm3(a);
  WrapShape s = ball(r);
  double angle = 2 * (atan2(1, 0.1) - acos(r / d));
  near(path(a, b, &s, NULL), 2 * sqrt(d * d - r * r) + r * angle, 1e-14);
  assert_true(touch[1] > 0);
  check_tangent(a, b, r);
}

static void side_site_sends_it_the_other_way(void** state) {
  (void)state;
  double a[3] = {-1, 0.1, 0}, b[3] = {1, 0.1, 0}, below[3] = {0, -1, 0}, r = 0.5, d = norm3(a);
  const WrapShape shape[] = {ball(r), rod(r)};
  double angle = 2 * (3.14159265358979323846 - atan2(1, 0.1) - acos(r / d));
  for (int k = 0; k < 2; k++) {
    near(path(a, b, shape + k, below), 2 * sqrt(d * d - r * r) + r * angle, 1e-14);
    assert_true(touch[1] < 0);
    check_tangent(a, b, r);
  }
}

// The line passes above, the site is below: the path goes around, more than half a turn.
static void side_site_pulls_over_a_line_that_misses(void** state) {
  (void)state;
  double a[3] = {-0.2, 1, 0}, b[3] = {0.2, 1, 0}, below[3] = {0, -3, 0}, r = 0.5, d = norm3(a);
  WrapShape s = ball(r);
  double angle = 2 * 3.14159265358979323846 - 2 * (atan2(0.2, 1) + acos(r / d));
  assert_true(angle > 3.2);
  near(path(a, b, &s, below), 2 * sqrt(d * d - r * r) + r * angle, 1e-14);
  check_tangent(a, b, r);
}

// Around a cylinder the path is a helix: unrolled it is one straight line.
// A side site at a right angle to the nearest point of the path: rounding decides, as in MuJoCo
// (the shoulder of its arm26 model).
static void right_angle_is_decided_by_rounding(void** state) {
  (void)state;
  const WrapShape s = rod(0.1);
  const double a[3] = {0.06774242303665894, -0.13383185017447208, 0};
  const double b[3] = {0.25, -0.10000000000000003, 0};
  const double side[3] = {0.13383185017447208, 0.06774242303665894, 0};
  assert_true(wrap(touch, a, b, &s, side) < 0);
}

static void helix_is_straight_when_unrolled(void** state) {
  (void)state;
  double a[3] = {-1, 0.1, -0.3}, b[3] = {0.8, 0.2, 0.9}, r = 0.4;
  double fa[3] = {a[0], a[1], 0}, fb[3] = {b[0], b[1], 0};
  WrapShape c = rod(r);
  double flat = path(fa, fb, &c, NULL), length = path(a, b, &c, NULL);
  near(length, sqrt(flat * flat + 1.2 * 1.2), 1e-14);
  double slope = 1.2 / flat, t[3] = {touch[0], touch[1], 0};
  near(touch[2], a[2] + slope * dist3(fa, t), 1e-14);
}

// A turned and moved shape gives the turned and moved path.
static void follows_the_pose_of_the_shape(void** state) {
  (void)state;
  double R[9] = {0.36, 0.48, -0.8, -0.8, 0.6, 0, 0.48, 0.64, 0.6}, x[3] = {1, 2, 3};
  double a[3] = {-1, 0.1, -0.3}, b[3] = {0.8, 0.2, 0.9}, side[3] = {0.1, -0.9, 0.2};
  for (int k = 0; k < 2; k++) {
    WrapShape here = k ? rod(0.4) : ball(0.4), there = {x, R, 0.4, k == 1};
    double pa[3], pb[3], ps[3], t[6];
    mat3_mul_vec(pa, R, a), addto3(pa, x);
    mat3_mul_vec(pb, R, b), addto3(pb, x);
    mat3_mul_vec(ps, R, side), addto3(ps, x);
    double length = wrap(t, a, b, &here, side);
    assert_true(length > 0);
    near(wrap(touch, pa, pb, &there, ps), length, 1e-14);
    mat3_mul_vec(t, R, t), addto3(t, x);
    near3(touch, t[0], t[1], t[2], 1e-14);
  }
}

static void ends_can_be_exchanged(void** state) {
  (void)state;
  double a[3] = {-1, 0.1, -0.3}, b[3] = {0.8, 0.2, 0.9}, within[3] = {0.05, 0, 0.01};
  double c[3] = {0.9, 0.9, 0.1}, e[3] = {1.1, -0.5, 0.4};
  for (int k = 0; k < 2; k++) {
    WrapShape s = k ? rod(0.4) : ball(0.4);
    near(path(a, b, &s, NULL), path(b, a, &s, NULL), 1e-14);
    near(path(c, e, &s, within), path(e, c, &s, within), 1e-14);
    assert_true(wrap(touch, c, e, &s, within) == 0 || k == 1);
  }
}

// Ends opposite each other: any plane will do; MuJoCo's length.
static void ends_in_line_with_the_centre(void** state) {
  (void)state;
  double a[3] = {-0.3, 0, 0}, b[3] = {0.3, 0, 0}, r = 0.1;
  WrapShape s = ball(r);
  const double expected = 2 * sqrt(0.08) + r * acos(7.0 / 9.0);
  near(path(a, b, &s, NULL), expected, 1e-14);
  check_tangent(a, b, r);
  double c[3] = {0, -0.3, 0}, e[3] = {0, 0.3, 0};
  near(path(c, e, &s, NULL), expected, 1e-14);
  check_tangent(c, e, r);
  double f[3] = {0, 0, 0.3}, g[3] = {0, 0, -0.3};
  near(path(f, g, &s, NULL), expected, 1e-14);
  check_tangent(f, g, r);
}

static void ends_within_or_at_the_centre_go_straight(void** state) {
  (void)state;
  double a[3] = {-1, 0.1, 0}, b[3] = {0.2, 0.1, 0}, far[3] = {1, 0, 0}, within[3] = {0.1, 0, 0};
  for (int k = 0; k < 2; k++) {
    WrapShape s = k ? rod(0.5) : ball(0.5), none = k ? rod(0) : ball(0);
    assert_true(wrap(touch, a, b, &s, NULL) == -1);
    assert_true(wrap(touch, a, b, &s, within) == -1);
    assert_true(wrap(touch, a, origin, &s, NULL) == -1);
    assert_true(wrap(touch, a, a, &s, NULL) == -1);
    assert_true(wrap(touch, a, far, &none, NULL) == -1);
  }
}

// Equal angles with the radius on both sides, and MuJoCo's numbers.
static void inside_touches_once_where_the_path_is_shortest(void** state) {
  (void)state;
  double a[3] = {2, 0, 0}, b[3] = {1.5, 1.5 * sqrt(3), 0}, within[3] = {0.1, 0.2, 0};
  const WrapShape shape[] = {ball(1), rod(1)};
  for (int k = 0; k < 2; k++) {
    assert_true(wrap(touch, a, b, shape + k, within) == 0);
    near3(touch + 3, touch[0], touch[1], touch[2], 0);
    near(norm3(touch), 1, 1e-12);
    double u[3], v[3], tangent[3] = {-touch[1], touch[0], 0};
    sub3(u, touch, a), normalize3(u);
    sub3(v, touch, b), normalize3(v);
    addto3(u, v);
    near(dot3(tangent, u), 0, 1e-8);
  }
  double p[3] = {0.3, 0, 0.15}, q[3] = {0.3, 0, -0.15}, centre[3] = {0, 0, 0};
  WrapShape s = ball(0.15), c = rod(0.15);
  near(path(p, q, &s, centre), 0.424264068711929, 1e-12);
  near3(touch, 0.15, 0, 0, 1e-9);
  double e[3] = {0.3, 0.05, 0.3}, f[3] = {0.3, -0.15, -0.1}, near_axis[3] = {0.05, 0, 0};
  near(path(e, f, &c, near_axis), 0.542346519424661, 1e-12);
  near3(touch, 0.148607047563419, -0.020394739872909, 0.117656368532109, 1e-9);
}

// A site on the axis of a cylinder but far along it is outside.
static void inside_is_judged_in_space(void** state) {
  (void)state;
  double a[3] = {0.3, 0.05, 0.2}, b[3] = {0.3, -0.05, -0.2}, far[3] = {0.05, 0, 5};
  WrapShape c = rod(0.1);
  assert_true(wrap(touch, a, b, &c, far) == -1);
  far[2] = 0;
  assert_true(wrap(touch, a, b, &c, far) == 0);
  // on the axis there is no direction: it is x
  double on_axis[3] = {0, 0, 5}, p[3] = {-0.2, -0.5, 0}, q[3] = {-0.2, 0.5, 0};
  near(path(p, q, &c, on_axis), 1.1717576920646282, 1e-14);
}

static void inside_gives_way_to_lines_through_the_circle(void** state) {
  (void)state;
  double a[3] = {-1, 0.1, 0}, b[3] = {1, 0.1, 0}, within[3] = {0, 0, 0}, on[3] = {0.5, 0, 0};
  double back[3] = {-1, 0, 0}, forth[3] = {2, 0, 0};
  WrapShape s = ball(0.5);
  assert_true(wrap(touch, a, b, &s, within) == -1);
  assert_true(wrap(touch, on, b, &s, within) == -1); // an end on the circle
  assert_true(wrap(touch, back, forth, &s, within) == -1);
}

// Where the equation has no solution the middle of the ends takes over; it is on the circle.
static void inside_falls_back_to_the_middle(void** state) {
  (void)state;
  double a[3] = {1.0001, 0, 0}, b[3] = {cos(0.0292), sin(0.0292), 0}, c[3] = {2, 0, 0};
  double within[3] = {0, 0, 0}, middle[3];
  WrapShape s = ball(1);
  scl3(b, b, 1.00012);
  add3(middle, a, b);
  normalize3(middle);
  assert_true(wrap(touch, a, b, &s, within) == 0);
  near3(touch, middle[0], middle[1], middle[2], 1e-14);
  assert_true(wrap(touch, c, c, &s, within) == 0); // the same point twice
  near3(touch, 1, 0, 0, 1e-14);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(straight_line_that_misses),
      cmocka_unit_test(shortest_way_around_a_sphere),
      cmocka_unit_test(side_site_sends_it_the_other_way),
      cmocka_unit_test(side_site_pulls_over_a_line_that_misses),
      cmocka_unit_test(right_angle_is_decided_by_rounding),
      cmocka_unit_test(helix_is_straight_when_unrolled),
      cmocka_unit_test(follows_the_pose_of_the_shape),
      cmocka_unit_test(ends_can_be_exchanged),
      cmocka_unit_test(ends_in_line_with_the_centre),
      cmocka_unit_test(ends_within_or_at_the_centre_go_straight),
      cmocka_unit_test(inside_touches_once_where_the_path_is_shortest),
      cmocka_unit_test(inside_is_judged_in_space),
      cmocka_unit_test(inside_gives_way_to_lines_through_the_circle),
      cmocka_unit_test(inside_falls_back_to_the_middle),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
