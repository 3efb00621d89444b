#include "base/alloc.h"
#include "deform/midpoint.h"
#include "unit/deform/deform_case.h"

// A clamped bar: young 1e4 Pa, its slowest motion along the bar has sqrt(E / rho) pi / (2 L) rad/s.
static World bar(bool midpoint, double damping) {
  static int pin[9];
  ctDeformDef def = case_def();
  const double size[3] = {1, 0.1, 0.1};
  char error[300] = "";
  def.material.young = 1e4;
  def.material.poisson = 0;
  def.material.damping = damping;
  def.midpoint = midpoint;
  ctDeformable* free_bar = ct_makeSoftBox(&def, size, (int[]){11, 2, 2}, error, sizeof error);
  World w = world_open(free_bar, error);
  def.npin = 0;
  for (int i = 0; i < w.n; i++)
    if (w.body.x[3 * i] < -0.5 + 1e-9) pin[def.npin++] = i;
  world_close(&w);
  def.pin = pin;
  return world_open(ct_makeSoftBox(&def, size, (int[]){11, 2, 2}, error, sizeof error), error);
}

// The same motion as gravity along the bar causes, small: 1 mm at the end.
static const double kPull[3] = {0.02, 0, 0};

static double end_of_bar(const World* w) {
  double most = -1;
  for (int i = 0; i < w->n; i++) most = larger(most, w->state.x[3 * i]);
  return most - 0.5;
}

enum { SAMPLES = 30 };

// The end of the bar every 40 ms
static void follow_end(bool midpoint, double dt, double end[SAMPLES]) {
  World w = bar(midpoint, 0);
  world_begin(&w);
  for (int i = 0; i < SAMPLES; i++) {
    world_run(&w, kPull, dt, 0.04);
    end[i] = end_of_bar(&w);
  }
  world_close(&w);
}

// Halving the step leaves half of the error of Euler's rule and a quarter of that of the midpoint.
static void the_error_is_of_second_order(void** state) {
  (void)state;
  double fine[SAMPLES], end[SAMPLES];
  follow_end(true, 1.25e-4, fine);
  for (int midpoint = 0; midpoint < 2; midpoint++) {
    double error[2] = {0, 0};
    for (int k = 0; k < 2; k++) {
      follow_end(midpoint, k ? 1e-3 : 2e-3, end);
      for (int i = 0; i < SAMPLES; i++) error[k] += (end[i] - fine[i]) * (end[i] - fine[i]);
    }
    double order = 0.5 * log2(error[0] / error[1]);
    assert_within(order, midpoint ? 2 : 1, 0.25);
  }
}

static double kinetic_of(const World* w) {
  double sum = 0;
  for (int i = 0; i < 3 * w->n; i++)
    if (w->body.invmass[i / 3] > 0)
      sum += 0.5 * w->state.v[i] * w->state.v[i] / w->body.invmass[i / 3];
  return sum;
}

// A bar that is let go swings for 20 periods of its slowest motion; the part of its energy left.
static double energy_left(bool midpoint, double damping, int periods) {
  World w = bar(midpoint, damping);
  const double period = 4 / sqrt(1e4 / 1000), dt = 2e-3;
  for (int i = 0; i < w.n; i++) {
    double* x = w.state.x + 3 * i;
    x[0] += 1e-3 * sin(M_PI / 2 * (x[0] + 0.5));
  }
  world_begin(&w);
  double start = case_energy(&w);
  world_run(&w, CASE_STILL, dt, periods * period);
  double left = (case_energy(&w) + kinetic_of(&w)) / start;
  world_close(&w);
  return left;
}

static void nothing_is_damped(void** state) {
  (void)state;
  assert_within(energy_left(true, 0, 20), 1, 0.01);
  assert_below(energy_left(false, 0, 20), 0.9);
}

// The slowest motion has the rate w^2 damping / 2 of decay, and its energy twice that.
static void material_damping_is_that_of_theory(void** state) {
  (void)state;
  const double rate = sqrt(1e4 / 1000) * M_PI / 2, damping = 5e-3, seconds = 4 * 4 / sqrt(10.0);
  assert_relative(log(energy_left(true, damping, 4)), -rate * rate * damping * seconds, 0.03);
}

static void midpoint_keeps_momenta(void** state) {
  (void)state;
  for (int kind = 0; kind < 2; kind++)
    for (int iterations = 1; iterations <= 3; iterations += 2) {
      ctDeformDef def = case_def();
      def.material.damping = 1e-3;
      def.iterations = iterations;
      def.midpoint = 1;
      World w = kind == 0 ? case_sheet(&def, 6) : case_box(&def, 4);
      unsigned seed = 3;
      for (int i = 0; i < 3 * w.n; i++) {
        const double *x = w.state.x + i / 3 * 3, spin[3] = {5, 3, 8};
        int a = (i + 1) % 3, b = (i + 2) % 3;
        w.state.v[i] = spin[a] * x[b] - spin[b] * x[a] + 0.2 * case_random(&seed);
      }
      double before[6], after[6], size[2], ignored[2];
      world_begin(&w);
      world_momenta(&w, before, size);
      for (int i = 0; i < 300; i++) {
        xpbd_predict(&w.state, CASE_STILL, 1e-3);
        for (int k = 0; k < iterations; k++) {
          if (iterations > 1 && k == 0) xpbd_touch(&w.state, 7, 1e-3);
          xpbd_project(&w.state, 1e-3, NULL);
        }
        xpbd_finish(&w.state, 1e-3);
      }
      world_momenta(&w, after, ignored);
      for (int k = 0; k < 6; k++) assert_within(after[k], before[k], 1e-12 * size[k / 3]);
      world_close(&w);
    }
}

// x = g t^2 / 2 to the last bits, which Euler's rule misses by g t dt / 2
static void midpoint_falls_exactly(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  def.midpoint = 1;
  World w = case_box(&def, 3);
  world_begin(&w);
  world_run(&w, CASE_FALL, 1e-3, 0.1);
  for (int i = 0; i < w.n; i++) {
    assert_relative(w.state.v[3 * i + 2], -0.981, 1e-9);
    assert_within(w.state.x[3 * i + 2] - w.body.x[3 * i + 2], -0.5 * 9.81 * 0.01, 1e-12);
  }
  world_close(&w);
}

// Vertices that are held move with the velocity that they have at the end: no lead is left.
static void held_vertices_have_the_velocity_of_their_motion(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  def.midpoint = 1;
  World w = case_box(&def, 3);
  world_begin(&w);
  xpbd_predict(&w.state, CASE_FALL, 1e-3);
  for (int i = 0; i < w.n; i++)
    for (int k = 0; k < 2; k++) xpbd_touch(&w.state, i, 1e-3); // twice is once
  xpbd_project(&w.state, 1e-3, NULL);
  xpbd_finish(&w.state, 1e-3);
  for (int i = 0; i < w.n; i++) {
    assert_within(w.state.v[3 * i + 2], -9.81e-3, 1e-12);
    assert_within(w.state.x[3 * i + 2] - w.state.x0[3 * i + 2], -9.81e-6, 1e-15);
  }
  world_close(&w);
}

// A cube of 1e10 Pa in steps of 1 ms: w dt is some hundreds, and its motion is Euler's.
static void elements_that_are_not_resolved_move_by_eulers_rule(void** state) {
  (void)state;
  double end[2];
  for (int k = 0; k < 2; k++) {
    ctDeformDef def = case_def();
    def.midpoint = k;
    def.material.young = 1e10;
    World w = case_box(&def, 3);
    case_shake(&w, 1e-3, 5);
    world_begin(&w);
    for (int i = 0; i < 20; i++) world_step(&w, CASE_FALL, 1e-3, NULL);
    end[k] = w.state.x[3 * 7];
    world_close(&w);
  }
  assert_true(end[0] == end[1]);
}

static void chains_refuse_the_midpoint_rule(void** state) {
  (void)state;
  char error[300] = "";
  const double from[3] = {0, 0, 0}, to[3] = {1, 0, 0};
  ctDeformDef def = case_def();
  def.midpoint = 1;
  assert_null(ct_makeRope(&def, from, to, 5, error, sizeof error));
  assert_non_null(strstr(error, "midpoint"));
  def.midpoint = 2;
  const double size[3] = {1, 1, 1};
  assert_null(ct_makeSoftBox(&def, size, (int[]){3, 3, 3}, error, sizeof error));
  assert_non_null(strstr(error, "midpoint is 2"));
}

static void a_midpoint_substep_allocates_nothing(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  def.midpoint = 1;
  World w = case_box(&def, 3);
  world_begin(&w);
  size_t before = alloc_count();
  for (int i = 0; i < 10; i++) world_step(&w, CASE_FALL, 1e-3, NULL);
  assert_int_equal(alloc_count(), before);
  world_close(&w);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_error_is_of_second_order),
      cmocka_unit_test(nothing_is_damped),
      cmocka_unit_test(material_damping_is_that_of_theory),
      cmocka_unit_test(midpoint_keeps_momenta),
      cmocka_unit_test(midpoint_falls_exactly),
      cmocka_unit_test(held_vertices_have_the_velocity_of_their_motion),
      cmocka_unit_test(elements_that_are_not_resolved_move_by_eulers_rule),
      cmocka_unit_test(chains_refuse_the_midpoint_rule),
      cmocka_unit_test(a_midpoint_substep_allocates_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
