#include "geom/ray.h"
#include "unit/geom/near.h"

// (x - 1) (x - 3) = x^2 - 4 x + 3
static void roots_are_in_order(void** state) {
  (void)state;
  double x[2];
  assert_true(ray_roots(1, -2, 3, x));
  assert_near(x[0], 1, 1e-15);
  assert_near(x[1], 3, 1e-15);
  assert_false(ray_roots(1, -2, 4, x)); // a touch
  assert_near(x[0], -1, 0);
  assert_near(ray_ahead(x), -1, 0);
}

static void the_first_solution_ahead(void** state) {
  (void)state;
  assert_near(ray_ahead((const double[2]){1, 3}), 1, 0);
  assert_near(ray_ahead((const double[2]){-1, 3}), 3, 0);
  assert_near(ray_ahead((const double[2]){-3, -1}), -1, 0);
}

static void nearer_than_nothing(void** state) {
  (void)state;
  assert_true(ray_is_nearer(5, -1));
  assert_true(ray_is_nearer(1, 2));
  assert_false(ray_is_nearer(3, 2));
  assert_false(ray_is_nearer(-1, 2));
  assert_false(ray_is_nearer(NAN, -1));
}

static void spheres_and_tubes(void** state) {
  (void)state;
  Ray ray = {{-3, 0, 0.5}, {2, 0, 0}};
  double at[3];
  assert_near(ray_tube(&ray, 1, 1), 1, 1e-15);
  assert_near(ray_tube(&ray, 1, 0.4), -1, 0);
  assert_near(ray_sphere(&ray, 1.25), 1, 1e-15);
  ray_at(at, &ray, 1);
  assert_near(at[0], -1, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(roots_are_in_order),
      cmocka_unit_test(the_first_solution_ahead),
      cmocka_unit_test(nearer_than_nothing),
      cmocka_unit_test(spheres_and_tubes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
