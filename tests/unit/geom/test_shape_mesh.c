#include "geom/shape_mesh.h"
#include "unit/geom/convex_shapes.h"
#include "unit/geom/shape_case.h"

static void surface_is_an_element(void** state) {
  (void)state;
  assert_int_equal(shape_mesh.data, ctOBJ_MESH);
  assert_null(shape_mesh.ray);
  assert_null(shape_mesh.distance);
  assert_null(shape_mesh.volume);
  assert_false(shape_mesh.on_site);
}

static void cloud_and_hull_agree(void** state) {
  (void)state;
  Convex cloud = octahedron(&shape_cloud, 1, 1, 1), hull = octahedron(&shape_mesh, 1, 1, 1);
  turn_shape(&cloud, 3);
  copy9(hull.mat, cloud.mat);
  check_same_support(&cloud, &hull);
}

// Of equal vertices a cloud keeps the one it found last, a climb leaves its start.
static void ties(void** state) {
  (void)state;
  Convex cloud = octahedron(&shape_cloud, 0, 0, 0), hull = octahedron(&shape_mesh, 0, 0, 0);
  double h = sqrt(0.5), p[3];
  const double x[3] = {1, 0, 0}, xy[3] = {h, h, 0}, y[3] = {0, 1, 0};
  support_point(p, &cloud, y);
  support_point(p, &cloud, xy);
  assert_int_equal(cloud.vertindex, 2);
  support_point(p, &hull, x);
  support_point(p, &hull, xy);
  assert_int_equal(hull.vertindex, 2);
}

// One step goes to the highest neighbour, or stays.
static void a_step_of_the_climb(void** state) {
  (void)state;
  Convex hull = octahedron(&shape_mesh, 0, 0, 0);
  double most = 0;
  assert_int_equal(shape_mesh_climb(&hull, V3(0.2, 0.9, 0.1), 0, &most), 2);
  assert_near(most, 0.9, 0);
  assert_int_equal(shape_mesh_climb(&hull, V3(0.2, 0.9, 0.1), 2, &most), 2);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(surface_is_an_element),
      cmocka_unit_test(cloud_and_hull_agree),
      cmocka_unit_test(ties),
      cmocka_unit_test(a_step_of_the_climb),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
