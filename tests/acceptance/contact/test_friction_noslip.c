// Requirement 21: friction without slip after any solver.
#include "support/numbers.h"
#include "unit/constraint/row_case.h"

static const char* const cone[] = {"pyramidal", "elliptic"};

// A box on a slope that friction holds: soft friction lets it creep.
static double creep(const char* kind, int solver, int iterations) {
  char xml[800];
  snprintf(xml, sizeof xml,
           "<mujoco><option cone='%s' gravity='3 0 -9' noslip_iterations='%d'/><worldbody>"
           "<geom type='plane' size='9 9 .1'/><body pos='0 0 .0998'><freejoint/>"
           "<geom type='box' size='.2 .2 .1' mass='1' friction='.8'/></body></worldbody></mujoco>",
           kind, iterations);
  Trees t = trees_open(xml);
  t.m->opt.solver = solver;
  for (int i = 0; i < 500; i++) ct_step(t.m, t.d);
  double from = t.d->qpos[0];
  for (int i = 0; i < 500; i++) ct_step(t.m, t.d);
  double moved = fabs(t.d->qpos[0] - from);
  for (int i = 0; i < t.m->nv; i++) assert_true(isfinite(t.d->qacc[i]));
  trees_close(&t);
  return moved;
}

static void r21_ac01_slip_is_removed_after_every_solver(void** state) {
  (void)state;
  for (int k = 0; k < 2; k++) {
    for (int solver = 0; solver < 3; solver++) {
      double soft = creep(cone[k], solver, 0), hard = creep(cone[k], solver, 20);
      if (!(hard < 0.01 * soft))
        fail_msg("%s, solver %d: %g after %g", cone[k], solver, hard, soft);
    }
  }
}

// How far the box creeps in a second with noslip in MuJoCo 3.5.0, by cone and solver.
static void r21_ac01_creeps_as_in_mujoco(void** state) {
  (void)state;
  static const double known[2][3] = {
      {3.229501584283716e-07, 3.1779921997303627e-07, 3.178007863315226e-07},
      {1.0163252998952142e-07, 1.0348391276417452e-07, 1.0348416876085846e-07}};
  for (int k = 0; k < 2; k++) {
    for (int solver = 0; solver < 3; solver++)
      trees_near(creep(cone[k], solver, 20), known[k][solver], 1e-13);
  }
}

// Beyond the friction cone noslip must not hold.
static void r21_ac02_sliding_stays_sliding(void** state) {
  (void)state;
  for (int k = 0; k < 2; k++) {
    char xml[800];
    snprintf(
        xml, sizeof xml,
        "<mujoco><option cone='%s' gravity='6 0 -9' noslip_iterations='20'/><worldbody>"
        "<geom type='plane' size='9 9 .1' friction='.3'/><body pos='0 0 .0998'><freejoint/>"
        "<geom type='box' size='.2 .2 .02' mass='1' friction='.3'/></body></worldbody></mujoco>",
        cone[k]);
    Trees t = trees_open(xml);
    for (int i = 0; i < 500; i++) ct_step(t.m, t.d);
    trees_near(t.d->qvel[0], (6 - .3 * 9) * t.d->time, .2);
    trees_close(&t);
  }
}

// Friction forces stay in the cone, normal forces as they were.
static void r21_ac03_only_friction_changes(void** state) {
  (void)state;
  for (int k = 0; k < 2; k++) {
    Trees t = row_case(k ? "cone='elliptic'" : "cone='pyramidal'", "", false);
    t.m->opt.gravity[0] = 3;
    for (int i = 0; i < 300; i++) ct_step(t.m, t.d);
    ct_forward(t.m, t.d);
    double normal[8], f[6];
    assert_true(t.d->ncon == 4);
    for (int i = 0; i < 4; i++) {
      ct_contactForce(t.m, t.d, i, f);
      normal[i] = f[0];
    }
    t.m->opt.noslip_iterations = 10;
    ct_forward(t.m, t.d);
    for (int i = 0; i < 4; i++) {
      const double* mu = t.d->contact[i].friction;
      ct_contactForce(t.m, t.d, i, f);
      trees_near(f[0], normal[i], 1e-6 * larger(1, normal[i]));
      double slip = k ? hypot(f[1] / mu[0], f[2] / mu[1]) : fabs(f[1] / mu[0]) + fabs(f[2] / mu[1]);
      assert_true(slip <= f[0] * (1 + 1e-9) + 1e-9);
    }
    trees_close(&t);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r21_ac01_slip_is_removed_after_every_solver),
      cmocka_unit_test(r21_ac01_creeps_as_in_mujoco),
      cmocka_unit_test(r21_ac02_sliding_stays_sliding),
      cmocka_unit_test(r21_ac03_only_friction_changes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
