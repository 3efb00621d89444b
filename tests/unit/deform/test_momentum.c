#include "deform/momentum.h"
#include "unit/deform/deform_case.h"

// Two tetrahedra that do not touch: two parts.
static World two_parts(void) {
  ctDeformDef def = case_def();
  static const double vert[24] = {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1,
                                  5, 0, 0, 6, 0, 0, 5, 1, 0, 5, 0, 1};
  static const int elem[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  char error[200] = "";
  def.kind = ctDEFORM_SOFT;
  def.nvert = 8;
  def.vert = vert;
  def.nelem = 2;
  def.elem = elem;
  return world_open(ct_makeDeformable(&def, error, sizeof error), error);
}

static void what_was_moved_in_sum_is_taken_back(void** state) {
  (void)state;
  World w = two_parts();
  const DeformSystem* s = case_shape(&w)->system;
  double sum[2 * MOMENTUM_SIZE], after[2 * MOMENTUM_SIZE];
  assert_int_equal(s->npart, 2);
  memcpy(w.state.x0, w.state.x, (size_t)w.n * 3 * sizeof(double));
  case_shake(&w, 0.01, 1);
  momentum_measure(sum, s, w.state.x, w.state.x0, w.body.invmass);
  case_shake(&w, 0.01, 2);
  momentum_restore(sum, s, w.state.x, w.state.x0, w.body.invmass);
  momentum_measure(after, s, w.state.x, w.state.x0, w.body.invmass);
  assert_within(largest_difference(sum, after, 2 * MOMENTUM_SIZE), 0, 1e-11);
  world_close(&w);
}

static void parts_are_treated_apart(void** state) {
  (void)state;
  World w = two_parts();
  const DeformSystem* s = case_shape(&w)->system;
  double sum[2 * MOMENTUM_SIZE], before[12];
  memcpy(w.state.x0, w.state.x, (size_t)w.n * 3 * sizeof(double));
  momentum_measure(sum, s, w.state.x, w.state.x0, w.body.invmass);
  w.state.x[0] += 0.01; // of the first part
  memcpy(before, w.state.x + 12, sizeof before);
  momentum_restore(sum, s, w.state.x, w.state.x0, w.body.invmass);
  assert_within(largest_difference(before, w.state.x + 12, 12), 0, 1e-15);
  assert_below(w.state.x[0], 0.01);
  world_close(&w);
}

static void a_part_with_a_pin_is_left_alone(void** state) {
  (void)state;
  World w = two_parts();
  const DeformSystem* s = case_shape(&w)->system;
  double sum[2 * MOMENTUM_SIZE], before[12];
  w.body.invmass[3] = 0;
  memcpy(w.state.x0, w.state.x, (size_t)w.n * 3 * sizeof(double));
  momentum_measure(sum, s, w.state.x, w.state.x0, w.body.invmass);
  w.state.x[0] += 0.01;
  memcpy(before, w.state.x, sizeof before);
  momentum_restore(sum, s, w.state.x, w.state.x0, w.body.invmass);
  assert_memory_equal(before, w.state.x, sizeof before);
  world_close(&w);
}

// A rigid motion is its own; of another motion the rest has no momenta.
static void the_rigid_part_has_the_momenta(void** state) {
  (void)state;
  World w = two_parts();
  const DeformSystem* s = case_shape(&w)->system;
  double rigid[24], again[24], whole[6], part[6], size[2];
  unsigned seed = 3;
  for (int i = 0; i < 24; i++) w.state.v[i] = case_random(&seed);
  momentum_rigid(rigid, s, w.state.x, w.state.v, w.body.invmass);
  momentum_rigid(again, s, w.state.x, rigid, w.body.invmass);
  assert_within(largest_difference(rigid, again, 24), 0, 1e-13);
  assert_below(0.1, largest_difference(rigid, w.state.v, 24));
  world_momenta(&w, whole, size);
  memcpy(w.state.v, rigid, sizeof rigid);
  world_momenta(&w, part, size);
  assert_within(largest_difference(whole, part, 6), 0, 1e-12 * (size[0] + size[1]));
  w.body.invmass[0] = 0; // a pin: nothing of this part is rigid
  momentum_rigid(again, s, w.state.x, w.state.v, w.body.invmass);
  for (int i = 0; i < 12; i++) assert_within(again[i], 0, 0);
  assert_within(largest_difference(rigid + 12, again + 12, 12), 0, 1e-13);
  world_close(&w);
}

// A straight chain has no inertia about its line.
static void a_straight_chain_is_no_trouble(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  World w = case_rope(&def, 10);
  const DeformSystem* s = case_shape(&w)->system;
  double sum[MOMENTUM_SIZE], after[MOMENTUM_SIZE];
  memcpy(w.state.x0, w.state.x, (size_t)w.n * 3 * sizeof(double));
  momentum_measure(sum, s, w.state.x, w.state.x0, w.body.invmass);
  for (int i = 0; i < w.n; i++) w.state.x[3 * i + 2] += 1e-3 * i * i;
  momentum_restore(sum, s, w.state.x, w.state.x0, w.body.invmass);
  momentum_measure(after, s, w.state.x, w.state.x0, w.body.invmass);
  assert_within(largest_difference(sum, after, MOMENTUM_SIZE), 0, 1e-12);
  world_close(&w);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_was_moved_in_sum_is_taken_back),
      cmocka_unit_test(parts_are_treated_apart),
      cmocka_unit_test(a_part_with_a_pin_is_left_alone),
      cmocka_unit_test(the_rigid_part_has_the_momenta),
      cmocka_unit_test(a_straight_chain_is_no_trouble),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
