#include "base/alloc.h"
#include "base/hash.h"
#include "support/golden.h"
#include "unit/deform/deform_case.h"

static World case_kind(const ctDeformDef* def, int kind) {
  return kind == 0 ? case_sheet(def, 6) : kind == 1 ? case_box(def, 4) : case_rope(def, 15);
}

static void bodies_fall_as_they_should(void** state) {
  (void)state;
  for (int kind = 0; kind < 3; kind++) {
    ctDeformDef def = case_def();
    World w = case_kind(&def, kind);
    world_begin(&w);
    world_run(&w, CASE_FALL, 1e-3, 0.1);
    for (int i = 0; i < w.n; i++) assert_relative(w.state.v[3 * i + 2], -0.981, 1e-9);
    world_close(&w);
  }
}

static void momenta_are_kept_in_free_flight(void** state) {
  (void)state;
  for (int kind = 0; kind < 3; kind++)
    for (int iterations = 1; iterations <= 3; iterations += 2) {
      ctDeformDef def = case_def();
      def.material.damping = 1e-3;
      def.iterations = iterations;
      World w = case_kind(&def, kind);
      unsigned seed = 3;
      for (int i = 0; i < 3 * w.n; i++) {
        const double *x = w.state.x + i / 3 * 3, spin[3] = {5, 3, 8};
        int a = (i + 1) % 3, b = (i + 2) % 3;
        w.state.v[i] = spin[a] * x[b] - spin[b] * x[a] + 0.2 * case_random(&seed);
      }
      double before[6], after[6], size[2];
      world_begin(&w);
      world_momenta(&w, before, size);
      for (int i = 0; i < 300; i++) world_step(&w, CASE_STILL, 1e-3, NULL);
      double ignored[2];
      world_momenta(&w, after, ignored);
      for (int k = 0; k < 6; k++) assert_within(after[k], before[k], 1e-12 * size[k / 3]);
      world_close(&w);
    }
}

static void pins_hold_and_forces_push(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  const int pin[2] = {0, 5};
  def.npin = 2;
  def.pin = pin;
  for (int kind = 0; kind < 3; kind++) {
    World w = case_kind(&def, kind);
    w.body.force[3 * 9 + 1] = 0.5;
    world_begin(&w);
    for (int i = 0; i < 10; i++) world_step(&w, CASE_FALL, 1e-3, NULL);
    for (int k = 0; k < 2; k++)
      assert_memory_equal(w.state.x + 3 * pin[k], w.body.x + 3 * pin[k], 3 * sizeof(double));
    assert_below(1e-9, w.state.v[3 * 9 + 1]);
    world_close(&w);
  }
}

static void drag_decays_velocities(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  def.material.drag = 3;
  World w = case_box(&def, 3);
  world_begin(&w);
  for (int i = 0; i < w.n; i++) w.state.v[3 * i] = 1;
  for (int i = 0; i < 100; i++) world_step(&w, CASE_STILL, 1e-3, NULL);
  for (int i = 0; i < w.n; i++) assert_relative(w.state.v[3 * i], exp(-0.3), 1e-9);
  world_close(&w);
}

// More iterations and more substeps approach the same stretch of a hanging sheet.
static void substeps_and_iterations_converge_to_one_answer(void** state) {
  (void)state;
  double stretch[3];
  for (int k = 0; k < 3; k++) {
    ctDeformDef def = case_def();
    const int pin[4] = {0, 1, 2, 3};
    def.material.young = 2e5;
    def.material.poisson = 0;
    def.material.drag = 60;
    def.npin = 4;
    def.pin = pin;
    def.iterations = k == 1 ? 20 : 1;
    World w = case_sheet(&def, 4);
    const double gravity[3] = {2, 0, 0};
    world_begin(&w);
    world_run(&w, gravity, k == 2 ? 1e-4 : 1e-3, 0.6);
    stretch[k] = w.state.x[3 * (w.n - 2)] - 0.15;
    world_close(&w);
  }
  double theory = 1000 * 2 * 0.09 / 2 / 2e5;
  assert_relative(stretch[1], theory, 0.01);
  assert_relative(stretch[2], theory, 0.01);
  assert_relative(stretch[0], theory, 0.05);
}

static void the_default_substep_depends_on_stiffness_within_limits(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  def.material.young = 1e3;
  World w = case_box(&def, 2);
  assert_int_equal(xpbd_substeps(case_shape(&w), 2e-3), 2);
  assert_int_equal(xpbd_substeps(case_shape(&w), 1e-3), 1);
  assert_int_equal(xpbd_substeps(case_shape(&w), 1e-4), 1);
  world_close(&w);
  def.material.young = 1e9;
  w = case_box(&def, 2);
  assert_int_equal(xpbd_substeps(case_shape(&w), 2e-3), 8);
  world_close(&w);
  w = case_rope(&def, 9);
  assert_int_equal(xpbd_substeps(case_shape(&w), 2e-3), 2);
  world_close(&w);
  def.substeps = 5;
  w = case_box(&def, 2);
  assert_int_equal(xpbd_substeps(case_shape(&w), 2e-3), 5);
  world_close(&w);
}

static void a_substep_allocates_nothing(void** state) {
  (void)state;
  for (int kind = 0; kind < 3; kind++) {
    ctDeformDef def = case_def();
    def.iterations = 2;
    World w = case_kind(&def, kind);
    world_begin(&w);
    size_t before = alloc_count();
    for (int i = 0; i < 10; i++) world_step(&w, CASE_FALL, 1e-3, NULL);
    assert_int_equal(alloc_count(), before);
    world_close(&w);
  }
}

// Bits are the same with every compiler, with and without SIMD.
static void bits_are_the_same_in_every_build(void** state) {
  (void)state;
  static const char* const name[] = {"deform_cloth", "deform_soft", "deform_chain"};
  for (int kind = 0; kind < 3; kind++) {
    ctDeformDef def = case_def();
    const int pin[1] = {0};
    def.npin = 1;
    def.pin = pin;
    def.material.damping = 1e-3;
    def.thickness = 0.01;
    World w = case_kind(&def, kind);
    world_begin(&w);
    for (int i = 0; i < 200; i++) world_step(&w, CASE_FALL, 1e-3, NULL);
    golden_check(name[kind], hash_bytes(HASH_START, w.state.x, (size_t)w.n * 3 * sizeof(double)));
    world_close(&w);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(bodies_fall_as_they_should),
      cmocka_unit_test(momenta_are_kept_in_free_flight),
      cmocka_unit_test(pins_hold_and_forces_push),
      cmocka_unit_test(drag_decays_velocities),
      cmocka_unit_test(substeps_and_iterations_converge_to_one_answer),
      cmocka_unit_test(the_default_substep_depends_on_stiffness_within_limits),
      cmocka_unit_test(a_substep_allocates_nothing),
      cmocka_unit_test(bits_are_the_same_in_every_build),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
