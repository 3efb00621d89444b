#include "compile/emit.h"
#include "unit/compile/spec_case.h"

static const char kModel[] =
    "<worldbody><body name='a'><joint name='j'/><geom size='.1' pos='1 0 0'/></body></worldbody>"
    "<actuator><motor joint='j' ctrlrange='-1 2' gear='3' nsample='2' delay='.01' interp='linear'/>"
    "<general joint='j' dyntype='user' actdim='2'/><general joint='j' dyntype='filter' "
    "dynprm='.5'/></actuator><sensor><framepos objtype='body' objname='a' nsample='3'/><clock/>"
    "<jointpos joint='j' cutoff='2' interval='.1 -.05' nsample='1'/></sensor><keyframe><key "
    "ctrl='1 2 3' act='4 5 6'/></keyframe>";

static void addresses(void** state) {
  (void)state;
  ctModel* m = case_model(kModel);
  assert_int_equal(m->nu, 3);
  assert_int_equal(m->na, 3);
  assert_int_equal(m->actuator_actadr[0], -1);
  assert_int_equal(m->actuator_actadr[1], 0);
  assert_int_equal(m->actuator_actadr[2], 2);
  assert_int_equal(m->actuator_actnum[1], 2);
  assert_int_equal(m->actuator_ctrllimited[0], 1);
  assert_int_equal(m->nJmom, 3);
  assert_int_equal(m->nsensordata, 5);
  assert_int_equal(m->sensor_adr[2], 4);
  // 2 samples of 1 number, 3 of 3, 1 of 1, each with its time, and 2 numbers a buffer
  assert_int_equal(m->nhistory, 6 + 14 + 4);
  assert_int_equal(m->actuator_historyadr[0], 0);
  assert_int_equal(m->actuator_historyadr[1], -1);
  assert_int_equal(m->sensor_historyadr[0], 6);
  assert_int_equal(m->sensor_historyadr[1], -1);
  assert_int_equal(m->sensor_historyadr[2], 20);
  assert_int_equal(m->actuator_history[1], 1);
  assert_near(m->actuator_delay[0], 0.01, 0);
  assert_numbers(m->sensor_interval + 4, 2, 0.1, -0.05);
  assert_numbers(m->key_act, 3, 4, 5, 6);
  assert_numbers(m->key_ctrl, 3, 1, 2, 3);
  ct_deleteModel(m);
}

TEST_MAIN(cmocka_unit_test(addresses))
