#include "unit/view/stage.h"
#include "view/catenary.h"

enum { N = 40 };

static double length_of(const double* p, int n) {
  double sum = 0;
  for (int i = 0; i + 1 < n; i++) sum += ctu_dist3(p + 3 * i, p + 3 * i + 3);
  return sum;
}

static const double down[3] = {0, 0, -9.8};

static void taut(void** state) {
  (void)state;
  double a[3] = {0}, b[3] = {2, 0, 0}, p[3 * N];
  Catenary c = {a, b, down, 1.9};
  assert_int_equal(catenary(&c, p, N), 2);
  trees_near_n(p, a, 3, 0);
  trees_near_n(p + 3, b, 3, 0);
}

// The string is as long as it should be, but for the straight pieces, and hangs below both ends.
static void slack(void** state) {
  (void)state;
  double a[3] = {0, 0, 1}, b[3] = {1, 1, 1.3}, p[3 * N];
  Catenary c = {a, b, down, 2};
  assert_int_equal(catenary(&c, p, N), N);
  double length = length_of(p, N);
  assert_true(length < 2.05 && length > 1.97);
  for (int i = 1; i < N - 1; i++) assert_true(p[3 * i + 2] < 1 + .3 * i / N);
  // a curve of constant horizontal tension: second differences of the height grow with the slope
  double steep = p[5] - 2 * p[8] + p[11], flat = p[3 * 18 + 2] - 2 * p[3 * 19 + 2] + p[3 * 20 + 2];
  assert_true(steep > flat && flat > 0);
}

static void upright(void** state) {
  (void)state;
  double a[3] = {0, 0, 1}, b[3] = {0, 0, 2}, p[3 * N];
  Catenary c = {a, b, down, 3};
  assert_int_equal(catenary(&c, p, N), 3);
  double middle[3] = {0, 0, 0};
  trees_near_n(p + 3, middle, 3, 1e-12);
  trees_near(length_of(p, 3), 3, 1e-12);
}

STAGE_TEST_MAIN(cmocka_unit_test(taut), cmocka_unit_test(slack), cmocka_unit_test(upright))
