#include "geom/penetration.h"
#include "unit/geom/convex_shapes.h"

#include <float.h>

static Penetration run(Convex* a, Convex* b, double cutoff) {
  Penetration p = {.tolerance = 1e-6, .iterations = 50, .cutoff = cutoff};
  Convex a0 = *a, b0 = *b;
  penetration(&p, a, b);
  assert_true(a->shape == a0.shape && b->shape == b0.shape); // restored
  assert_true(a->margin == a0.margin && b->margin == b0.margin);
  return p;
}

// Round shapes that overlap by less than their radii are exact: no polytope is made.
static void shallow_spheres_are_exact(void** state) {
  (void)state;
  Convex a = SHAPE(&shape_sphere, 0, 0, 0, 1, 0, 0),
         b = SHAPE(&shape_capsule, 1.7, 0, 0.2, 1, 2, 0);
  Penetration p = run(&a, &b, 0);
  assert_near(p.dist, -0.3, 1e-15);
  assert_true(p.witness && !p.deep);
  assert_near(p.x1[0], 1, 1e-15);
  assert_near(p.x2[0], 0.7, 1e-15);
}

static void deep_spheres_use_the_polytope(void** state) {
  (void)state;
  Convex a = SHAPE(&shape_sphere, 0, 0, 0.6, 0.3, 0, 0), b = SHAPE(&shape_box, 0, 0, 0, 2, 2, 1);
  Penetration p = run(&a, &b, 0);
  assert_true(p.deep);
  assert_near(p.dist, -0.7, 1e-5);
}

static void margins_count_half_on_each_side(void** state) {
  (void)state;
  Convex a = SHAPE(&shape_sphere, 0, 0, 0, 1, 0, 0), b = SHAPE(&shape_box, 2.1, 0, 0, 1, 1, 1);
  assert_true(run(&a, &b, 0).dist == DBL_MAX);
  a.margin = b.margin = 0.3;
  assert_near(run(&a, &b, 0).dist, -0.2, 1e-12);
}

static void distances_up_to_the_cutoff(void** state) {
  (void)state;
  Convex a = SHAPE(&shape_sphere, 0, 0, 0, 1, 0, 0), b = SHAPE(&shape_box, 3, 0, 0, 1, 1, 1);
  Penetration p = run(&a, &b, 2);
  assert_near(p.dist, 1, 1e-12);
  assert_near(p.x2[0], 2, 1e-12);
  assert_true(run(&a, &b, 0.5).dist == DBL_MAX);
}

static void bad_shapes_end(void** state) {
  (void)state;
  static const Shape* const KIND[] = {&shape_sphere, &shape_capsule, &shape_ellipsoid,
                                      &shape_cylinder, &shape_box};
  static const double X[] = {0, 1e-300, 1e-8, 1, 1e12, NAN, INFINITY};
  for (int k = 0; k < 3000; k++) {
    Convex c[2];
    for (int j = 0; j < 2; j++) {
      double v[6];
      for (int i = 0; i < 6; i++) v[i] = X[rng_u64(5, (uint64_t)i, (uint64_t)(2 * k + j)) % 7];
      c[j] =
          SHAPE(KIND[rng_u64(6, 0, (uint64_t)(2 * k + j)) % 5], v[0], v[1], v[2], v[3], v[4], v[5]);
    }
    Penetration p = run(c, c + 1, k % 2);
    assert_false(p.dist < 0 && !p.witness);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(shallow_spheres_are_exact),
      cmocka_unit_test(deep_spheres_use_the_polytope),
      cmocka_unit_test(margins_count_half_on_each_side),
      cmocka_unit_test(distances_up_to_the_cutoff),
      cmocka_unit_test(bad_shapes_end),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
