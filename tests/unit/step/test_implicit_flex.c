#include "step/implicit_flex.h"
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

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(step_is_mujocos),
      cmocka_unit_test(stiff_block_stays_calm),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
