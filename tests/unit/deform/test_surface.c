#include "base/alloc.h"
#include "deform/surface.h"
#include "math/vec.h"
#include "support/deform_scene.h"

#include <string.h>

static DeformShape* made(ctDeformable* body) {
  assert_non_null(body);
  return (DeformShape*)(void*)body;
}

static DeformShape* cloth_of(int count) {
  char error[200];
  ctDeformDef def = deform_scene_def("cotton");
  double size[2] = {1, 1};
  int counts[2] = {count, count};
  return made(ct_makeClothRectangle(&def, size, counts, error, sizeof error));
}

static void sheet_has_its_faces_and_edges(void** state) {
  (void)state;
  DeformShape* shape = cloth_of(5);
  DeformSurface s;
  assert_true(surface_make(&s, shape));
  assert_int_equal(s.nface, shape->def.nelem);
  assert_int_equal(s.nvert, 25);
  assert_int_equal(s.nedge, s.nvert + s.nface - 1); // Euler
  for (int i = 0; i < s.nedge; i++) {
    int owner = s.edge_owner[i];
    assert_true(i >= s.first_edge[owner] && i < s.first_edge[owner + 1]);
  }
  surface_free(&s);
  deform_shape_drop(shape);
}

static void solid_has_a_closed_boundary(void** state) {
  (void)state;
  char error[200];
  ctDeformDef def = deform_scene_def("rubber");
  double size[3] = {1, 1, 1};
  int count[3] = {4, 4, 4};
  DeformShape* shape = made(ct_makeSoftBox(&def, size, count, error, sizeof error));
  DeformSurface s;
  assert_true(surface_make(&s, shape));
  assert_int_equal(s.nvert, 64 - 8);
  assert_int_equal(s.nvert - s.nedge + s.nface, 2);
  for (int i = 0; i < s.nface; i++) { // each face is of its element
    int found = 0;
    for (int k = 0; k < 3; k++)
      for (int j = 0; j < 4; j++) found += s.face[3 * i + k] == shape->def.elem[4 * s.elem[i] + j];
    assert_int_equal(found, 3);
  }
  surface_free(&s);
  deform_shape_drop(shape);
}

static void chain_has_segments(void** state) {
  (void)state;
  char error[200];
  ctDeformDef def = deform_scene_def("hemp");
  double from[3] = {0, 0, 0}, to[3] = {1, 0, 0};
  DeformShape* shape = made(ct_makeRope(&def, from, to, 7, error, sizeof error));
  DeformSurface s;
  assert_true(surface_make(&s, shape));
  assert_int_equal(s.corners, 2);
  assert_int_equal(s.nface, 7);
  assert_int_equal(s.nvert, 8);
  assert_int_equal(s.nedge, 0);
  surface_free(&s);
  deform_shape_drop(shape);
}

typedef struct Count {
  const DeformSurface* s;
  unsigned char* seen;
  int n;
} Count;

static void count_face(void* ctx, int face) {
  Count* c = ctx;
  assert_false(c->seen[face]);
  c->seen[face] = 1;
  c->n++;
}

static bool face_meets(const DeformSurface* s, int f, const double* x, double reach,
                       const double low[3], const double high[3]) {
  for (int i = 0; i < 3; i++) {
    double l = INFINITY, h = -INFINITY;
    for (int k = 0; k < 3; k++) {
      l = smaller(l, x[3 * s->face[3 * f + k] + i]);
      h = larger(h, x[3 * s->face[3 * f + k] + i]);
    }
    if (l - reach > high[i] || h + reach < low[i]) return false;
  }
  return true;
}

static void boxes_find_the_faces_in_them(void** state) {
  (void)state;
  DeformShape* shape = cloth_of(12);
  DeformSurface s;
  assert_true(surface_make(&s, shape));
  const double* x = shape->def.vert;
  double low[3] = {-.2, -.1, -.1}, high[3] = {.1, .3, .1};
  surface_refit(&s, x, 0.01);
  Count c = {&s, alloc_zero((size_t)s.nface), 0};
  surface_visit_box(&s, low, high, count_face, &c);
  for (int f = 0; f < s.nface; f++)
    assert_int_equal(c.seen[f], face_meets(&s, f, x, 0.01, low, high));
  alloc_free(c.seen);
  surface_free(&s);
  deform_shape_drop(shape);
}

static void count_pair(void* ctx, int a, int b) {
  Count* c = ctx;
  int i = a < b ? a : b, k = a < b ? b : a;
  unsigned char* seen = c->seen + (size_t)i * c->s->nface + k;
  assert_true(i != k);
  assert_false(*seen);
  *seen = 1;
  c->n++;
}

static void pairs_of_one_surface_come_once(void** state) {
  (void)state;
  DeformShape* shape = cloth_of(6);
  DeformSurface s;
  assert_true(surface_make(&s, shape));
  const double* x = shape->def.vert;
  surface_refit(&s, x, 0.02);
  Count c = {&s, alloc_zero((size_t)s.nface * s.nface), 0};
  surface_visit_pairs(&s, &s, count_pair, &c);
  int expected = 0;
  for (int a = 0; a < s.nface; a++)
    for (int b = a + 1; b < s.nface; b++) {
      double low[3] = {INFINITY, INFINITY, INFINITY}, high[3] = {-INFINITY, -INFINITY, -INFINITY};
      for (int k = 0; k < 9; k++) {
        double v = x[3 * s.face[3 * b + k / 3] + k % 3];
        low[k % 3] = smaller(low[k % 3], v - 0.02);
        high[k % 3] = larger(high[k % 3], v + 0.02);
      }
      expected += face_meets(&s, a, x, 0.02, low, high);
    }
  assert_int_equal(c.n, expected);
  alloc_free(c.seen);
  surface_free(&s);
  deform_shape_drop(shape);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(sheet_has_its_faces_and_edges),
      cmocka_unit_test(solid_has_a_closed_boundary),
      cmocka_unit_test(chain_has_segments),
      cmocka_unit_test(boxes_find_the_faces_in_them),
      cmocka_unit_test(pairs_of_one_surface_come_once),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
