#include "support/numbers.h"
#include "unit/geom/convex_shapes.h"

// Whether a point, seen from a shape, is on its surface: zero there, positive outside.
static double outside(const Convex* c, const double point[3]) {
  double r[3], p[3];
  sub3(r, point, c->pos);
  mat3_mul_t_vec(p, c->mat, r);
  const double* s = c->size;
  double across = hypot(p[0], p[1]), beyond = larger(fabs(p[2]) - s[1], 0);
  if (c->shape == &shape_sphere) return norm3(p) - s[0];
  if (c->shape == &shape_capsule) return hypot(across, beyond) - s[0];
  if (c->shape == &shape_ellipsoid) return hypot(hypot(p[0] / s[0], p[1] / s[1]), p[2] / s[2]) - 1;
  if (c->shape == &shape_cylinder) return larger(across - s[0], fabs(p[2]) - s[1]);
  return larger(larger(fabs(p[0]) - s[0], fabs(p[1]) - s[1]), fabs(p[2]) - s[2]);
}

// The support is on the surface, and no other support is farther along its direction.
static void support_points_are_farthest(void** state) {
  (void)state;
  static const Shape* const KIND[] = {&shape_sphere, &shape_capsule, &shape_ellipsoid,
                                      &shape_cylinder, &shape_box};
  for (int n = 0; n < 5; n++) {
    Convex c = SHAPE(KIND[n], 1, -2, 3, 0.3, 0.5, 0.2);
    turn_shape(&c, n);
    for (int k = 0; k < 50; k++) {
      double dir[3], other[3], p[3], q[3];
      take_direction(dir, k);
      support_point(p, &c, dir);
      assert_near(outside(&c, p), 0, 1e-12);
      for (int i = 0; i < 50; i++) {
        take_direction(other, 100 + i);
        support_point(q, &c, other);
        assert_true(dot3(q, dir) <= dot3(p, dir) + 1e-12);
      }
    }
  }
}

// A direction without length or with NaN gives some point of the shape's memory, no crash.
static void strange_directions(void** state) {
  (void)state;
  const double zero[3] = {0, 0, 0}, nan3[3] = {NAN, NAN, NAN};
  double p[3];
  Convex e = SHAPE(&shape_ellipsoid, 0, 0, 0, 1, 2, 3);
  support_point(p, &e, zero);
  assert_near(p[0], 1, 0);
  Convex c = SHAPE(&shape_cylinder, 0, 0, 0, 1, 2, 0);
  support_point(p, &c, zero);
  assert_near(p[2], 2, 0);
  Convex hull = octahedron(&shape_mesh, 0, 0, 0), cloud = octahedron(&shape_cloud, 0, 0, 0);
  support_point(p, &hull, nan3);
  support_point(p, &cloud, nan3);
  assert_in_range(hull.vertindex, 0, 5);
  assert_in_range(cloud.vertindex, 0, 5);
}

static void only_corners_without_margin_are_discrete(void** state) {
  (void)state;
  Convex box = SHAPE(&shape_box, 0, 0, 0, 1, 1, 1), ball = SHAPE(&shape_sphere, 0, 0, 0, 1, 0, 0);
  assert_true(support_is_discrete(&box));
  assert_false(support_is_discrete(&ball));
  box.margin = 0.1;
  assert_false(support_is_discrete(&box));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(support_points_are_farthest),
      cmocka_unit_test(strange_directions),
      cmocka_unit_test(only_corners_without_margin_are_discrete),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
