#include "geom/epa.h"
#include "unit/geom/convex_shapes.h"

static EpaResult run(Convex* a, Convex* b, int iterations) {
  Gjk g = {.a = a, .b = b, .tolerance = 1e-6, .iterations = iterations};
  support_center(g.x1, a);
  support_center(g.x2, b);
  gjk(&g);
  EpaResult r;
  assert_true(g.n > 1);
  epa(&r, &g);
  return r;
}

static void depth_of_boxes(void** state) {
  (void)state;
  Convex a = SHAPE(&shape_box, 0, 0, 0, 1, 1, 1), b = SHAPE(&shape_box, 0.2, 1.7, 0.3, 1, 1, 1);
  EpaResult r = run(&a, &b, 50);
  assert_true(r.found);
  assert_near(r.dist, -0.3, 1e-14);
  assert_near(r.x1[1] - r.x2[1], 0.3, 1e-14);
  assert_near(r.x1[1], 1, 1e-14);
}

static void depth_of_a_vertex_in_a_face(void** state) {
  (void)state;
  Convex a = SHAPE(&shape_box, 0, 0, 0, 3, 3, 1), b = octahedron(&shape_mesh, 0.3, 0.2, 1.9);
  EpaResult r = run(&a, &b, 50);
  assert_near(r.dist, -0.1, 1e-14);
  assert_near(r.x2[0], 0.3, 1e-12);
  assert_near(r.x2[1], 0.2, 1e-12);
  assert_near(r.x2[2], 0.9, 1e-12);
  for (int i = 0; i < 3; i++) assert_int_equal(r.vertex[i].ib, 5); // the lowest vertex
}

static void depth_of_curved_shapes(void** state) {
  (void)state;
  Convex a = SHAPE(&shape_ellipsoid, 0, 0, 0, 1, 2, 3),
         b = SHAPE(&shape_sphere, 0, 2.5, 0, 1, 0, 0);
  EpaResult r = run(&a, &b, 100);
  assert_near(r.dist, -0.5, 1e-5);
  assert_near(r.x1[1], 2, 1e-4);
}

// The depth is the least shift that separates: along x for these.
static void depth_is_the_smallest(void** state) {
  (void)state;
  for (int k = 0; k < 200; k++) {
    double x = 1.2 + 0.7 * rng_uniform(2, 0, (uint64_t)k), y = 0.5 * rng_uniform(2, 1, (uint64_t)k);
    Convex a = SHAPE(&shape_box, 0, 0, 0, 1, 2, 2), b = SHAPE(&shape_box, x, y, 0.1, 1, 2, 2);
    assert_near(run(&a, &b, 50).dist, x - 2, 1e-13);
  }
}

static void few_iterations_give_a_lower_bound(void** state) {
  (void)state;
  Convex a = SHAPE(&shape_ellipsoid, 0.1, 0, 0, 1, 2, 3),
         b = SHAPE(&shape_sphere, 0, 2, 0.2, 1, 0, 0);
  EpaResult few = run(&a, &b, 8), many = run(&a, &b, EPA_ITERATIONS + 100);
  assert_true(few.found && many.found);
  assert_true(few.dist > many.dist); // less deep
}

static void flat_shapes_have_no_depth(void** state) {
  (void)state;
  Convex a = SHAPE(&shape_box, 0, 0, 0, 1, 1, 0), b = SHAPE(&shape_box, 0.5, 0.3, 0, 1, 1, 0);
  Gjk g = {.a = &a, .b = &b, .tolerance = 1e-6, .iterations = 50};
  support_center(g.x1, &a);
  support_center(g.x2, &b);
  gjk(&g);
  if (g.n < 2) return;
  EpaResult r;
  epa(&r, &g);
  assert_near(r.dist, 0, 1e-9);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(depth_of_boxes),
      cmocka_unit_test(depth_of_a_vertex_in_a_face),
      cmocka_unit_test(depth_of_curved_shapes),
      cmocka_unit_test(depth_is_the_smallest),
      cmocka_unit_test(few_iterations_give_a_lower_bound),
      cmocka_unit_test(flat_shapes_have_no_depth),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
