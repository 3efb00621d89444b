#include "unit/deform/deform_case.h"

static World membrane_case(void) {
  ctDeformDef def = case_def();
  def.material.bending = 0;
  return case_sheet(&def, 4);
}

static void the_projection_follows_the_energy(void** state) {
  (void)state;
  World w = membrane_case();
  world_begin(&w);
  case_shake(&w, 0.02, 1);
  assert_below(case_force_error(&w), 1e-5);
  world_close(&w);
}

// Uniaxial stress: E e^2 / 2 per volume with the strain across -nu e
static void uniform_stretch_has_the_energy_of_its_modulus(void** state) {
  (void)state;
  World w = membrane_case();
  world_begin(&w);
  double e = 1e-4, volume = 0.3 * 0.2 * 0.001;
  for (int i = 0; i < w.n; i++) {
    w.state.x[3 * i] *= 1 + e;
    w.state.x[3 * i + 1] *= 1 - 0.3 * e;
  }
  assert_relative(case_energy(&w), 0.5 * 1e5 * e * e * volume, 1e-3);
  world_close(&w);
}

static void shear_has_the_energy_of_its_modulus(void** state) {
  (void)state;
  World w = membrane_case();
  world_begin(&w);
  double g = 1e-4, volume = 0.3 * 0.2 * 0.001;
  for (int i = 0; i < w.n; i++) w.state.x[3 * i] += g * w.state.x[3 * i + 1];
  assert_relative(case_energy(&w), 0.5 * 1e5 / 2.6 * g * g * volume, 1e-3);
  world_close(&w);
}

static void a_rigid_motion_has_no_energy_and_nothing_moves(void** state) {
  (void)state;
  World w = membrane_case();
  world_begin(&w);
  for (int i = 0; i < w.n; i++) {
    double *x = w.state.x + 3 * i, u = x[0], v = x[1];
    x[0] = 0.6 * u - 0.8 * v + 1;
    x[1] = 2;
    x[2] = 0.8 * u + 0.6 * v;
  }
  double before[3];
  memcpy(before, w.state.x, sizeof before);
  assert_within(case_energy(&w), 0, 1e-20);
  world_step(&w, CASE_STILL, 1e-3, NULL);
  assert_within(largest_difference(before, w.state.x, 3), 0, 1e-14);
  world_close(&w);
}

// A patch under uniform strain: inner vertices are in equilibrium.
static void the_patch_test_is_exact(void** state) {
  (void)state;
  World w = membrane_case();
  world_begin(&w);
  for (int i = 0; i < w.n; i++) {
    double *x = w.state.x + 3 * i, u = x[0], v = x[1];
    x[0] = 1.02 * u + 0.01 * v;
    x[1] = 0.99 * v - 0.005 * u;
  }
  double dt = 1e-6;
  double* before = test_malloc((size_t)w.n * 3 * sizeof(double));
  memcpy(before, w.state.x, (size_t)w.n * 3 * sizeof(double));
  xpbd_predict(&w.state, CASE_STILL, dt);
  xpbd_project(&w.state, dt, NULL);
  double inner = 0, outer = 0;
  for (int i = 0; i < w.n; i++) { // 5 x 4 vertices
    bool edge = i / 4 == 0 || i / 4 == 4 || i % 4 == 0 || i % 4 == 3;
    double moved = largest_difference(before + 3 * i, w.state.x + 3 * i, 3);
    if (edge)
      outer = larger(outer, moved);
    else
      inner = larger(inner, moved);
  }
  assert_below(inner, 1e-4 * outer);
  assert_below(0, outer);
  test_free(before);
  world_close(&w);
}

static void a_crushed_sheet_does_not_burst(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  def.material.young = 1e9;
  World w = case_sheet(&def, 6);
  world_begin(&w);
  for (int i = 0; i < 3 * w.n; i++) w.state.x[i] *= 0.05;
  for (int i = 0; i < 200; i++) world_step(&w, CASE_STILL, 1e-3, NULL);
  assert_below(largest_of(w.state.x, 3 * w.n), 500); // 0.3 m in 1 ms is 300 m/s
  world_close(&w);
}

static void damping_takes_energy_and_not_momentum(void** state) {
  (void)state;
  double energy[2];
  for (int k = 0; k < 2; k++) {
    ctDeformDef def = case_def();
    def.material.damping = k ? 0.01 : 0;
    World w = case_sheet(&def, 5);
    world_begin(&w);
    for (int i = 0; i < w.n; i++) w.state.v[3 * i] = 2 * w.state.x[3 * i]; // it widens
    double before[6], p[6], size[2];
    world_momenta(&w, before, size);
    for (int i = 0; i < 5; i++) world_step(&w, CASE_STILL, 1e-4, NULL);
    energy[k] = 0;
    for (int i = 0; i < 3 * w.n; i++)
      energy[k] += 0.5 * w.state.v[i] * w.state.v[i] / w.body.invmass[i / 3];
    world_momenta(&w, p, size);
    assert_within(largest_difference(p, before, 6), 0, 1e-12 * size[0]);
    world_close(&w);
  }
  assert_below(energy[1], 0.99 * energy[0]);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_projection_follows_the_energy),
      cmocka_unit_test(uniform_stretch_has_the_energy_of_its_modulus),
      cmocka_unit_test(shear_has_the_energy_of_its_modulus),
      cmocka_unit_test(a_rigid_motion_has_no_energy_and_nothing_moves),
      cmocka_unit_test(the_patch_test_is_exact),
      cmocka_unit_test(a_crushed_sheet_does_not_burst),
      cmocka_unit_test(damping_takes_energy_and_not_momentum),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
