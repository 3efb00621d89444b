#include "geom/gjk.h"
#include "unit/geom/convex_shapes.h"

#include <float.h>

static Gjk run(Convex* a, Convex* b, double cutoff) {
  Gjk g = {.a = a, .b = b, .tolerance = 1e-6, .iterations = 50, .cutoff = cutoff};
  support_center(g.x1, a);
  support_center(g.x2, b);
  gjk(&g);
  return g;
}

static void distance_of_boxes(void** state) {
  (void)state;
  Convex a = SHAPE(&shape_box, 0, 0, 0, 1, 1, 1), b = SHAPE(&shape_box, 4, 0.3, 5, 1, 2, 1);
  Gjk g = run(&a, &b, 10);
  assert_near(g.dist, hypot(2, 3), 1e-12);
  assert_true(g.witness);
  assert_near(g.x1[0], 1, 1e-12);
  assert_near(g.x2[2], 4, 1e-12);
}

// The nearest points of curved shapes are found to the square of the tolerance.
static void distance_of_ellipsoids(void** state) {
  (void)state;
  Convex a = SHAPE(&shape_ellipsoid, 0, 0, 0, 1, 2, 3), b = SHAPE(&shape_sphere, 0, 7, 0, 2, 0, 0);
  Gjk g = run(&a, &b, 10);
  assert_near(g.dist, 3, 1e-9);
  assert_near(g.x1[1], 2, 1e-6);
}

static void distances_above_the_cutoff_are_not_computed(void** state) {
  (void)state;
  Convex a = SHAPE(&shape_sphere, 0, 0, 0, 1, 0, 0), b = SHAPE(&shape_sphere, 0, 7, 0, 2, 0, 0);
  assert_true(run(&a, &b, 3.9).dist == DBL_MAX);
  assert_near(run(&a, &b, 4.1).dist, 4, 1e-12);
  Gjk g = run(&a, &b, 0);
  assert_true(g.dist == DBL_MAX && !g.witness && g.n == 0);
}

static void overlap_leaves_a_tetrahedron(void** state) {
  (void)state;
  Convex a = SHAPE(&shape_box, 0, 0, 0, 1, 1, 1),
         b = SHAPE(&shape_cylinder, 0.7, 0.9, 0.8, 1, 1, 0);
  Gjk g = run(&a, &b, 0);
  assert_near(g.dist, 0, 0);
  assert_int_equal(g.n, 4);
  for (int i = 0; i < 4; i++) {
    double diff[3];
    sub3(diff, g.vertex[i].a, g.vertex[i].b);
    assert_near(dist3(diff, g.vertex[i].w), 0, 0);
  }
}

static void overlap_of_boxes(void** state) {
  (void)state;
  for (int k = 0; k < 300; k++) {
    double x = 4 * rng_uniform(1, 0, (uint64_t)k), y = 4 * rng_uniform(1, 1, (uint64_t)k);
    Convex a = SHAPE(&shape_box, 0, 0, 0, 1, 1, 1), b = SHAPE(&shape_box, x, y, 0.4, 2, 1, 1);
    assert_int_equal(run(&a, &b, 0).dist == 0, x < 3 && y < 2);
  }
}

static void margin_inflates(void** state) {
  (void)state;
  Convex a = SHAPE(&shape_box, 0, 0, 0, 1, 1, 1), b = SHAPE(&shape_box, 2.5, 0, 0, 1, 1, 1);
  a.margin = b.margin = 0.2;
  assert_near(run(&a, &b, 10).dist, 0.3, 1e-9);
}

static void centers_in_one_place(void** state) {
  (void)state;
  Convex a = SHAPE(&shape_box, 0, 0, 0, 1, 1, 1), b = SHAPE(&shape_box, 0, 0, 0, 2, 1, 1);
  Gjk g = run(&a, &b, 0);
  assert_int_equal(g.n, 0);
}

static void projection_onto_a_plane(void** state) {
  (void)state;
  const double v[4][3] = {{1, 0, 2}, {0, 1, 2}, {-1, 0, 2}, {3, 0, 2}};
  double r[3];
  assert_true(gjk_project_on_plane(r, v[0], v[1], v[2]));
  assert_near(r[2], 2, 1e-15);
  assert_near(hypot(r[0], r[1]), 0, 1e-15);
  assert_false(gjk_project_on_plane(r, v[0], v[2], v[3]));
}

static void areas_are_affine_coordinates(void** state) {
  (void)state;
  const double v[3][3] = {{1, 0, 2}, {0, 1, 3}, {-1, 0, 4}}, l[3] = {0.2, 0.5, 0.3};
  const double* corner[3] = {v[0], v[1], v[2]};
  double p[3] = {0, 0, 0}, area[3];
  for (int i = 0; i < 3; i++) addtoscl3(p, v[i], l[i]);
  double whole = gjk_areas(area, corner, p);
  for (int i = 0; i < 3; i++) assert_near(area[i] / whole, l[i], 1e-14);
}

static void nan_ends(void** state) {
  (void)state;
  Convex a = SHAPE(&shape_ellipsoid, NAN, 0, 0, 1, 2, 3), b = SHAPE(&shape_box, 0, 0, 0, 1, 1, 1);
  run(&a, &b, 0);
  Gjk g = run(&a, &b, 1);
  assert_in_range(g.n, 0, 4);
}

// Boxes that are apart, by the overlap test, and yet have no distance: the origin is taken to be
// inside a tetrahedron because of a coordinate that was left over.
static void a_coordinate_is_left_over(void** state) {
  (void)state;
  int wrong = 0;
  for (int k = 0; k < 200; k++) {
    double x = 1 + 1.5 * rng_uniform(3, 3, (uint64_t)k);
    Convex a = SHAPE(&shape_box, 0, 0, 0, 1, 0.5, 0.3),
           b = SHAPE(&shape_box, x, 0, 0, 0.4, 0.9, 0.6);
    turn_shape(&a, 2 * k);
    turn_shape(&b, 2 * k + 1);
    if (run(&a, &b, 0).dist == 0) continue;
    Gjk g = run(&a, &b, 10);
    if (k == 2) assert_int_equal(g.n, 4);
    wrong += g.dist == 0;
  }
  assert_true(wrong >= 6 && wrong < 20);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(distance_of_boxes),
      cmocka_unit_test(distance_of_ellipsoids),
      cmocka_unit_test(distances_above_the_cutoff_are_not_computed),
      cmocka_unit_test(overlap_leaves_a_tetrahedron),
      cmocka_unit_test(overlap_of_boxes),
      cmocka_unit_test(margin_inflates),
      cmocka_unit_test(centers_in_one_place),
      cmocka_unit_test(projection_onto_a_plane),
      cmocka_unit_test(areas_are_affine_coordinates),
      cmocka_unit_test(a_coordinate_is_left_over),
      cmocka_unit_test(nan_ends),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
