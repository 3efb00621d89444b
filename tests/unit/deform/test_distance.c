#include "unit/deform/deform_case.h"

// Four vertices, five segments: a ring with a diagonal, so that two of them close loops.
static World loop_case(double young) {
  ctDeformDef def = case_def();
  static const double vert[12] = {0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0};
  static const int elem[10] = {0, 1, 1, 2, 2, 3, 3, 0, 0, 2};
  char error[200] = "";
  def.kind = ctDEFORM_CHAIN;
  def.thickness = 0.02;
  def.material.young = young;
  def.nvert = 4;
  def.vert = vert;
  def.nelem = 5;
  def.elem = elem;
  return world_open(ct_makeDeformable(&def, error, sizeof error), error);
}

static void segments_beyond_a_tree_are_distances(void** state) {
  (void)state;
  World w = loop_case(1e6);
  const ElementBatch* b = case_shape(&w)->system->batch;
  assert_ptr_equal(b->kind, &element_distance);
  assert_int_equal(b->nelem, 2);
  world_close(&w);
}

// k d^2 / 2, k = E A / l, for the segments of the tree and the loops alike
static void stretch_has_its_energy(void** state) {
  (void)state;
  World w = loop_case(1e6);
  world_begin(&w);
  const ElementBatch* b = case_shape(&w)->system->batch;
  double area = 3.14159265358979 * 1e-4, length[2], expected = 0;
  for (int i = 0; i < 12; i++) w.state.x[i] *= 1.001;
  for (int i = 0; i < 2; i++) {
    length[i] = b->data[(i / b->count[0]) * 2 * ELEMENT_LANES + i % b->count[0]];
    expected += 0.5 * 1e6 * area * length[i] * 1e-6;
  }
  assert_relative(b->kind->energy(b, w.state.x), expected, 1e-9);
  world_close(&w);
}

static void a_loop_pulls_both_ends_alike(void** state) {
  (void)state;
  World w = loop_case(1e6);
  world_begin(&w);
  for (int i = 0; i < 12; i++) w.state.x[i] *= 1.1;
  double before[6], after[6], size[2];
  world_momenta(&w, before, size);
  for (int i = 0; i < 100; i++) world_step(&w, CASE_STILL, 1e-3, NULL);
  world_momenta(&w, after, size);
  assert_within(largest_difference(before, after, 6), 0, 1e-12 * size[0]);
  world_close(&w);
}

static void a_stretched_loop_returns_to_its_length(void** state) {
  (void)state;
  World w = loop_case(1e7);
  world_begin(&w);
  for (int i = 0; i < 12; i++) w.state.x[i] *= 1.1;
  for (int i = 0; i < 3000; i++) {
    world_step(&w, CASE_STILL, 1e-3, NULL);
    for (int k = 0; k < 12; k++) w.state.v[k] *= 0.98;
  }
  const double *x = w.state.x, *y = w.state.x + 6;
  assert_relative(hypot(x[0] - y[0], x[1] - y[1]), sqrt(2), 1e-3);
  world_close(&w);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(segments_beyond_a_tree_are_distances),
      cmocka_unit_test(stretch_has_its_energy),
      cmocka_unit_test(a_loop_pulls_both_ends_alike),
      cmocka_unit_test(a_stretched_loop_returns_to_its_length),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
