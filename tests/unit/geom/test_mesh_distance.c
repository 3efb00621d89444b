#include "geom/mesh_bvh.h"
#include "geom/mesh_distance.h"
#include "unit/geom/mesh_case.h"

static BvhNode tree[2 * ELL_FACES - 1];

static double to_box(double x, double y, double z) {
  MeshDistance d;
  const double p[3] = {x, y, z};
  assert_true(mesh_bvh_build(tree, BOX_VERT, BOX_FACE, BOX_FACES));
  assert_true(mesh_distance_init(&d, BOX_VERT, BOX_VERTS, BOX_FACE, BOX_FACES, tree));
  double r = mesh_distance(&d, p);
  mesh_distance_free(&d);
  return r;
}

// The box is 1 by 2 by 3 from the origin.
static void faces_edges_and_corners(void** state) {
  (void)state;
  assert_near(to_box(2, 0.7, 0.4), 1, 1e-15);
  assert_near(to_box(0.5, -0.3, 1), 0.3, 1e-15);
  assert_near(to_box(2, 3, 1.5), sqrt(2), 1e-15);
  assert_near(to_box(-1, -1, -1), sqrt(3), 1e-15);
  assert_near(to_box(3, 4, 5), sqrt(12), 1e-15);
}

static void negative_inside(void** state) {
  (void)state;
  assert_near(to_box(0.5, 1, 1.5), -0.5, 1e-15);
  assert_near(to_box(0.9, 1, 1.5), -0.1, 1e-15);
  assert_near(to_box(0.5, 0.01, 1.5), -0.01, 1e-15);
}

static void nothing_on_the_surface(void** state) {
  (void)state;
  assert_near(to_box(1, 1, 1), 0, 1e-15);
  assert_near(to_box(0, 0, 0), 0, 1e-15);
}

// In the notch of the L the nearest is the concave edge's neighbourhood, still outside.
static void outside_in_a_notch(void** state) {
  (void)state;
  MeshDistance d;
  assert_true(mesh_bvh_build(tree, ELL_VERT, ELL_FACE, ELL_FACES));
  assert_true(mesh_distance_init(&d, ELL_VERT, ELL_VERTS, ELL_FACE, ELL_FACES, tree));
  const double notch[3] = {1.25, 1.5, 0.25}, inside[3] = {0.9, 0.9, 0.25};
  assert_near(mesh_distance(&d, notch), 0.25, 1e-15);
  assert_near(mesh_distance(&d, inside), -hypot(0.1, 0.1), 1e-15);
  mesh_distance_free(&d);
}

static bool work(MemoryCount* memory) {
  memory_scarce(memory);
  MeshDistance d;
  bool ok = mesh_distance_init(&d, BOX_VERT, BOX_VERTS, BOX_FACE, BOX_FACES, tree);
  mesh_distance_free(&d);
  return ok;
}

static void no_memory_no_leak(void** state) {
  (void)state;
  assert_true(mesh_bvh_build(tree, BOX_VERT, BOX_FACE, BOX_FACES));
  assert_true(memory_failures(work) > 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(faces_edges_and_corners), cmocka_unit_test(negative_inside),
      cmocka_unit_test(nothing_on_the_surface),  cmocka_unit_test(outside_in_a_notch),
      cmocka_unit_test(no_memory_no_leak),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
