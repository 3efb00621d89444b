#include "support/numbers.h"
#include "unit/geom/convex_shapes.h"

static void direction(double dir[3], int k) {
  for (int i = 0; i < 3; i++) dir[i] = rng_normal(7, 1, (uint64_t)(3 * k + i));
  normalize3(dir);
}

static void turn(Convex* c, int k) {
  double q[4];
  for (int i = 0; i < 4; i++) q[i] = rng_normal(8, 2, (uint64_t)(4 * k + i));
  normalize4(q);
  quat_to_mat(c->mat, q);
}

// Whether a point, seen from a shape, is on its surface: zero there, positive outside.
static double outside(const Convex* c, const double point[3]) {
  double r[3], p[3];
  sub3(r, point, c->pos);
  mat3_mul_t_vec(p, c->mat, r);
  const double* s = c->size;
  double across = hypot(p[0], p[1]), beyond = larger(fabs(p[2]) - s[1], 0);
  switch (c->kind) {
  case CONVEX_SPHERE:
    return norm3(p) - s[0];
  case CONVEX_CAPSULE:
    return hypot(across, beyond) - s[0];
  case CONVEX_ELLIPSOID:
    return hypot(hypot(p[0] / s[0], p[1] / s[1]), p[2] / s[2]) - 1;
  case CONVEX_CYLINDER:
    return larger(across - s[0], fabs(p[2]) - s[1]);
  default:
    return larger(larger(fabs(p[0]) - s[0], fabs(p[1]) - s[1]), fabs(p[2]) - s[2]);
  }
}

// The support is on the surface, and no other support is farther along its direction.
static void support_points_are_farthest(void** state) {
  (void)state;
  static const ConvexKind KIND[] = {CONVEX_SPHERE, CONVEX_CAPSULE, CONVEX_ELLIPSOID,
                                    CONVEX_CYLINDER, CONVEX_BOX};
  for (int n = 0; n < 5; n++) {
    Convex c = SHAPE(KIND[n], 1, -2, 3, 0.3, 0.5, 0.2);
    turn(&c, n);
    for (int k = 0; k < 50; k++) {
      double dir[3], other[3], p[3], q[3];
      direction(dir, k);
      support(p, &c, dir);
      assert_near(outside(&c, p), 0, 1e-12);
      for (int i = 0; i < 50; i++) {
        direction(other, 100 + i);
        support(q, &c, other);
        assert_true(dot3(q, dir) <= dot3(p, dir) + 1e-12);
      }
    }
  }
}

static void cores_of_round_shapes(void** state) {
  (void)state;
  Convex point = SHAPE(CONVEX_POINT, 1, 2, 3, 9, 9, 9), line = SHAPE(CONVEX_LINE, 1, 2, 3, 9, 4, 0);
  double p[3], up[3] = {0.6, 0, 0.8}, down[3] = {0.6, 0, -0.8};
  support(p, &point, up);
  assert_near(dist3(p, point.pos), 0, 0);
  support(p, &line, up);
  assert_near(p[2], 7, 0);
  support(p, &line, down);
  assert_near(p[2], -1, 0);
  assert_near(p[0], 1, 0);
}

// The same corner and the same bits in every direction.
static void check_same_support(Convex* a, Convex* b) {
  for (int k = 0; k < 200; k++) {
    double dir[3], p[3], q[3];
    direction(dir, k);
    support(p, a, dir);
    support(q, b, dir);
    assert_int_equal(a->vertindex, b->vertindex);
    assert_memory_equal(p, q, sizeof p);
  }
}

// Bit i of a box corner is set where coordinate i is positive; zero counts as positive.
static void box_corners_have_numbers(void** state) {
  (void)state;
  Convex c = SHAPE(CONVEX_BOX, 0, 0, 0, 1, 2, 3);
  double p[3];
  support(p, &c, (const double[3]){0.6, -0.8, 0});
  assert_int_equal(c.vertindex, 5);
  assert_near(p[1], -2, 0);
}

// With its corners at hand a box has the same supports; a flat one goes without.
static void box_corners_at_hand(void** state) {
  (void)state;
  Convex c = SHAPE(CONVEX_BOX, 0.1, 0.2, -0.3, 1, 2, 3), flat = SHAPE(CONVEX_BOX, 0, 0, 0, 1, 2, 0);
  turn(&c, 5);
  Convex prepared = c;
  BoxCorners corners;
  support_corners(&prepared, &corners);
  support_corners(&flat, &corners);
  assert_null(flat.corners);
  check_same_support(&c, &prepared);
}

static void cloud_and_hull_agree(void** state) {
  (void)state;
  Convex cloud = octahedron(CONVEX_CLOUD, 1, 1, 1), hull = octahedron(CONVEX_HULL, 1, 1, 1);
  turn(&cloud, 3);
  copy9(hull.mat, cloud.mat);
  check_same_support(&cloud, &hull);
}

// Of equal vertices a cloud keeps the one it found last, a climb leaves its start.
static void ties(void** state) {
  (void)state;
  Convex cloud = octahedron(CONVEX_CLOUD, 0, 0, 0), hull = octahedron(CONVEX_HULL, 0, 0, 0);
  double h = sqrt(0.5), p[3];
  const double x[3] = {1, 0, 0}, xy[3] = {h, h, 0}, y[3] = {0, 1, 0};
  support(p, &cloud, y);
  support(p, &cloud, xy);
  assert_int_equal(cloud.vertindex, 2);
  support(p, &hull, x);
  support(p, &hull, xy);
  assert_int_equal(hull.vertindex, 2);
}

static void prism_searches_the_half_it_is_asked_for(void** state) {
  (void)state;
  const double v[18] = {0, 0, -1, 1, 0, -1, 0, 1, -1, 0, 0, 0.1, 1, 0, 0.2, 0, 1, 0.3};
  Convex c = {.kind = CONVEX_PRISM, .vertindex = -1};
  for (int i = 0; i < 6; i++) c.corner[i] = v + 3 * i;
  double p[3], center[3];
  support(p, &c, (const double[3]){0.6, 0, -0.8});
  assert_near(p[0], 1, 0);
  assert_near(p[2], -1, 0);
  support(p, &c, (const double[3]){0, 0.6, 0.8});
  assert_near(p[2], 0.3, 0);
  support_center(center, &c);
  assert_near(center[2], -0.4, 1e-15);
}

static void simplex_is_rounded(void** state) {
  (void)state;
  const double v[6] = {0, 0, 0, 1, 0, 0};
  Convex c = SHAPE(CONVEX_SIMPLEX, 0, 0, 0, 0.25, 0, 0);
  c.nvert = 2;
  c.margin = 0.5;
  for (int i = 0; i < 2; i++) c.corner[i] = v + 3 * i;
  double p[3];
  support(p, &c, (const double[3]){1, 0, 0});
  assert_near(p[0], 1.5, 0);
}

// A direction without length or with NaN gives some point of the shape's memory, no crash.
static void strange_directions(void** state) {
  (void)state;
  const double zero[3] = {0, 0, 0}, nan3[3] = {NAN, NAN, NAN};
  double p[3];
  Convex e = SHAPE(CONVEX_ELLIPSOID, 0, 0, 0, 1, 2, 3);
  support(p, &e, zero);
  assert_near(p[0], 1, 0);
  Convex c = SHAPE(CONVEX_CYLINDER, 0, 0, 0, 1, 2, 0);
  support(p, &c, zero);
  assert_near(p[2], 2, 0);
  Convex hull = octahedron(CONVEX_HULL, 0, 0, 0), cloud = octahedron(CONVEX_CLOUD, 0, 0, 0);
  support(p, &hull, nan3);
  support(p, &cloud, nan3);
  assert_in_range(hull.vertindex, 0, 5);
  assert_in_range(cloud.vertindex, 0, 5);
}

static void only_corners_without_margin_are_discrete(void** state) {
  (void)state;
  Convex box = SHAPE(CONVEX_BOX, 0, 0, 0, 1, 1, 1), ball = SHAPE(CONVEX_SPHERE, 0, 0, 0, 1, 0, 0);
  assert_true(support_is_discrete(&box));
  assert_false(support_is_discrete(&ball));
  box.margin = 0.1;
  assert_false(support_is_discrete(&box));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(support_points_are_farthest),
      cmocka_unit_test(cores_of_round_shapes),
      cmocka_unit_test(box_corners_have_numbers),
      cmocka_unit_test(box_corners_at_hand),
      cmocka_unit_test(cloud_and_hull_agree),
      cmocka_unit_test(ties),
      cmocka_unit_test(prism_searches_the_half_it_is_asked_for),
      cmocka_unit_test(simplex_is_rounded),
      cmocka_unit_test(strange_directions),
      cmocka_unit_test(only_corners_without_margin_are_discrete),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
