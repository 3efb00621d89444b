#include "formulate/hertz.h"
#include "unit/formulate/formulate_case.h"

static void force_is_hertz_with_dissipation_and_never_pulls(void** state) {
  (void)state;
  HertzContact h = {.k = 2e6, .c = 0.5};
  assert_relative(hertz_force(&h, 1e-4, 0), 2, 1e-12);         // 2e6 (1e-4)^1.5
  assert_relative(hertz_force(&h, 1e-4, -1), 2 * 1.75, 1e-12); // approaching
  assert_relative(hertz_force(&h, 1e-4, 1), 2 * 0.25, 1e-12);  // separating
  assert_true(hertz_force(&h, 1e-4, 2) == 0);                  // faster than it can push
  assert_true(hertz_force(&h, -1e-4, -5) == 0);                // apart
  assert_true(hertz_force(&h, 0, -5) == 0);
}

// p = dt f(depth - dt u, u) with u = w + A p, over stiffness from foam to diamond.
static void impulse_solves_the_law_at_the_end_of_the_step(void** state) {
  (void)state;
  int pushing = 0;
  for (double k = 1e2; k < 1e13; k *= 7) {
    for (double c = 0; c < 20; c = 3 * c + 0.1) {
      for (double depth = -1e-3; depth < 0.2; depth = depth < 0 ? 1e-9 : 9 * depth) {
        for (double w = -10; w <= 10; w += 1.25) {
          HertzContact h = {k, c, depth};
          HertzStep s = {2e-3, w, 3};
          double p = hertz_impulse(&h, &s, 1e-3), u = w + s.A * p;
          double want = s.dt * hertz_force(&h, depth - s.dt * u, u);
          // the residual of p is that of the depth, which has been rounded
          double end = larger(0, depth - s.dt * u), damping = larger(0, 1 - 1.5 * c * u);
          double slope = 1 + 1.5 * s.dt * k * s.A * sqrt(end) * (s.dt * damping + c * end);
          assert_true(p >= 0);
          assert_true(fabs(p - want) <= 1e-10 * slope * (p + 1e-9));
          pushing += p > 0;
        }
      }
    }
  }
  assert_true(pushing > 1000);
}

static void impulse_does_not_depend_on_the_guess(void** state) {
  (void)state;
  HertzContact h = {1e9, 0.3, 1e-4};
  HertzStep s = {1e-3, -0.2, 2};
  double p = hertz_impulse(&h, &s, 0);
  assert_true(p > 0);
  for (double guess = -1; guess < 10; guess += 0.1)
    assert_relative(hertz_impulse(&h, &s, guess), p, 1e-12);
}

#define MATERIALS "<asset><material name='a'/><material name='b'/></asset>"
static const Formulated kHunt = {"hunt_crossley", ctFORM_HUNT_CROSSLEY, 1};

// Two balls: E = E1 E2 / (E1 + E2), R = R1 R2 / (R1 + R2); the softer one decides the dissipation.
static void parameters_come_from_materials_and_radii(void** state) {
  (void)state;
  Trees t = case_open(CASE_MODEL("",
                                 "<body><freejoint/><geom size='.1' material='a'/></body>"
                                 "<body pos='.39 0 0'><freejoint/><geom size='.3' material='b'/>"
                                 "</body>",
                                 MATERIALS),
                      &kHunt);
  static const double modulus[] = {1e6, 3e6}, dissipation[] = {0.2, 0.6};
  memcpy(t.m->mat_modulus, modulus, sizeof modulus);
  memcpy(t.m->mat_dissipation, dissipation, sizeof dissipation);
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->ncon, 1);
  HertzContact h = hertz_contact(t.m, t.d, t.d->contact);
  assert_relative(h.k, 4.0 / 3 * 0.75e6 * sqrt(0.075), 1e-12);
  assert_relative(h.c, 0.75 * 0.2 + 0.25 * 0.6, 1e-12);
  assert_relative(h.depth, 0.01, 1e-9);
  trees_close(&t);
}

// A plane has no curvature; without a material the options hold; the contacts of a face share the
// stiffness of the pair.
static void options_hold_where_there_is_no_material(void** state) {
  (void)state;
  Trees t = case_open(CASE_MODEL("", CASE_FLOOR CASE_BOX(".09"), ""), &kHunt);
  t.m->opt.modulus = 5e6;
  t.m->opt.dissipation = 0.25;
  ct_forward(t.m, t.d);
  HertzContact h = hertz_contact(t.m, t.d, t.d->contact);
  assert_int_equal(t.d->ncon, 4);
  assert_relative(h.k, 4.0 / 3 * 2.5e6 * sqrt(0.1 * sqrt(3)) / 4, 1e-12);
  assert_relative(h.c, 0.25, 1e-12);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(force_is_hertz_with_dissipation_and_never_pulls),
      cmocka_unit_test(impulse_solves_the_law_at_the_end_of_the_step),
      cmocka_unit_test(impulse_does_not_depend_on_the_guess),
      cmocka_unit_test(parameters_come_from_materials_and_radii),
      cmocka_unit_test(options_hold_where_there_is_no_material),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
