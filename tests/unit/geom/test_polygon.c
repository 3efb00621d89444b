#include "geom/polygon.h"
#include "math/vec.h"
#include "support/numbers.h"
#include "unit/geom/near.h"

static const double UP[3] = {0, 0, 1};

static Polygon square(double x, double y, double half, double z) {
  Polygon p = {.n = 4};
  const double s[4][2] = {{-1, -1}, {-1, 1}, {1, 1}, {1, -1}};
  for (int i = 0; i < 4; i++) {
    p.v[i][0] = x + half * s[i][0];
    p.v[i][1] = y + half * s[i][1];
    p.v[i][2] = z;
  }
  return p;
}

static double area(const Polygon* p) {
  double sum = 0;
  for (int i = 0; i < p->n; i++) {
    const double *a = p->v[i], *b = p->v[(i + 1) % p->n];
    sum += 0.5 * (a[0] * b[1] - a[1] * b[0]);
  }
  return fabs(sum);
}

static void windows_run_clockwise_from_above(void** state) {
  (void)state;
  Polygon window = square(0, 0, 1, 0), p = square(0.5, 0.25, 0.1, 3);
  polygon_clip(&p, &window, UP);
  assert_int_equal(p.n, 4);
  assert_near(area(&p), 0.04, 1e-15);
}

static void overlap_of_squares(void** state) {
  (void)state;
  Polygon window = square(0, 0, 1, 0), p = square(1.5, 0.5, 1, 2);
  polygon_clip(&p, &window, UP);
  assert_int_equal(p.n, 4);
  assert_near(area(&p), 0.5 * 1.5, 1e-14);
  for (int i = 0; i < p.n; i++) assert_near(p.v[i][2], 2, 0); // in its own plane
}

static void squares_apart(void** state) {
  (void)state;
  Polygon window = square(0, 0, 1, 0), p = square(5, 0, 1, 0);
  polygon_clip(&p, &window, UP);
  assert_int_equal(p.n, 0);
}

static void segment_is_cut(void** state) {
  (void)state;
  Polygon window = square(0, 0, 1, 0), p = {.n = 2, .v = {{-3, 0.5, 1}, {3, 0.5, 2}}};
  polygon_clip(&p, &window, UP);
  double low = 9, high = -9;
  for (int i = 0; i < p.n; i++) {
    low = smaller(low, p.v[i][0]);
    high = larger(high, p.v[i][0]);
  }
  assert_true(p.n >= 2);
  assert_near(low, -1, 1e-15);
  assert_near(high, 1, 1e-15);
}

static void quad_of_an_octagon(void** state) {
  (void)state;
  Polygon p = {.n = 8};
  for (int i = 0; i < 8; i++) {
    p.v[i][0] = cos(i * 0.78539816339744831);
    p.v[i][1] = sin(i * 0.78539816339744831);
  }
  int corner[4];
  polygon_quad(corner, &p);
  const int as_mujoco[4] = {0, 3, 2, 5};
  for (int i = 0; i < 4; i++) assert_int_equal(corner[i], as_mujoco[i]);
}

static void quad_of_equal_points_ends(void** state) {
  (void)state;
  Polygon p = {.n = 7};
  int corner[4];
  polygon_quad(corner, &p);
  for (int i = 0; i < 4; i++) assert_in_range(corner[i], 0, 6);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(windows_run_clockwise_from_above),
      cmocka_unit_test(overlap_of_squares),
      cmocka_unit_test(squares_apart),
      cmocka_unit_test(segment_is_cut),
      cmocka_unit_test(quad_of_an_octagon),
      cmocka_unit_test(quad_of_equal_points_ends),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
