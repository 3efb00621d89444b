#include "unit/constraint/row_case.h"
#include "unit/formulate/formulate_case.h"

static const Formulated kHunt = {"hunt_crossley", ctFORM_HUNT_CROSSLEY, 1};

#define BALL(z)                                                                                    \
  CASE_MODEL("", CASE_FLOOR "<body pos='0 0 " z "'><freejoint/><geom size='.1' mass='1'/></body>", \
             "")

// A ball rests where k d^1.5 = m g, for moduli from rubber to steel, at 2 ms.
static void a_ball_rests_at_the_depth_of_hertz(void** state) {
  (void)state;
  for (double modulus = 1e5; modulus < 1e12; modulus *= 100) {
    Trees t = case_open(BALL(".1"), &kHunt);
    t.m->opt.modulus = modulus;
    double k = 4.0 / 3 * modulus / 2 * sqrt(0.1), want = pow(9.81 / k, 2.0 / 3);
    t.d->qpos[2] -= want;
    case_run(&t, 2000);
    assert_true(case_speed(&t) < 1e-9);
    assert_relative((0.1 - t.d->qpos[2]) / want, 1, 1e-6);
    assert_relative(case_normal_force(&t, 0), 9.81, 1e-9);
    trees_close(&t);
  }
}

// Steel at 2 ms: no blow-up from a fall of 5 cm, at rest at the end.
static void a_stiff_fall_comes_to_rest(void** state) {
  (void)state;
  Trees t = case_open(CASE_MODEL("", CASE_FLOOR CASE_BOX(".15"), ""), &kHunt);
  t.m->opt.modulus = 2e11;
  t.d->qpos[4] = 0.1;
  double highest = 0;
  for (int i = 0; i < 5000; i++) {
    ct_step(t.m, t.d);
    if (i > 500) highest = larger(highest, t.d->qpos[2]);
  }
  assert_true(highest < 0.12);
  assert_true(case_speed(&t) < 1e-3);
  assert_relative(case_normal_force(&t, 0), 9.81, 1e-3);
  trees_close(&t);
}

// No contact pulls, even when a ball leaves fast.
static void contacts_never_pull(void** state) {
  (void)state;
  Trees t = case_open(BALL(".099"), &kHunt);
  for (double v = -5; v <= 5; v += 0.5) {
    ct_resetData(t.m, t.d);
    t.d->qvel[2] = v;
    ct_forward(t.m, t.d);
    assert_true(case_normal_force(&t, 0) >= 0);
  }
  trees_close(&t);
}

// With small steps the rebound e v is that of the law. With b = 3/2 c the energy between depth 0
// and 0 gives b v (1 + e) = log((1 + b v) / (1 - b e v)), about e = 1 - c v.
static void rebound_falls_with_dissipation(void** state) {
  (void)state;
  double last = 1;
  for (double c = 0.1; c < 0.9; c += 0.2) {
    Trees t = case_open(BALL(".1001"), &kHunt);
    t.m->opt.timestep = 1e-6;
    t.m->opt.gravity[2] = 0;
    t.m->opt.dissipation = c;
    t.m->opt.modulus = 1e6;
    t.d->qvel[2] = -0.2;
    for (int i = 0; i < 60000 && t.d->qvel[2] <= 0.001 + 0.2 * (t.d->ncon ? 1 : 0); i++)
      ct_step(t.m, t.d);
    double e = t.d->qvel[2] / 0.2, bv = 1.5 * c * 0.2;
    assert_within(log((1 + bv) / (1 - bv * e)) / (bv * (1 + e)), 1, 1e-3);
    assert_within(e, 1 - c * 0.2, 0.1 * c);
    assert_true(e < last);
    last = e;
    trees_close(&t);
  }
}

// Limits, equalities and friction loss are the rows of the convex solvers.
static void other_rows_are_those_of_the_convex_solvers(void** state) {
  (void)state;
  double qacc[2][32];
  for (int form = 0; form < 2; form++) {
    Trees t = row_case("iterations='5000' tolerance='1e-13'",
                       "<equality><connect body1='lower' anchor='0 0 0'/></equality>", false);
    t.m->opt.formulation = form ? ctFORM_HUNT_CROSSLEY : ctFORM_CONVEX;
    t.m->geom_contype[1] = t.m->geom_conaffinity[1] = 0;
    t.m->dof_frictionloss[9] = 0.2;
    row_case_state(t.m, t.d);
    assert_int_equal(t.d->ncon, 0);
    assert_true(t.d->ne == 3 && t.d->nf == 1);
    memcpy(qacc[form], t.d->qacc, (size_t)t.m->nv * sizeof(double));
    trees_close(&t);
  }
  trees_near_n(qacc[0], qacc[1], 11, 1e-6 * largest_of(qacc[0], 11));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_ball_rests_at_the_depth_of_hertz),
      cmocka_unit_test(a_stiff_fall_comes_to_rest),
      cmocka_unit_test(contacts_never_pull),
      cmocka_unit_test(rebound_falls_with_dissipation),
      cmocka_unit_test(other_rows_are_those_of_the_convex_solvers),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
