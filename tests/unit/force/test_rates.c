#include "force/rates.h"
#include "support/drive.h"
#include "unit/pos/trees.h"

static Trees open(int jacobian) {
  ctModel* m = drive_load(TREES_ALL, (DriveRoom){.tendons = 1, .path = 2, .actuators = 2});
  m->opt.jacobian = jacobian;
  drive_tendon(m);
  drive_wrap(m, ctWRAP_JOINT, "hip", 2);
  drive_wrap(m, ctWRAP_JOINT, "knee", -3);
  drive_actuator(m, ctTRN_TENDON, NULL, NULL);
  m->actuator_gear[6 * drive_actuator(m, ctTRN_JOINT, "swing", NULL)] = 5;
  return (Trees){m, drive_ready(m)};
}

static double speed(const Trees* t, const char* joint) {
  return t->d->qvel[t->m->jnt_dofadr[ct_name2id(t->m, ctOBJ_JOINT, joint)]];
}

static void rates_are_rows_times_velocity(void** state) {
  (void)state;
  for (int jacobian = ctJAC_DENSE; jacobian <= ctJAC_SPARSE; jacobian++) {
    Trees t = open(jacobian);
    trees_state(t.m, t.d, 1);
    ct_fwdPosition(t.m, t.d);
    rates(t.m, t.d);
    double expected = 2 * speed(&t, "hip") - 3 * speed(&t, "knee");
    trees_near(t.d->ten_velocity[0], expected, 1e-15);
    trees_near(t.d->actuator_velocity[0], expected, 1e-15);
    trees_near(t.d->actuator_velocity[1], 5 * speed(&t, "swing"), 1e-15);
    trees_close(&t);
  }
}

static void disabled_actuators_have_no_rate(void** state) {
  (void)state;
  Trees t = open(ctJAC_AUTO);
  trees_state(t.m, t.d, 1);
  t.m->opt.disableflags |= ctDSBL_ACTUATION;
  ct_forward(t.m, t.d);
  assert_true(t.d->ten_velocity[0] != 0);
  assert_true(t.d->actuator_length[1] != 0);
  trees_near(t.d->actuator_velocity[0], 0, 0);
  trees_near(t.d->actuator_velocity[1], 0, 0);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(rates_are_rows_times_velocity),
      cmocka_unit_test(disabled_actuators_have_no_rate),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
