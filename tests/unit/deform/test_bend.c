#include "unit/deform/deform_case.h"

// Almost without membrane forces: only bending is left in the energy that matters here
static World bend_case(int n) {
  ctDeformDef def = case_def();
  def.thickness = 0.01;
  return case_sheet(&def, n);
}

static double bend_energy(const World* w) {
  const ElementBatch* b = case_shape(w)->system->batch + 1;
  assert_ptr_equal(b->kind, &element_bend);
  return b->kind->energy(b, w->state.x, 0);
}

static void the_projection_follows_the_energy(void** state) {
  (void)state;
  World w = bend_case(4);
  world_begin(&w);
  for (int i = 0; i < w.n; i++) { // curved, so that folds are large
    double *x = w.state.x + 3 * i, s = x[0];
    x[0] = 0.1 * sin(s / 0.1);
    x[2] = 0.1 * (1 - cos(s / 0.1)) + 0.3 * s * x[1];
  }
  case_shake(&w, 0.002, 3);
  assert_below(case_force_error(&w), 1e-5);
  world_close(&w);
}

// Energy per area of shallow shapes with constant curvature, away from the free edges: D/2 (kx^2 +
// ky^2 + 2 nu kx ky) + D (1 - nu) kxy^2. Free edges relax the curvature they do not see.
static void check_shape(double kx, double ky, double kxy) {
  double D = 1e5 * 1e-6 / (12 * (1 - 0.09)), energy[2], inside[2] = {0, 0};
  double expected = 0.5 * D * (kx * kx + ky * ky + 0.6 * kx * ky) + D * 0.7 * kxy * kxy;
  for (int k = 0; k < 2; k++) {
    World w = bend_case(k ? 31 : 16);
    world_begin(&w);
    for (int i = 0; i < w.n; i++) {
      double *x = w.state.x + 3 * i, a = x[0], b = x[1];
      x[2] = 1e-3 * (0.5 * kx * a * a + 0.5 * ky * b * b + kxy * a * b);
    }
    energy[k] = 1e6 * bend_energy(&w) / (0.3 * 0.2);
    inside[k] = energy[k] / expected;
    world_close(&w);
  }
  // halving the cells halves the share of the edges: the limit is the plate's energy
  assert_within(2 * inside[1] - inside[0], 1, 0.02);
}

static void a_cylinder_has_the_energy_of_a_plate(void** state) {
  (void)state;
  check_shape(1, 0, 0);
  check_shape(0, 1, 0);
}

static void a_bowl_has_the_energy_of_a_plate(void** state) {
  (void)state;
  check_shape(1, 1, 0);
}

static void a_twisted_sheet_has_the_energy_of_a_plate(void** state) {
  (void)state;
  check_shape(0, 0, 1);
  check_shape(0.5, -0.2, 0.7);
}

static void a_rolled_sheet_bends_back(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  def.thickness = 0.02;
  def.material.drag = 10;
  World w = case_sheet(&def, 7);
  world_begin(&w);
  for (int i = 0; i < w.n; i++) {
    double *x = w.state.x + 3 * i, s = x[0];
    x[0] = 0.1 * sin(s / 0.1);
    x[2] = 0.1 * (1 - cos(s / 0.1));
  }
  double start = case_energy(&w);
  world_run(&w, CASE_STILL, 1e-3, 2);
  assert_below(case_energy(&w), 1e-4 * start);
  world_close(&w);
}

// A mesh that is folded at rest keeps its fold.
static void a_folded_rest_shape_is_at_rest(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  const double vert[12] = {0, 0, 0, 0, 1, 0, 1, 0.5, 0, 0, 0.5, 1};
  const int elem[6] = {0, 2, 1, 0, 1, 3};
  def.kind = ctDEFORM_CLOTH;
  def.nvert = 4;
  def.vert = vert;
  def.nelem = 2;
  def.elem = elem;
  char error[200] = "";
  World w = world_open(ct_makeDeformable(&def, error, sizeof error), error);
  world_begin(&w);
  assert_within(case_energy(&w), 0, 1e-20);
  world_run(&w, CASE_STILL, 1e-3, 0.1);
  assert_within(largest_difference(w.state.x, vert, 12), 0, 1e-9);
  world_close(&w);
}

static void a_sheet_folded_flat_onto_itself_stays_finite(void** state) {
  (void)state;
  World w = bend_case(5);
  world_begin(&w);
  for (int i = 0; i < w.n; i++) w.state.x[3 * i] = fabs(w.state.x[3 * i]);
  for (int i = 0; i < 300; i++) world_step(&w, CASE_STILL, 1e-3, NULL);
  assert_below(largest_of(w.state.x, 3 * w.n), 10);
  world_close(&w);
}

static void without_bending_there_are_no_folds(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  def.material.bending = 0;
  World w = case_sheet(&def, 4);
  assert_int_equal(case_shape(&w)->system->nbatch, 1);
  world_close(&w);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_projection_follows_the_energy),
      cmocka_unit_test(a_cylinder_has_the_energy_of_a_plate),
      cmocka_unit_test(a_bowl_has_the_energy_of_a_plate),
      cmocka_unit_test(a_twisted_sheet_has_the_energy_of_a_plate),
      cmocka_unit_test(a_rolled_sheet_bends_back),
      cmocka_unit_test(a_folded_rest_shape_is_at_rest),
      cmocka_unit_test(a_sheet_folded_flat_onto_itself_stays_finite),
      cmocka_unit_test(without_bending_there_are_no_folds),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
