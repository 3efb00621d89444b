#include "base/rng.h"
#include "geom/sdf.h"
#include "math/vec.h"
#include "unit/geom/near.h"

static void point(double x[3], int k) {
  for (int i = 0; i < 3; i++) x[i] = 2 * rng_uniform(3, (uint64_t)i, (uint64_t)k) - 1;
}

// A root with eight leaves whose corners hold x + 2 y + 3 z.
static double coeff[9 * 8], aabb[9 * 6];
static int child[9 * 8];

static SdfTree linear_tree(void) {
  for (int n = 0; n < 9; n++) {
    double half = n == 0 ? 1 : 0.5;
    for (int i = 0; i < 3; i++) {
      aabb[6 * n + i] = n == 0 ? 0 : ((n - 1) >> i & 1 ? 0.5 : -0.5);
      aabb[6 * n + 3 + i] = half;
    }
    for (int k = 0; k < 8; k++) {
      child[8 * n + k] = n == 0 ? 1 + k : -1;
      coeff[8 * n + k] = 0;
      for (int i = 0; i < 3; i++)
        coeff[8 * n + k] += (i + 1) * (aabb[6 * n + i] + (k >> i & 1 ? half : -half));
    }
  }
  return (SdfTree){child, aabb, coeff};
}

static void trees_interpolate(void** state) {
  (void)state;
  SdfTree t = linear_tree();
  for (int k = 0; k < 100; k++) {
    double x[3], g[3];
    point(x, k);
    assert_near(sdf_tree(&t, x), x[0] + 2 * x[1] + 3 * x[2], 1e-14);
    sdf_tree_gradient(g, &t, x);
    for (int i = 0; i < 3; i++) assert_near(g[i], i + 1, 1e-13); // per leaf of size one
  }
}

static void outside_the_tree_the_distance_grows(void** state) {
  (void)state;
  SdfTree t = linear_tree();
  const double x[3] = {0, 0, 3};
  double g[3];
  assert_near(sdf_tree(&t, x), 3 + 2, 1e-5);
  sdf_tree_gradient(g, &t, x);
  assert_near(g[2], 1, 1e-6);
  const double nowhere[3] = {NAN, 0, 0};
  assert_true(isnan(sdf_tree(&t, nowhere)));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(trees_interpolate),
      cmocka_unit_test(outside_the_tree_the_distance_grows),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
