#include "base/rng.h"
#include "geom/sdf.h"
#include "math/vec.h"
#include "unit/geom/near.h"

#include <corten/types.h>

static const double SIZE[3] = {0.3, 0.4, 0.5};
static const int TYPE[] = {ctGEOM_PLANE,     ctGEOM_SPHERE,   ctGEOM_CAPSULE,
                           ctGEOM_ELLIPSOID, ctGEOM_CYLINDER, ctGEOM_BOX};

static void point(double x[3], int k) {
  for (int i = 0; i < 3; i++) x[i] = 2 * rng_uniform(3, (uint64_t)i, (uint64_t)k) - 1;
}

static void distances(void** state) {
  (void)state;
  const double out[3] = {0, 0, 2}, in[3] = {0, 0, 0.1};
  const double above[] = {2, 1.7, 1.3, 1.5, 1.6, 1.5};
  const double below[] = {0.1, -0.2, -0.3, -0.4, -0.3, -0.2};
  for (int t = 0; t < 6; t++) {
    assert_near(sdf_shape(TYPE[t], SIZE, out), above[t], 1e-12);
    if (TYPE[t] != ctGEOM_BOX && TYPE[t] != ctGEOM_ELLIPSOID)
      assert_near(sdf_shape(TYPE[t], SIZE, in), below[t], 1e-12);
    else
      assert_true(sdf_shape(TYPE[t], SIZE, in) < 0);
  }
}

// Outside, where the fields are distances, the gradient is that of the distance and has length one.
static void gradients_outside(void** state) {
  (void)state;
  for (int t = 0; t < 6; t++) {
    for (int k = 0; k < 300; k++) {
      double x[3], g[3], step = 1e-6;
      point(x, k);
      if (sdf_shape(TYPE[t], SIZE, x) < 0.01) continue;
      sdf_shape_gradient(g, TYPE[t], SIZE, x);
      assert_near(norm3(g), 1, 1e-12);
      if (TYPE[t] == ctGEOM_ELLIPSOID) continue; // not a distance
      for (int i = 0; i < 3; i++) {
        double a[3], b[3];
        copy3(a, x);
        copy3(b, x);
        a[i] -= step;
        b[i] += step;
        double slope = sdf_shape(TYPE[t], SIZE, b) - sdf_shape(TYPE[t], SIZE, a);
        assert_near(slope / (2 * step), g[i], 1e-4);
      }
    }
  }
}

// Inside a box the field falls along its gradient from the surface to the centre.
static void inside_a_box(void** state) {
  (void)state;
  const double side[3] = {0.2999, 0.1, 0.1}, middle[3] = {0.1, 0.05, 0.05};
  double g[3];
  sdf_shape_gradient(g, ctGEOM_BOX, SIZE, side);
  assert_near(g[0], 1, 1e-3);
  assert_near(sdf_shape(ctGEOM_BOX, SIZE, side), -1e-4, 1e-6);
  assert_true(sdf_shape(ctGEOM_BOX, SIZE, middle) < sdf_shape(ctGEOM_BOX, SIZE, side));
}

static void on_the_axis_of_a_cylinder(void** state) {
  (void)state;
  const double x[3] = {0, 0, 0};
  double g[3];
  sdf_shape_gradient(g, ctGEOM_CYLINDER, SIZE, x);
  for (int i = 0; i < 3; i++) assert_true(isfinite(g[i]));
}

static void other_types_have_none(void** state) {
  (void)state;
  assert_true(sdf_is_known(ctGEOM_BOX));
  assert_false(sdf_is_known(ctGEOM_HFIELD));
  assert_false(sdf_is_known(ctGEOM_MESH));
  assert_false(sdf_is_known(-1));
  assert_false(sdf_is_known(100));
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
      cmocka_unit_test(distances),
      cmocka_unit_test(gradients_outside),
      cmocka_unit_test(inside_a_box),
      cmocka_unit_test(on_the_axis_of_a_cylinder),
      cmocka_unit_test(other_types_have_none),
      cmocka_unit_test(trees_interpolate),
      cmocka_unit_test(outside_the_tree_the_distance_grows),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
