#include "geom/shape.h"
#include "unit/geom/near.h"

static const double SIZE[3] = {2, 3, 6};

static void radius_reaches_the_farthest_point(void** state) {
  (void)state;
  assert_near(shape_radius(ctGEOM_PLANE, SIZE), 0, 0);
  assert_near(shape_radius(ctGEOM_SPHERE, SIZE), 2, 0);
  assert_near(shape_radius(ctGEOM_CAPSULE, SIZE), 5, 0);
  assert_near(shape_radius(ctGEOM_CYLINDER, SIZE), sqrt(13), 1e-15);
  assert_near(shape_radius(ctGEOM_ELLIPSOID, SIZE), 6, 0);
  assert_near(shape_radius(ctGEOM_BOX, SIZE), 7, 1e-15);
}

static void check_box(cttGeom type, double x, double y, double z) {
  double aabb[6];
  shape_aabb(type, SIZE, aabb);
  const double want[6] = {0, 0, 0, x, y, z};
  for (int i = 0; i < 6; i++) assert_near(aabb[i], want[i], 0);
}

static void boxes_are_tight(void** state) {
  (void)state;
  check_box(ctGEOM_SPHERE, 2, 2, 2);
  check_box(ctGEOM_CAPSULE, 2, 2, 5);
  check_box(ctGEOM_CYLINDER, 2, 2, 3);
  check_box(ctGEOM_ELLIPSOID, 2, 3, 6);
  check_box(ctGEOM_BOX, 2, 3, 6);
}

static void plane_fills_the_space_below(void** state) {
  (void)state;
  double aabb[6];
  shape_aabb(ctGEOM_PLANE, SIZE, aabb);
  assert_near(aabb[2] + aabb[5], 0, 0);
  assert_near(aabb[2] - aabb[5], -ctMAXVAL, 0);
  assert_near(aabb[3], ctMAXVAL, 0);
  assert_near(aabb[4], ctMAXVAL, 0);
}

static void counts_the_sizes_a_shape_needs(void** state) {
  (void)state;
  assert_int_equal(shape_size_count(ctGEOM_PLANE), 0);
  assert_int_equal(shape_size_count(ctGEOM_SPHERE), 1);
  assert_int_equal(shape_size_count(ctGEOM_CAPSULE), 2);
  assert_int_equal(shape_size_count(ctGEOM_CYLINDER), 2);
  assert_int_equal(shape_size_count(ctGEOM_ELLIPSOID), 3);
  assert_int_equal(shape_size_count(ctGEOM_BOX), 3);
  assert_int_equal(shape_size_count(ctGEOM_MESH), 0);
  assert_int_equal(shape_size_count((cttGeom)-1), 0);
}

static void semiaxes_of_round_shapes(void** state) {
  (void)state;
  double r[3];
  shape_semiaxes(ctGEOM_CAPSULE, SIZE, r);
  assert_near(r[2], 5, 0);
  shape_semiaxes(ctGEOM_PLANE, SIZE, r);
  assert_near(r[1], 3, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(radius_reaches_the_farthest_point),
      cmocka_unit_test(boxes_are_tight),
      cmocka_unit_test(plane_fills_the_space_below),
      cmocka_unit_test(counts_the_sizes_a_shape_needs),
      cmocka_unit_test(semiaxes_of_round_shapes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
