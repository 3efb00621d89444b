#include "geom/mesh_edges.h"
#include "unit/geom/mesh_case.h"

static void a_consistent_surface_has_none(void** state) {
  (void)state;
  int edge[2] = {7, 7};
  assert_true(mesh_edges_repeated(edge, BOX_VERT, BOX_FACE, BOX_FACES));
  assert_int_equal(edge[0], -1);
  assert_true(mesh_edges_repeated(edge, ELL_VERT, ELL_FACE, ELL_FACES));
  assert_int_equal(edge[0], -1);
}

// Face 1, 2, 3 turned around repeats the edges 2 1, 3 2 and 1 3 of its neighbours.
static void the_lowest_repeated_edge(void** state) {
  (void)state;
  int face[3 * BOX_FACES], edge[2];
  memcpy(face, BOX_FACE, sizeof face);
  face[4] = 3;
  face[5] = 2;
  assert_true(mesh_edges_repeated(edge, BOX_VERT, face, BOX_FACES));
  assert_int_equal(edge[0], 1);
  assert_int_equal(edge[1], 3);
}

static void faces_without_area_do_not_count(void** state) {
  (void)state;
  int face[3 * BOX_FACES + 3], edge[2];
  memcpy(face, BOX_FACE, sizeof BOX_FACE);
  face[36] = face[37] = 0;
  face[38] = 2;
  assert_true(mesh_edges_repeated(edge, BOX_VERT, face, BOX_FACES + 1));
  assert_int_equal(edge[0], -1);
}

static bool work(MemoryCount* memory) {
  memory_scarce(memory);
  int edge[2];
  return mesh_edges_repeated(edge, BOX_VERT, BOX_FACE, BOX_FACES);
}

static void no_memory_no_leak(void** state) {
  (void)state;
  assert_true(memory_failures(work) > 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_consistent_surface_has_none),
      cmocka_unit_test(the_lowest_repeated_edge),
      cmocka_unit_test(faces_without_area_do_not_count),
      cmocka_unit_test(no_memory_no_leak),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
