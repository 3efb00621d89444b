#include "geom/mpr.h"
#include "unit/geom/convex_shapes.h"

static bool run(Mpr* r, Convex* a, Convex* b) { return mpr(r, a, b, 1e-6, 50); }

static void depth_of_boxes(void** state) {
  (void)state;
  Convex a = SHAPE(&shape_box, 0, 0, 0, 1, 1, 1), b = SHAPE(&shape_box, 0.1, 1.7, 0.2, 1, 1, 1);
  Mpr r;
  assert_true(run(&r, &a, &b));
  assert_near(r.depth, 0.3, 1e-9);
  assert_near(r.dir[1], 1, 1e-9);
  assert_near(r.pos[1], 0.85, 0.16);
}

static void depth_along_the_line_of_centers(void** state) {
  (void)state;
  Convex a = SHAPE(&shape_sphere, 0, 0, 0, 1, 0, 0),
         b = SHAPE(&shape_ellipsoid, 0, 0, 2.5, 1, 1, 2);
  Mpr r;
  assert_true(run(&r, &a, &b));
  assert_near(r.depth, 0.5, 1e-9);
  assert_near(r.dir[2], 1, 1e-9);
  assert_near(r.pos[2], 0.75, 1e-9);
}

static void apart(void** state) {
  (void)state;
  Convex a = SHAPE(&shape_cylinder, 0, 0, 0, 1, 1, 0), b = octahedron(&shape_mesh, 2.01, 0, 0.3);
  Mpr r;
  assert_false(run(&r, &a, &b));
  b.pos[0] = 1.9;
  assert_true(run(&r, &a, &b));
  b.pos[0] = 2.02;
  a.margin = b.margin = 0.1;
  assert_true(run(&r, &a, &b));
}

// EPA's depth is the least; this one may be larger, never smaller by more than the tolerance.
static void depth_is_not_below_the_least(void** state) {
  (void)state;
  for (int k = 0; k < 200; k++) {
    double x = 1.2 + 0.7 * rng_uniform(2, 0, (uint64_t)k), y = 0.5 * rng_uniform(2, 1, (uint64_t)k);
    Convex a = SHAPE(&shape_box, 0, 0, 0, 1, 2, 2), b = SHAPE(&shape_box, x, y, 0.1, 1, 2, 2);
    Mpr r;
    assert_true(run(&r, &a, &b));
    assert_true(r.depth > 2 - x - 1e-6);
    assert_near(norm3(r.dir), 1, 1e-12);
  }
}

static void centers_in_one_place_and_nan(void** state) {
  (void)state;
  Convex a = SHAPE(&shape_box, 0, 0, 0, 1, 1, 1), b = SHAPE(&shape_capsule, 0, 0, 0, 0.5, 1, 0);
  Mpr r;
  assert_true(run(&r, &a, &b));
  assert_true(r.depth > 1);
  a.pos[0] = NAN;
  run(&r, &a, &b); // ends
}

// One support point tells that the shapes are apart: of two equal vertices it is the start.
static void start_of_a_climb_counts(void** state) {
  (void)state;
  Convex b = SHAPE(&shape_sphere, 2, 2, 0, 1, 0, 0);
  Mpr r;
  for (int start = 0; start <= 2; start += 2) {
    Convex a = octahedron(&shape_mesh, 0, 0, 0);
    a.hullindex = start;
    assert_false(run(&r, &a, &b));
    assert_int_equal(a.vertindex, start);
  }
}

static void few_vertices_are_climbed_too(void** state) {
  (void)state;
  Convex b = SHAPE(&shape_sphere, 2, 2, 0, 1, 0, 0);
  Convex cloud = octahedron(&shape_cloud, 0, 0, 0), bare = cloud;
  Mpr r;
  cloud.hullindex = 2;
  assert_false(run(&r, &cloud, &b));
  assert_int_equal(cloud.vertindex, 2);
  bare.edgeadr = NULL;
  bare.hullindex = 2;
  assert_false(run(&r, &bare, &b));
  assert_int_equal(bare.vertindex, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(depth_of_boxes),
      cmocka_unit_test(depth_along_the_line_of_centers),
      cmocka_unit_test(apart),
      cmocka_unit_test(depth_is_not_below_the_least),
      cmocka_unit_test(centers_in_one_place_and_nan),
      cmocka_unit_test(start_of_a_climb_counts),
      cmocka_unit_test(few_vertices_are_climbed_too),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
