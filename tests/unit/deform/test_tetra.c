#include "unit/deform/deform_case.h"

static void the_projection_follows_the_energy(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  World w = case_box(&def, 2);
  world_begin(&w);
  case_shake(&w, 0.01, 2);
  assert_below(case_force_error(&w), 1e-5);
  world_close(&w);
}

// Small uniaxial stress with the strain -nu e across: E e^2 / 2 per volume
static void uniform_stretch_has_the_energy_of_its_modulus(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  World w = case_box(&def, 3);
  world_begin(&w);
  double e = 1e-4, volume = 0.3 * 0.2 * 0.1;
  for (int i = 0; i < w.n; i++)
    for (int k = 0; k < 3; k++) w.state.x[3 * i + k] *= k == 2 ? 1 + e : 1 - 0.3 * e;
  assert_relative(case_energy(&w), 0.5 * 1e5 * e * e * volume, 1e-3);
  world_close(&w);
}

// mu/2 (s^2 + 2 t^2 - 3 - 2 (J - 1)) + k/2 (J - 1)^2 for stretches s, t, t
static void large_stretches_are_neo_hookean(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  World w = case_box(&def, 2);
  world_begin(&w);
  double mu = 1e5 / 2.6, k = 1e5 * 0.3 / (1.3 * 0.4) + mu, s = 1.7, t = 0.8, j = s * t * t - 1;
  for (int i = 0; i < w.n; i++) {
    w.state.x[3 * i] *= s;
    w.state.x[3 * i + 1] *= t;
    w.state.x[3 * i + 2] *= t;
  }
  double density = 0.5 * mu * (s * s + 2 * t * t - 3 - 2 * j) + 0.5 * k * j * j;
  assert_relative(case_energy(&w), density * 0.3 * 0.2 * 0.1, 1e-10);
  world_close(&w);
}

static void a_rigid_motion_has_no_energy(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  World w = case_box(&def, 2);
  world_begin(&w);
  for (int i = 0; i < w.n; i++) {
    double *x = w.state.x + 3 * i, u = x[0], v = x[1];
    x[0] = 0.6 * u - 0.8 * v + 1;
    x[1] = 0.8 * u + 0.6 * v - 2;
  }
  assert_within(case_energy(&w), 0, 1e-12);
  world_close(&w);
}

static void the_patch_test_is_exact(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  World w = case_box(&def, 3); // 5 x 4 x 3
  world_begin(&w);
  for (int i = 0; i < w.n; i++) {
    double *x = w.state.x + 3 * i, u = x[0], v = x[1], z = x[2];
    x[0] = 1.02 * u + 0.01 * v + 0.02 * z;
    x[1] = 0.99 * v - 0.005 * u;
    x[2] = 1.01 * z + 0.01 * v;
  }
  double dt = 1e-6, inner = 0, outer = 0;
  double* before = test_malloc((size_t)w.n * 3 * sizeof(double));
  memcpy(before, w.state.x, (size_t)w.n * 3 * sizeof(double));
  xpbd_predict(&w.state, CASE_STILL, dt);
  xpbd_project(&w.state, dt, NULL);
  for (int i = 0; i < w.n; i++) {
    int a = i / 12, b = i / 3 % 4, c = i % 3;
    bool inside = a > 0 && a < 4 && b > 0 && b < 3 && c == 1;
    double moved = largest_difference(before + 3 * i, w.state.x + 3 * i, 3);
    if (inside)
      inner = larger(inner, moved);
    else
      outer = larger(outer, moved);
  }
  assert_below(inner, 1e-4 * outer);
  test_free(before);
  world_close(&w);
}

// Mirrored at a plane, every element is inverted; it must come back.
static void an_inverted_block_comes_back(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  def.material.damping = 0.01;
  def.material.drag = 5;
  World w = case_box(&def, 2);
  world_begin(&w);
  case_shake(&w, 1e-3, 7);
  for (int i = 0; i < w.n; i++) w.state.x[3 * i + 2] = -0.1 * w.state.x[3 * i + 2];
  double start = case_energy(&w);
  world_run(&w, CASE_STILL, 1e-3, 3);
  assert_below(case_energy(&w), 1e-6 * start);
  world_close(&w);
}

static void a_crushed_stiff_block_does_not_burst(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  def.material.young = 1e10;
  def.material.poisson = 0.48;
  World w = case_box(&def, 3);
  world_begin(&w);
  for (int i = 0; i < 3 * w.n; i++) w.state.x[i] *= 0.1;
  for (int i = 0; i < 300; i++) world_step(&w, CASE_STILL, 1e-3, NULL);
  assert_below(largest_of(w.state.x, 3 * w.n), 200);
  world_close(&w);
}

static void damping_slows_vibration_and_not_rotation(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  def.material.damping = 0.02;
  World w = case_box(&def, 3);
  world_begin(&w);
  for (int i = 0; i < w.n; i++) {
    w.state.v[3 * i] = -2 * w.state.x[3 * i + 1];
    w.state.v[3 * i + 1] = 2 * w.state.x[3 * i];
  }
  double before[6], after[6], size[2], kinetic[2] = {0, 0};
  world_momenta(&w, before, size);
  for (int k = 0; k < 2; k++) {
    for (int i = 0; i < 3 * w.n; i++)
      kinetic[k] += 0.5 * w.state.v[i] * w.state.v[i] / w.body.invmass[i / 3];
    if (k == 0) world_run(&w, CASE_STILL, 1e-3, 0.5);
  }
  world_momenta(&w, after, size);
  assert_within(after[5], before[5], 1e-12 * before[5]);
  assert_relative(kinetic[1], kinetic[0], 0.01);
  world_close(&w);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_projection_follows_the_energy),
      cmocka_unit_test(uniform_stretch_has_the_energy_of_its_modulus),
      cmocka_unit_test(large_stretches_are_neo_hookean),
      cmocka_unit_test(a_rigid_motion_has_no_energy),
      cmocka_unit_test(the_patch_test_is_exact),
      cmocka_unit_test(an_inverted_block_comes_back),
      cmocka_unit_test(a_crushed_stiff_block_does_not_burst),
      cmocka_unit_test(damping_slows_vibration_and_not_rotation),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
