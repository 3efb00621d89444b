#include "geom/manifold.h"
#include "unit/geom/convex_shapes.h"

static Manifold run(Convex* a, Convex* b) {
  Penetration p = {.tolerance = 1e-6, .iterations = 50};
  penetration(&p, a, b);
  assert_true(p.dist < 0 && p.deep);
  Manifold r;
  manifold(&r, &p, a, b);
  return r;
}

// Every pair of points is as far apart as the deepest, along z.
static void check_depth(const Manifold* r, double depth) {
  for (int i = 0; i < r->n; i++) {
    double diff[3];
    sub3(diff, r->x1[i], r->x2[i]);
    assert_near(diff[2], depth, 1e-12);
    assert_near(hypot(diff[0], diff[1]), 0, 1e-12);
  }
}

static void box_on_box(void** state) {
  (void)state;
  Convex a = SHAPE(&shape_box, 0, 0, 0, 2, 2, 1), b = SHAPE(&shape_box, 0.3, 0.2, 1.9, 1, 1, 1);
  Manifold r = run(&a, &b);
  assert_int_equal(r.n, 4);
  check_depth(&r, 0.1);
  for (int i = 0; i < 4; i++) {
    assert_near(fabs(r.x2[i][0] - 0.3), 1, 1e-12);
    assert_near(fabs(r.x2[i][1] - 0.2), 1, 1e-12);
  }
}

// Turned by 45 degrees the common area is an octagon; of boxes all its corners remain.
static void turned_box_on_box(void** state) {
  (void)state;
  Convex a = SHAPE(&shape_box, 0, 0, 0, 1, 1, 1), b = SHAPE(&shape_box, 0, 0, 1.9, 1, 1, 1);
  const double q[4] = {0.92387953251128674, 0, 0, 0.38268343236508977};
  quat_to_mat(b.mat, q);
  Manifold r = run(&a, &b);
  assert_int_equal(r.n, 8);
  check_depth(&r, 0.1);
}

static void edge_on_side(void** state) {
  (void)state;
  Convex a = SHAPE(&shape_box, 0, 0, 0, 2, 2, 1);
  Convex b = SHAPE(&shape_box, 0.1, 0, 1 + sqrt(2) - 0.1, 1, 0.5, 1);
  const double q[4] = {0.92387953251128674, 0, 0.38268343236508977, 0};
  quat_to_mat(b.mat, q);
  Manifold r = run(&a, &b);
  assert_int_equal(r.n, 2);
  check_depth(&r, 0.1);
  assert_near(fabs(r.x2[0][1]), 0.5, 1e-12);
  assert_near(r.x2[0][0], 0.1, 1e-12);
}

static void side_under_edge(void** state) {
  (void)state;
  Convex a = SHAPE(&shape_box, 0, 0, 0, 2, 2, 1);
  Convex b = SHAPE(&shape_box, 0.1, 0, 1 + sqrt(2) - 0.1, 1, 0.5, 1);
  const double q[4] = {0.92387953251128674, 0, 0.38268343236508977, 0};
  quat_to_mat(b.mat, q);
  Manifold r = run(&b, &a);
  assert_int_equal(r.n, 2);
  check_depth(&r, -0.1);
}

static void corner_on_side_stays_one_point(void** state) {
  (void)state;
  Convex a = SHAPE(&shape_box, 0, 0, 0, 3, 3, 1), b = octahedron(&shape_cloud, 0.3, 0.2, 1.9);
  static const int vertadr[8] = {0, 3, 6, 9, 12, 15, 18, 21};
  static const int vertnum[8] = {3, 3, 3, 3, 3, 3, 3, 3};
  static const int vert[24] = {0, 2, 4, 2, 1, 4, 1, 3, 4, 3, 0, 4,
                               2, 0, 5, 1, 2, 5, 3, 1, 5, 0, 3, 5};
  static const int mapadr[6] = {0, 4, 8, 12, 16, 20}, mapnum[6] = {4, 4, 4, 4, 4, 4};
  static const int map[24] = {0, 3, 4, 7, 1, 2, 5, 6, 0, 1, 4, 5,
                              2, 3, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7};
  double normal[24], s = sqrt(1.0 / 3);
  const int sign[8][3] = {{1, 1, 1},  {-1, 1, 1},  {-1, -1, 1},  {1, -1, 1},
                          {1, 1, -1}, {-1, 1, -1}, {-1, -1, -1}, {1, -1, -1}};
  for (int i = 0; i < 24; i++) normal[i] = s * sign[i / 3][i % 3];
  b.sides = (ConvexSides){normal, vertadr, vertnum, vert, mapadr, mapnum, map};
  Manifold r = run(&a, &b);
  assert_int_equal(r.n, 1);
  // lying on one of its triangles it touches with three corners
  Convex c = b;
  const double axis[3] = {sqrt(0.5), -sqrt(0.5), 0};
  double q[4], down[3] = {s, s, -s}, turned[3];
  quat_from_axis_angle(q, axis, -atan(sqrt(2)));
  quat_rot_vec(turned, down, q);
  if (turned[2] > -0.99) quat_from_axis_angle(q, axis, atan(sqrt(2)));
  quat_to_mat(c.mat, q);
  c.pos[2] = 1 + s - 0.05;
  c.vertindex = -1;
  r = run(&a, &c);
  assert_int_equal(r.n, 3);
  check_depth(&r, 0.05);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(box_on_box),
      cmocka_unit_test(turned_box_on_box),
      cmocka_unit_test(edge_on_side),
      cmocka_unit_test(side_under_edge),
      cmocka_unit_test(corner_on_side_stays_one_point),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
