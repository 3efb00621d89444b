#include "unit/diff/diff_check.h"

#define FLOOR(option, geom)                                                                        \
  "<mujoco><option timestep='.002' " option "/><worldbody><geom type='plane' size='5 5 .1'/>"      \
  "<body pos='0 0 .25'><freejoint/>" geom "<body pos='.3 0 .05'><joint axis='0 1 0'"               \
  " damping='.1'/><geom type='capsule' size='.06' fromto='0 0 0 .3 0 0'/></body></body>"           \
  "</worldbody></mujoco>"

static void rows_and_clamps_are_listed(void** state) {
  (void)state;
  ctModel* m =
      diff_model("<mujoco><worldbody><body><joint name='j'/><geom size='.1'/></body></worldbody>"
                 "<actuator><motor joint='j' ctrlrange='-1 1' forcerange='-2 2'/></actuator>"
                 "</mujoco>");
  ctData* d = ct_makeData(m);
  ctDerivativeInfo info = {.status = 0};
  assert_int_equal(ctd_transitionInfo(m, d, NULL, NULL, NULL, NULL, &info), 0);
  assert_int_equal(info.nkink, 0);
  d->ctrl[0] = 0.9999;
  assert_int_equal(ctd_transitionInfo(m, d, NULL, NULL, NULL, NULL, &info), 0);
  assert_int_equal(info.nkinkkind[ctKINK_CONTROL], 1);
  assert_int_equal(info.kink[0].objtype, ctOBJ_ACTUATOR);
  assert_int_equal(info.kink[0].id[0], 0);
  assert_true(info.kink[0].distance < 1e-4);
  ct_deleteData(d);
  ct_deleteModel(m);
}

static void a_contact_that_just_touches(void** state) {
  (void)state;
  ctModel* m = diff_model("<mujoco><worldbody><geom type='plane' size='5 5 .1'/><body pos='0 0 .1'>"
                          "<freejoint/><geom size='.1'/></body></worldbody></mujoco>");
  ctData* d = ct_makeData(m);
  ctDerivativeInfo info = {.status = 0};
  d->qpos[2] = 0.1 - 1e-9;
  assert_int_equal(ctd_transitionInfo(m, d, NULL, NULL, NULL, NULL, &info), 0);
  assert_true(info.nkinkkind[ctKINK_CONTACT] > 0);
  assert_int_equal(info.kink[0].objtype, ctOBJ_GEOM);
  ct_deleteData(d);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(rows_and_clamps_are_listed),
      cmocka_unit_test(a_contact_that_just_touches),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
