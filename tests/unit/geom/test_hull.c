#include "geom/hull.h"
#include "unit/geom/mesh_case.h"

static Hull build(const double* point, int n, int most) {
  Hull h;
  ErrorList err;
  error_init(&err);
  assert_int_equal(hull_build(&h, point, n, most, (Place){0}, &err), CT_OK);
  assert_int_equal(err.count, 0);
  error_free(&err);
  return h;
}

// Every edge of a face is passed back by another face, and listed with its ends.
static void check_closed(const Hull* h) {
  int n = hull_vertices(h), faces = hull_faces(h);
  assert_int_equal(h->size, 2 + 3 * n + 6 * faces);
  assert_int_equal(n - 3 * faces / 2 + faces, 2); // Euler
  const int* f = hull_face(h);
  for (int i = 0; i < 3 * faces; i++) {
    int a = f[i], b = f[i / 3 * 3 + (i + 1) % 3], back = 0;
    for (int k = 0; k < 3 * faces; k++) back += f[k] == b && f[k / 3 * 3 + (k + 1) % 3] == a;
    assert_int_equal(back, 1);
  }
}

static void a_box_with_points_inside(void** state) {
  (void)state;
  double point[3 * 10];
  memcpy(point, BOX_VERT, sizeof BOX_VERT);
  const double inside[6] = {0.5, 1, 1, 0.25, 0.5, 2};
  memcpy(point + 24, inside, sizeof inside);
  Hull h = build(point, 10, -1);
  assert_int_equal(hull_vertices(&h), 8);
  assert_int_equal(hull_faces(&h), 12);
  check_closed(&h);
  hull_free(&h);
  assert_null(h.graph);
}

static void faces_are_seen_from_outside(void** state) {
  (void)state;
  Hull h = build(BOX_VERT, BOX_VERTS, -1);
  const double middle[3] = {0.5, 1, 1.5};
  for (int i = 0; i < hull_faces(&h); i++) {
    const int* f = hull_face(&h) + 3 * i;
    const double *a = BOX_VERT + 3 * f[0], *b = BOX_VERT + 3 * f[1], *c = BOX_VERT + 3 * f[2];
    double u[3], v[3], w[3];
    for (int k = 0; k < 3; k++) {
      u[k] = b[k] - a[k];
      v[k] = c[k] - a[k];
      w[k] = a[k] - middle[k];
    }
    double out = w[0] * (u[1] * v[2] - u[2] * v[1]) + w[1] * (u[2] * v[0] - u[0] * v[2]) +
                 w[2] * (u[0] * v[1] - u[1] * v[0]);
    assert_true(out > 0);
  }
  hull_free(&h);
}

// Recorded from MuJoCo 3.5.0: the graph of a prism over an L.
static void the_graph_of_the_reference(void** state) {
  (void)state;
  static const int expected[] = {
      10, 16, 0, 8,  13, 20, 24, 29, 36, 40, 45, 50, 2,  5,  0, 1,  4,  7,  6, 8,  10, 11,
      1,  2,  3, 4,  5,  7,  8,  -1, 0,  2,  4,  9,  -1, 0,  1, 3,  5,  6,  9, -1, 0,  2,
      5,  -1, 0, 1,  8,  9,  -1, 3,  2,  6,  0,  7,  9,  -1, 5, 2,  9,  -1, 5, 0,  8,  9,
      -1, 0,  4, 7,  9,  -1, 5,  6,  7,  8,  1,  2,  4,  -1, 5, 2,  0,  2,  1, 0,  2,  5,
      4,  1,  7, 0,  7,  6,  0,  2,  7,  1,  7,  2,  8,  10, 2, 4,  2,  10, 8, 7,  11, 6,
      11, 7,  8, 10, 11, 8,  11, 5,  0,  6,  11, 0,  5,  11, 4, 11, 10, 4};
  Hull h = build(ELL_VERT, ELL_VERTS, -1);
  assert_int_equal(h.size, sizeof expected / sizeof expected[0]);
  assert_memory_equal(h.graph, expected, sizeof expected);
  hull_free(&h);
}

static void at_most_so_many_vertices(void** state) {
  (void)state;
  double point[3 * 200];
  for (int i = 0; i < 200; i++) {
    double z = -1 + (2 * i + 1) / 200.0, r = sqrt(1 - z * z), a = 2.4 * i;
    point[3 * i] = r * cos(a);
    point[3 * i + 1] = r * sin(a);
    point[3 * i + 2] = z;
  }
  Hull all = build(point, 200, -1), few = build(point, 200, 20), least = build(point, 200, 4);
  assert_int_equal(hull_vertices(&all), 200);
  assert_int_equal(hull_vertices(&few), 20);
  assert_true(hull_vertices(&least) <= 5);
  check_closed(&few);
  hull_free(&all);
  hull_free(&few);
  hull_free(&least);
}

static void flat_points_are_an_error(void** state) {
  (void)state;
  const double flat[15] = {0, 0, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1, 0.5, 0.2, 1};
  Hull h;
  ErrorList err;
  error_init(&err);
  assert_int_equal(hull_build(&h, flat, 5, -1, (Place){0}, &err), CT_FAIL);
  assert_null(h.graph);
  assert_non_null(strstr(err.item[0].hint, "QH6"));
  expect_error(&err, "qhull error");
}

static bool one_hull(MemoryCount* memory) {
  memory_scarce(memory);
  Hull h;
  ErrorList err;
  error_init(&err);
  bool ok = hull_build(&h, BOX_VERT, BOX_VERTS, -1, (Place){0}, &err) == CT_OK;
  assert_int_equal(ok, err.errors == 0);
  hull_free(&h);
  error_free(&err);
  return ok;
}

static void no_memory_no_leak(void** state) {
  (void)state;
  assert_true(memory_failures(one_hull) > 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_box_with_points_inside),   cmocka_unit_test(faces_are_seen_from_outside),
      cmocka_unit_test(the_graph_of_the_reference), cmocka_unit_test(at_most_so_many_vertices),
      cmocka_unit_test(flat_points_are_an_error),   cmocka_unit_test(no_memory_no_leak),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
