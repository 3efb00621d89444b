#include "geom/hull.h"
#include "geom/mesh_poly.h"
#include "unit/geom/mesh_case.h"

static void a_box_has_six_sides(void** state) {
  (void)state;
  MeshPoly p;
  assert_true(mesh_poly_build(&p, BOX_VERT, BOX_VERTS, BOX_FACE, BOX_FACES));
  assert_int_equal(p.count, 6);
  assert_int_equal(p.nvert, 24);
  for (int i = 0; i < 6; i++) assert_int_equal(p.vertnum[i], 4);
  // larger components first: x, y, z, -z, -y, -x
  assert_near(p.normal[0], 1, 0);
  assert_near(p.normal[3 * 1 + 1], 1, 0);
  assert_near(p.normal[3 * 5], -1, 0);
  // three sides meet at each corner, and name it
  for (int v = 0; v < BOX_VERTS; v++) {
    assert_int_equal(p.mapnum[v], 3);
    for (int k = 0; k < 3; k++) {
      int side = p.map[p.mapadr[v] + k], found = 0;
      for (int i = 0; i < 4; i++) found += p.vert[p.vertadr[side] + i] == v;
      assert_int_equal(found, 1);
    }
  }
  mesh_poly_free(&p);
  assert_null(p.vert);
}

// Recorded from MuJoCo 3.5.0: the sides of the hull of a prism over an L.
static void polygons_of_the_reference(void** state) {
  (void)state;
  static const int num[7] = {4, 4, 4, 5, 5, 4, 4};
  static const int vert[30] = {7, 1,  2, 8, 2, 4, 10, 8, 5, 11, 10, 4,  11, 6, 7,
                               8, 10, 0, 5, 4, 2, 1,  1, 7, 6,  0,  11, 5,  0, 6};
  Hull h;
  ErrorList err;
  error_init(&err);
  assert_int_equal(hull_build(&h, ELL_VERT, ELL_VERTS, -1, (Place){0}, &err), CT_OK);
  MeshPoly p;
  assert_true(mesh_poly_build(&p, ELL_VERT, ELL_VERTS, hull_face(&h), hull_faces(&h)));
  assert_int_equal(p.count, 7);
  assert_int_equal(p.nvert, 30);
  assert_memory_equal(p.vertnum, num, sizeof num);
  assert_memory_equal(p.vert, vert, sizeof vert);
  mesh_poly_free(&p);
  hull_free(&h);
}

// Two squares in one plane that do not touch are two polygons.
static void islands_stay_apart(void** state) {
  (void)state;
  const double vert[24] = {0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 5, 0, 0, 6, 0, 0, 6, 1, 0, 5, 1, 0};
  const int face[12] = {0, 1, 2, 4, 5, 6, 0, 2, 3, 4, 6, 7};
  MeshPoly p;
  assert_true(mesh_poly_build(&p, vert, 8, face, 4));
  assert_int_equal(p.count, 2);
  assert_int_equal(p.vertnum[0], 4);
  assert_int_equal(p.vertnum[1], 4);
  for (int i = 0; i < 4; i++) assert_true(p.vert[i] < 4 && p.vert[4 + i] >= 4);
  mesh_poly_free(&p);
}

// Triangles that meet only when a later one comes between them become one outline.
static void islands_unite(void** state) {
  (void)state;
  const double vert[15] = {0, 0, 0, 1, 0, 0, 2, 0, 0, 0.5, 1, 0, 1.5, 1, 0};
  const int face[9] = {0, 1, 3, 1, 2, 4, 1, 4, 3};
  MeshPoly p;
  assert_true(mesh_poly_build(&p, vert, 5, face, 3));
  assert_int_equal(p.count, 1);
  assert_int_equal(p.vertnum[0], 5);
  mesh_poly_free(&p);
}

static void normals_follow_the_vertices(void** state) {
  (void)state;
  double turned[3 * BOX_VERTS];
  for (int i = 0; i < BOX_VERTS; i++) {
    turned[3 * i] = -BOX_VERT[3 * i + 1];
    turned[3 * i + 1] = BOX_VERT[3 * i];
    turned[3 * i + 2] = BOX_VERT[3 * i + 2];
  }
  MeshPoly p;
  assert_true(mesh_poly_build(&p, BOX_VERT, BOX_VERTS, BOX_FACE, BOX_FACES));
  mesh_poly_normals(&p, turned);
  assert_near(p.normal[1], 1, 0);
  mesh_poly_free(&p);
}

static bool work(MemoryCount* memory) {
  memory_scarce(memory);
  MeshPoly p;
  bool ok = mesh_poly_build(&p, ELL_VERT, ELL_VERTS, ELL_FACE, ELL_FACES);
  mesh_poly_free(&p);
  return ok;
}

static void no_memory_no_leak(void** state) {
  (void)state;
  assert_true(memory_failures(work) > 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_box_has_six_sides),         cmocka_unit_test(polygons_of_the_reference),
      cmocka_unit_test(islands_stay_apart),          cmocka_unit_test(islands_unite),
      cmocka_unit_test(normals_follow_the_vertices), cmocka_unit_test(no_memory_no_leak),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
