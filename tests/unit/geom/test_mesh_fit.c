#include "geom/mesh_fit.h"
#include "unit/geom/near.h"

// Only what the fits read: box of inertia and box around the vertices.
static MeshShape shape(void) {
  return (MeshShape){.box = {1, 2, 4}, .aamm = {-1, -2, -3, 2, 2, 5}};
}

static void by_inertia(void** state) {
  (void)state;
  MeshShape m = shape();
  double s[3] = {0};
  assert_true(mesh_fit_inertia(s, ctGEOM_SPHERE, &m, 1));
  assert_near(s[0], 7.0 / 3, 1e-15);
  assert_true(mesh_fit_inertia(s, ctGEOM_ELLIPSOID, &m, 0.5));
  assert_near(s[1], 1, 0);
  assert_false(mesh_fit_inertia(s, ctGEOM_PLANE, &m, 1));
}

static void by_box(void** state) {
  (void)state;
  MeshShape m = shape();
  double s[3] = {0}, c[3];
  assert_true(mesh_fit_box(s, c, ctGEOM_SPHERE, &m, 1));
  assert_near(s[0], 4, 0);
  assert_near(c[0], 0.5, 0);
  assert_near(c[1], 0, 0);
  assert_near(c[2], 1, 0);
  assert_true(mesh_fit_box(s, c, ctGEOM_BOX, &m, 3));
  assert_near(s[0], 4.5, 0);
  assert_false(mesh_fit_box(s, c, ctGEOM_HFIELD, &m, 1));
}

static void bounds_of_the_mesh_itself(void** state) {
  (void)state;
  MeshShape m = shape();
  double s[3], aabb[6], moments[3];
  mesh_fit_size(s, &m);
  assert_near(s[0], 2, 0);
  assert_near(s[2], 5, 0);
  mesh_fit_aabb(aabb, &m);
  assert_near(aabb[0], 0.5, 0);
  assert_near(aabb[3], 1.5, 0);
  assert_near(mesh_fit_radius(&m), sqrt(4 + 4 + 25), 1e-15);
  mesh_fit_moments(moments, &m, 3);
  assert_near(moments[0], 4 + 16, 0);
  assert_near(moments[2], 1 + 4, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(by_inertia),
      cmocka_unit_test(by_box),
      cmocka_unit_test(bounds_of_the_mesh_itself),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
