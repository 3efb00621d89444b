#include "step/check.h"
#include "support/stable.h"
#include "unit/pos/trees.h"

static void bad_position_names_the_joint_and_resets(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  int knee = t.m->jnt_qposadr[ct_name2id(t.m, ctOBJ_JOINT, "knee")];
  t.d->time = 0.25;
  t.d->qpos[knee] = NAN;
  ct_checkPos(t.m, t.d);
  assert_int_equal(t.d->warning[ctWARN_BADQPOS].number, 1);
  assert_int_equal(t.d->warning[ctWARN_BADQPOS].lastinfo, knee);
  assert_true(t.d->time == 0 && t.d->qpos[knee] == t.m->qpos0[knee]);
  assert_non_null(strstr(ct_lastWarning(t.d), "joint 'knee'"));
  assert_non_null(strstr(ct_lastWarning(t.d), "not finite at t=0.25"));
  stable_forget(t.d);
  trees_close(&t);
}

static void quaternion_belongs_to_its_joint(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  t.d->qpos[t.m->jnt_qposadr[ct_name2id(t.m, ctOBJ_JOINT, "shoulder")] + 3] = INFINITY;
  ct_checkPos(t.m, t.d);
  assert_non_null(strstr(ct_lastWarning(t.d), "joint 'shoulder' (body 'arm')"));
  stable_forget(t.d);
  trees_close(&t);
}

static void huge_velocity(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  int i = t.m->jnt_dofadr[ct_name2id(t.m, ctOBJ_JOINT, "hip")];
  t.d->qvel[i] = ctMAXVAL;
  ct_checkVel(t.m, t.d);
  assert_int_equal(t.d->warning[ctWARN_BADQVEL].number, 0); // the limit itself is allowed
  t.d->qvel[i] = -2 * ctMAXVAL;
  ct_checkVel(t.m, t.d);
  assert_int_equal(t.d->warning[ctWARN_BADQVEL].number, 1);
  assert_non_null(strstr(ct_lastWarning(t.d), "joint 'hip'"));
  assert_non_null(strstr(ct_lastWarning(t.d), "huge"));
  stable_forget(t.d);
  trees_close(&t);
}

// After the reset the acceleration is that of the reset state.
static void bad_acceleration_is_computed_again(void** state) {
  (void)state;
  Trees t = trees_open(TREES_PENDULUM);
  t.d->qfrc_applied[1] = 1e30;
  ct_step(t.m, t.d);
  assert_int_equal(t.d->warning[ctWARN_BADQACC].number, 1);
  assert_int_equal(t.d->warning[ctWARN_BADQACC].lastinfo, 0);
  for (int i = 0; i < 2; i++) trees_near(t.d->qacc[i], 0, 1e-14);
  trees_near(t.d->time, t.m->opt.timestep, 0);
  assert_non_null(strstr(ct_lastWarning(t.d), "joint 0 (body 1)")); // nothing has a name
  stable_forget(t.d);
  trees_close(&t);
}

static void autoreset_can_be_disabled(void** state) {
  (void)state;
  Trees t = trees_open(TREES_PENDULUM);
  t.m->opt.disableflags |= ctDSBL_AUTORESET;
  t.d->qpos[1] = NAN;
  ct_step(t.m, t.d);
  assert_int_equal(t.d->warning[ctWARN_BADQPOS].number, 2); // counted twice, as MuJoCo does
  assert_true(isnan(t.d->qpos[1]));
  stable_forget(t.d);
  trees_close(&t);
}

static void good_states_pass(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 1);
  for (int i = 0; i < 10; i++) ct_step(t.m, t.d);
  ct_checkAcc(t.m, t.d);
  for (int k = 0; k < ctNWARNING; k++) assert_int_equal(t.d->warning[k].number, 0);
  assert_string_equal(ct_lastWarning(t.d), "");
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(bad_position_names_the_joint_and_resets),
      cmocka_unit_test(quaternion_belongs_to_its_joint),
      cmocka_unit_test(huge_velocity),
      cmocka_unit_test(bad_acceleration_is_computed_again),
      cmocka_unit_test(autoreset_can_be_disabled),
      cmocka_unit_test(good_states_pass),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
