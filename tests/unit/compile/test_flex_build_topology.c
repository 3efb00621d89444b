#include "unit/compile/flex_build_case.h"

static const double kSquare[12] = {0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0};
static const int kTriangles[6] = {0, 1, 2, 0, 2, 3};

static void assert_ints(const int* got, const int* want, int n) {
  for (int i = 0; i < n; i++) assert_int_equal(got[i], want[i]);
}

// Edges are numbered as the elements use them; the diagonal has a vertex on both sides.
static void edges_of_two_triangles(void** state) {
  (void)state;
  BuildFlex f = flex_by_hand(2, kSquare, 4, kTriangles, 2);
  assert_true(flex_build_edges(&f));
  assert_int_equal(f.nedge, 5);
  assert_ints(f.edge, (int[10]){1, 2, 0, 2, 0, 1, 2, 3, 0, 3}, 10);
  assert_ints(f.elemedge, (int[6]){0, 1, 2, 3, 4, 1}, 6);
  assert_ints(f.flap + 4, (int[4]){2, 0, 1, 3}, 4);
  assert_int_equal(f.flap[3], -1);
  flex_build_free(&f);
}

static void border_of_two_triangles(void** state) {
  (void)state;
  BuildFlex f = flex_by_hand(2, kSquare, 4, kTriangles, 2);
  assert_true(flex_build_shell(&f));
  assert_int_equal(f.nshell, 4);
  assert_ints(f.shell, (int[8]){0, 1, 3, 0, 1, 2, 2, 3}, 8);
  assert_int_equal(f.nevpair, 2);
  assert_ints(f.evpair, (int[4]){1, 1, 0, 3}, 4);
  flex_build_free(&f);
}

// A row of segments: both ends are the border.
static void border_of_a_line(void** state) {
  (void)state;
  const int segment[6] = {0, 1, 1, 2, 2, 3};
  BuildFlex f = flex_by_hand(1, kSquare, 4, segment, 3);
  assert_true(flex_build_edges(&f) && flex_build_shell(&f));
  assert_int_equal(f.nedge, 3);
  assert_int_equal(f.nshell, 2);
  assert_ints(f.shell, (int[2]){0, 3}, 2);
  flex_build_free(&f);
}

// A tetrahedron whose four neighbours cover it is one layer deep.
static void layers_of_a_solid(void** state) {
  (void)state;
  const double x[24] = {0};
  const int tet[20] = {0, 1, 2, 3, 0, 1, 2, 4, 0, 1, 3, 5, 0, 2, 3, 6, 1, 2, 3, 7};
  BuildFlex f = flex_by_hand(3, x, 8, tet, 5);
  assert_true(flex_build_shell(&f));
  assert_ints(f.layer, (int[5]){1, 0, 0, 0, 0}, 5);
  assert_int_equal(f.nshell, 12);
  assert_int_equal(f.nevpair, 0);
  assert_true(flex_build_bounds(&f));
  assert_int_equal(f.nbvh, 7);
  flex_build_free(&f);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(edges_of_two_triangles),
      cmocka_unit_test(border_of_two_triangles),
      cmocka_unit_test(border_of_a_line),
      cmocka_unit_test(layers_of_a_solid),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
