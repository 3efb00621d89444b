#include "deform/rod.h"
#include "unit/deform/deform_case.h"

static ctDeformDef rod_def(void) {
  ctDeformDef def = case_def();
  def.thickness = 0.01;
  def.material.young = 1e8;
  return def;
}

static const double EI = 1e8 * 3.14159265358979 * 1e-8 / 64;

// F L^3 / 3 E I with 20 segments
static void a_cantilever_sags_as_theory_says(void** state) {
  (void)state;
  ctDeformDef def = rod_def();
  const int pin[2] = {0, 1};
  def.npin = 2;
  def.pin = pin;
  def.material.drag = 5;
  World w = case_rope(&def, 20);
  double L = 0.95, F = 0.01 * 3 * EI / (L * L);
  w.body.force[3 * (w.n - 1) + 2] = -F;
  world_begin(&w);
  world_run(&w, CASE_STILL, 2e-3, 8);
  assert_relative(-w.state.x[3 * w.n - 1], 0.01 * L, 0.005);
  world_close(&w);
}

// The same sag for other substeps and iterations: equilibrium does not depend on them.
static void stiffness_does_not_depend_on_substeps_or_iterations(void** state) {
  (void)state;
  double sag[3];
  for (int k = 0; k < 3; k++) {
    ctDeformDef def = rod_def();
    const int pin[2] = {0, 1};
    def.npin = 2;
    def.pin = pin;
    def.material.drag = 5;
    def.iterations = k == 2 ? 3 : 1;
    World w = case_rope(&def, 10);
    w.body.force[3 * (w.n - 1) + 2] = -0.05;
    world_begin(&w);
    world_run(&w, CASE_STILL, k == 1 ? 1e-3 : 4e-3, 10);
    sag[k] = w.state.x[3 * w.n - 1];
    world_close(&w);
  }
  assert_relative(sag[1], sag[0], 1e-5);
  assert_relative(sag[2], sag[0], 1e-5);
}

static void a_hanging_rope_stretches_by_its_weight(void** state) {
  (void)state;
  ctDeformDef def = rod_def();
  const int pin[1] = {0};
  def.npin = 1;
  def.pin = pin;
  def.material.drag = 100;
  World w = case_rope(&def, 20);
  const double gravity[3] = {9.81, 0, 0};
  world_begin(&w);
  world_run(&w, gravity, 1e-3, 2);
  assert_relative(w.state.x[3 * w.n - 3] - 1, 1000 * 9.81 / 2 / 1e8, 1e-4);
  world_close(&w);
}

static void a_rigid_motion_has_no_energy(void** state) {
  (void)state;
  ctDeformDef def = rod_def();
  World w = case_rope(&def, 8);
  double q[4] = {0.5, 0.5, 0.5, 0.5}, pos[3] = {1, 2, 3};
  ct_moveDeformable(w.made, pos, q);
  deform_body_reset(&w.body);
  assert_relative(1 + xpbd_energy(case_shape(&w), w.body.x, w.body.extra, 0), 1, 1e-20);
  assert_within(w.body.x[3 * 8 + 1], 3, 1e-12); // x became y
  world_close(&w);
}

// c = twist / N per bend: G J twist^2 / 2 L, for bends over the whole length
static void twist_has_its_energy(void** state) {
  (void)state;
  ctDeformDef def = rod_def();
  World w = case_rope(&def, 100);
  double twist = 2;
  for (int i = 0; i < 100; i++) {
    double *q = w.body.extra + 4 * i, half = 0.5 * twist * i / 99, p[4] = {q[0], q[1], q[2], q[3]};
    double c = cos(half), s = sin(half);
    q[0] = p[0] * c - p[3] * s;
    q[1] = p[1] * c + p[2] * s;
    q[2] = p[2] * c - p[1] * s;
    q[3] = p[3] * c + p[0] * s;
  }
  assert_relative(xpbd_energy(case_shape(&w), w.body.x, w.body.extra, 0),
                  0.5 * EI / 1.3 * twist * twist / 0.99, 1e-3);
  world_close(&w);
}

// Free ends: the twist runs out, and nothing else moves.
static void a_twisted_free_rod_untwists(void** state) {
  (void)state;
  ctDeformDef def = rod_def();
  World w = case_rope(&def, 10);
  for (int i = 5; i < 10; i++) {
    double *q = w.body.extra + 4 * i, p[4] = {q[0], q[1], q[2], q[3]};
    double c = cos(0.5), s = sin(0.5);
    q[0] = p[0] * c - p[3] * s;
    q[1] = p[1] * c + p[2] * s;
    q[2] = p[2] * c - p[1] * s;
    q[3] = p[3] * c + p[0] * s;
  }
  world_begin(&w);
  double start = case_energy(&w);
  world_run(&w, CASE_STILL, 1e-3, 0.1);
  assert_below(case_energy(&w), 1e-6 * start);
  assert_within(largest_difference(w.state.x, w.body.x, 3 * w.n), 0, 1e-6);
  world_close(&w);
}

static void a_ring_at_rest_stays(void** state) {
  (void)state;
  enum { N = 12 };
  double vert[3 * N];
  int elem[2 * N];
  for (int i = 0; i < N; i++) {
    vert[3 * i] = cos(6.283185307179586 * i / N);
    vert[3 * i + 1] = sin(6.283185307179586 * i / N);
    vert[3 * i + 2] = 0;
    elem[2 * i] = i;
    elem[2 * i + 1] = (i + 1) % N;
  }
  ctDeformDef def = rod_def();
  def.kind = ctDEFORM_CHAIN;
  def.nvert = def.nelem = N;
  def.vert = vert;
  def.elem = elem;
  char error[200] = "";
  World w = world_open(ct_makeDeformable(&def, error, sizeof error), error);
  world_begin(&w);
  world_run(&w, CASE_STILL, 1e-3, 0.2);
  assert_within(largest_difference(w.state.x, vert, 3 * N), 0, 1e-9);
  world_close(&w);
}

// A ring is solved as a whole: pushed together at two sides it springs as the theory of thin rings
// says, F R^3 (pi / 4 - 2 / pi) / E I between the loads.
static void a_ring_under_two_forces_flattens_as_theory_says(void** state) {
  (void)state;
  enum { N = 80 };
  double vert[3 * N], R = 0.3;
  int elem[2 * N];
  for (int i = 0; i < N; i++) {
    vert[3 * i] = R * cos(6.283185307179586 * i / N);
    vert[3 * i + 1] = R * sin(6.283185307179586 * i / N);
    vert[3 * i + 2] = 0;
    elem[2 * i] = i;
    elem[2 * i + 1] = (i + 1) % N;
  }
  ctDeformDef def = rod_def();
  def.kind = ctDEFORM_CHAIN;
  def.nvert = def.nelem = N;
  def.vert = vert;
  def.elem = elem;
  def.material.drag = 20;
  char error[200] = "";
  World w = world_open(ct_makeDeformable(&def, error, sizeof error), error);
  double F = 0.02 * EI / (R * R);
  w.body.force[0] = F;
  w.body.force[3 * N / 2] = -F;
  world_begin(&w);
  world_run(&w, CASE_STILL, 2e-3, 4);
  double wider = w.state.x[0] - w.state.x[3 * N / 2] - 2 * R;
  assert_relative(wider, F * R * R * R / EI * (3.14159265 / 4 - 2 / 3.14159265), 0.01);
  world_close(&w);
}

static void a_branch_carries_its_load(void** state) {
  (void)state;
  ctDeformDef def = rod_def();
  static const double vert[15] = {0, 0, 0, 0.1, 0, 0, 0.2, 0, 0, 0.3, 0, 0, 0.2, 0.1, 0};
  static const int elem[8] = {0, 1, 1, 2, 2, 3, 2, 4};
  const int pin[2] = {0, 1};
  def.kind = ctDEFORM_CHAIN;
  def.material.drag = 20;
  def.nvert = 5;
  def.vert = vert;
  def.nelem = 4;
  def.elem = elem;
  def.npin = 2;
  def.pin = pin;
  char error[200] = "";
  World w = world_open(ct_makeDeformable(&def, error, sizeof error), error);
  w.body.force[3 * 4 + 2] = 1e-3;
  world_begin(&w);
  world_run(&w, CASE_STILL, 1e-3, 3);
  assert_below(1e-6, w.state.x[3 * 4 + 2]); // up, and the stem is twisted and bent with it
  assert_below(1e-6, w.state.x[3 * 2 + 2]);
  assert_below(w.state.x[3 * 2 + 2], w.state.x[3 * 4 + 2]);
  world_close(&w);
}

static void a_violent_start_stays_finite(void** state) {
  (void)state;
  ctDeformDef def = rod_def();
  def.material.young = 1e10;
  def.material.drag = 5;
  World w = case_rope(&def, 60);
  case_shake(&w, 0.1, 4);
  world_begin(&w);
  for (int i = 0; i < 2000; i++) world_step(&w, CASE_STILL, 1e-3, NULL);
  double fastest = largest_of(w.state.v, 3 * w.n);
  assert_below(fastest, 20);
  world_close(&w);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_cantilever_sags_as_theory_says),
      cmocka_unit_test(stiffness_does_not_depend_on_substeps_or_iterations),
      cmocka_unit_test(a_hanging_rope_stretches_by_its_weight),
      cmocka_unit_test(a_rigid_motion_has_no_energy),
      cmocka_unit_test(twist_has_its_energy),
      cmocka_unit_test(a_twisted_free_rod_untwists),
      cmocka_unit_test(a_ring_at_rest_stays),
      cmocka_unit_test(a_ring_under_two_forces_flattens_as_theory_says),
      cmocka_unit_test(a_branch_carries_its_load),
      cmocka_unit_test(a_violent_start_stays_finite),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
