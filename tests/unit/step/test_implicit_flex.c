#include "step/implicit.h"
#include "step/implicit_flex.h"
#include "step/integrate.h"
#include "unit/force/flex_kinds.h"

// Interpolated flexes, and only they, are stepped implicitly, by both integrators, as in MuJoCo.
static void step_is_mujocos(void** state) {
  (void)state;
  for (int k = 0; k < FLEX_CASES; k++) {
    for (int integrator = ctINT_IMPLICIT; integrator <= ctINT_IMPLICITFAST; integrator++) {
      if (flex_case[k].dim == 1 && integrator == ctINT_IMPLICITFAST) continue; // differ by dF/dv
      Trees t = flex_case_open(flex_case + k);
      assert_int_equal(implicit_flex_wanted(t.m), flex_case[k].more[0] != 0);
      t.m->opt.integrator = integrator;
      flex_case_start(&t);
      ct_step(t.m, t.d);
      trees_near(flex_case_sum(&t, t.d->qvel), flex_case[k].implicit, 1e-10);
      trees_close(&t);
    }
  }
}

// Dofs that are not of nodes are solved without the stiffness, and those of nodes after them.
static void turning_parent_is_mujocos(void** state) {
  (void)state;
  for (int k = 0; k < TURNING_FLEXES; k++) {
    for (int integrator = ctINT_IMPLICIT; integrator <= ctINT_IMPLICITFAST; integrator++) {
      bool full = integrator == ctINT_IMPLICIT;
      Trees t = turning_flex_open(turning_flex + k);
      t.m->opt.integrator = integrator;
      flex_case_start(&t);
      ct_step(t.m, t.d);
      trees_near(flex_case_sum(&t, t.d->qvel),
                 full ? turning_flex[k].implicit : turning_flex[k].implicitfast, 1e-10);
      trees_close(&t);
    }
  }
}

// A step on an old factor, as finite differences by controls make it, leaves the stiffness out.
static void old_factor_knows_no_stiffness(void** state) {
  (void)state;
  double sum[2];
  for (int again = 0; again < 2; again++) {
    Trees t = turning_flex_open(turning_flex);
    t.m->opt.integrator = ctINT_IMPLICIT;
    flex_case_start(&t);
    ct_forward(t.m, t.d);
    implicit_factor(t.m, t.d);
    (again ? integrate_implicit_factored : integrate_implicit)(t.m, t.d);
    sum[again] = flex_case_sum(&t, t.d->qvel);
    trees_close(&t);
  }
  trees_near(sum[0], turning_flex[0].implicit, 1e-10);
  assert_true(fabs(sum[1] - sum[0]) > 1e-6);
}

// What lets Euler explode, implicit calms: a quadratic block, kicked.
static void stiff_block_stays_calm(void** state) {
  (void)state;
  Trees t = flex_case_open(flex_case + 4);
  t.m->opt.integrator = ctINT_IMPLICIT;
  for (int i = 0; i < 3; i++) t.m->opt.gravity[i] = 0;
  flex_case_start(&t);
  for (int step = 0; step < 500; step++) ct_step(t.m, t.d);
  for (int i = 0; i < t.m->nv; i++) assert_true(fabs(t.d->qvel[i]) < 1);
  trees_close(&t);
}

// Two flexes: the first lends its damping to the second. Numbers of MuJoCo 3.5.0.
static void the_first_flex_lends_its_damping(void** state) {
  (void)state;
#define BLOCK(pos, damping)                                                                        \
  "<flexcomp name='" pos "' type='grid' dim='3' count='3 3 3' spacing='.1 .1 .1' pos='" pos        \
  " 0 0' mass='1' dof='trilinear'><contact selfcollide='none' contype='0' conaffinity='0'/>"       \
  "<elasticity young='2000' poisson='.2' damping='" damping "'/></flexcomp>"
  Trees t = trees_open("<mujoco><option integrator='implicit' timestep='.01' gravity='0 0 0'/>"
                       "<worldbody>" BLOCK("0", ".02") BLOCK("3", ".3") "</worldbody></mujoco>");
  int nv = (int)t.m->nv;
  assert_int_equal(nv, 48);
  for (int i = 0; i < nv; i++) {
    t.d->qpos[i] += .01 * cos(i);
    t.d->qvel[i] = .1 * sin(i + 1);
  }
  ct_step(t.m, t.d);
  double sum[2] = {0};
  for (int i = 0; i < nv; i++) sum[i >= nv / 2] += t.d->qvel[i] * sin(i + 1);
  trees_near(sum[0], 0.8146799688848649, 1e-10);
  trees_near(sum[1], 0.07391688136532795, 1e-10);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(step_is_mujocos),
      cmocka_unit_test(turning_parent_is_mujocos),
      cmocka_unit_test(old_factor_knows_no_stiffness),
      cmocka_unit_test(stiff_block_stays_calm),
      cmocka_unit_test(the_first_flex_lends_its_damping),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
