#include "geom/octree_box.h"
#include "unit/geom/near.h"

static const double UNIT_BOX[6] = {0, 0, 0, 1, 1, 1};

static bool touches(const double a[3], const double b[3], const double c[3]) {
  const double* corner[3] = {a, b, c};
  return octree_box_touches(UNIT_BOX, corner);
}

#define P(x, y, z) ((const double[3]){x, y, z})

static void inside_across_and_around(void** state) {
  (void)state;
  assert_true(touches(P(0.2, 0.2, 0.2), P(0.8, 0.2, 0.2), P(0.2, 0.8, 0.3)));
  assert_true(touches(P(-1, 0.5, 0.5), P(2, 0.5, 0.5), P(0.5, 2, 0.5)));
  assert_true(touches(P(-9, -9, 0.5), P(9, -9, 0.5), P(0, 9, 0.5)));
}

static void beside_it(void** state) {
  (void)state;
  assert_false(touches(P(1.1, 0, 0), P(2, 0, 0), P(1.1, 1, 1)));
  assert_false(touches(P(0, 0, -0.5), P(1, 0, -0.1), P(0, 1, -0.1)));
}

// The boxes overlap, the plane of the triangle passes by.
static void plane_beyond_a_corner(void** state) {
  (void)state;
  assert_false(touches(P(3.1, 0, 0), P(0, 3.1, 0), P(0, 0, 3.1)));
  assert_true(touches(P(2.9, 0, 0), P(0, 2.9, 0), P(0, 0, 2.9)));
}

// The plane cuts the box, the triangle lies beside it.
static void beyond_an_edge(void** state) {
  (void)state;
  assert_false(touches(P(2.2, 0, 0.5), P(2.2, 2.2, 0.5), P(0, 2.2, 0.5)));
  assert_true(touches(P(1.8, 0, 0.5), P(1.8, 1.8, 0.5), P(0, 1.8, 0.5)));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(inside_across_and_around),
      cmocka_unit_test(beside_it),
      cmocka_unit_test(plane_beyond_a_corner),
      cmocka_unit_test(beyond_an_edge),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
