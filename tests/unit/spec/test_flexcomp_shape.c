#include "unit/spec/flex_case.h"

#include <math.h>

static void make_shape(FlexCase* c, FlexcompType type, int dim, const int count[3]) {
  flex_open(c, type, dim, count);
  FlexcompMesh m = flex_mesh(c);
  assert_int_equal(flexcomp_shape(&m), CT_OK);
  assert_false(m.failed);
  vectors_free(VALUE_INTVEC, &m.elemtexcoord);
}

static void a_circle_is_closed(void** state) {
  (void)state;
  FlexCase c;
  make_shape(&c, FLEXCOMP_CIRCLE, 1, (int[3]){7, 1, 1});
  assert_int_equal(c.def.point->count, 18);
  assert_int_equal(c.def.element->data[11], 0);
  const double* x = c.def.point->data;
  assert_near(hypot(x[3] - x[0], x[4] - x[1]), 1, 1e-15);
  flex_close(&c);
}

// Six tetrahedra fill each cube.
static void a_solid_grid_fills_its_box(void** state) {
  (void)state;
  FlexCase c;
  make_shape(&c, FLEXCOMP_GRID, 3, (int[3]){3, 4, 2});
  assert_int_equal(c.def.point->count, 3 * 24);
  assert_int_equal(c.def.element->count, 4 * 6 * 6);
  double volume = 0;
  for (int e = 0; e < 36; e++) volume += fabs(flex_volume(&c.def, e));
  assert_near(volume, 6 * 6, 1e-12);
  flex_close(&c);
}

static void a_solid_box_fills_it_too(void** state) {
  (void)state;
  FlexCase c;
  make_shape(&c, FLEXCOMP_BOX, 3, (int[3]){3, 4, 5});
  assert_int_equal(c.def.point->count, 3 * (1 + 60 - 1 * 2 * 3));
  double volume = 0;
  for (int e = 0; e < c.def.element->count / 4; e++) volume += fabs(flex_volume(&c.def, e));
  assert_near(volume, 6 * 2 * 3 * 4, 1e-12);
  flex_close(&c);
}

// A shell has no top: five sides of triangles.
static void a_shell_is_open(void** state) {
  (void)state;
  FlexCase c;
  make_shape(&c, FLEXCOMP_BOX, 2, (int[3]){4, 3, 5});
  assert_int_equal(c.def.point->count, 3 * 52);
  assert_int_equal(c.def.element->count, 3 * 2 * (3 * 2 + 2 * 3 * 4 + 2 * 2 * 4));
  for (int i = 0; i < c.def.element->count; i++)
    assert_true(c.def.element->data[i] >= 0 && c.def.element->data[i] < 52);
  flex_close(&c);
}

// The border of a disc is round, and an ellipsoid has its half axes.
static void round_shapes(void** state) {
  (void)state;
  FlexCase c;
  make_shape(&c, FLEXCOMP_DISC, 3, (int[3]){5, 5, 1});
  assert_int_equal(c.def.flex->s.dim, 2);
  for (int i = 0; i < 5; i++) {
    const double* p = c.def.point->data + 3 * i; // x is lowest
    assert_near(hypot(p[0], p[1]), 4, 1e-12);
  }
  flex_close(&c);
  make_shape(&c, FLEXCOMP_ELLIPSOID, 3, (int[3]){5, 3, 3});
  for (int i = 1; i < c.def.point->count / 3; i++) {
    const double* p = c.def.point->data + 3 * i;
    assert_near(p[0] * p[0] / 4 + p[1] * p[1] + p[2] * p[2], 1, 1e-12);
  }
  flex_close(&c);
}

static void a_material_brings_texture_coordinates(void** state) {
  (void)state;
  FlexCase c;
  flex_open(&c, FLEXCOMP_GRID, 2, (int[3]){3, 2, 1});
  assert_true(vectors_set_string(c.def.flex->s.material, "m"));
  FlexcompMesh m = flex_mesh(&c);
  assert_int_equal(flexcomp_shape(&m), CT_OK);
  assert_int_equal(c.def.texcoord->count, 12);
  assert_near((double)c.def.texcoord->data[4], 0.5, 0);
  assert_near((double)c.def.texcoord->data[11], 1, 0);
  flex_close(&c);
}

static void a_single_point_has_no_elements(void** state) {
  (void)state;
  FlexCase c;
  flex_open(&c, FLEXCOMP_GRID, 1, (int[3]){1, 1, 1});
  FlexcompMesh m = flex_mesh(&c);
  assert_int_equal(flexcomp_shape(&m), CT_FAIL);
  assert_true(flex_says(&c, "No elements were created in grid"));
  flex_close(&c);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_circle_is_closed),
      cmocka_unit_test(a_solid_grid_fills_its_box),
      cmocka_unit_test(a_solid_box_fills_it_too),
      cmocka_unit_test(a_shell_is_open),
      cmocka_unit_test(round_shapes),
      cmocka_unit_test(a_material_brings_texture_coordinates),
      cmocka_unit_test(a_single_point_has_no_elements),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
