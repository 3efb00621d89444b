#include "force/actuation.h"
#include "unit/pos/trees.h"

#define SLIDER(actuators)                                                                          \
  "<mujoco><option timestep='.01'/><worldbody><body><joint name='a' type='slide'/><geom "          \
  "size='.1'/></body><body pos='1 0 0' gravcomp='1'><joint name='b' type='slide' axis='0 0 1' "    \
  "actuatorgravcomp='true' actuatorfrcrange='-100 100'/><geom size='.1' mass='2'/></body>"         \
  "</worldbody><tendon><fixed name='t' actuatorfrclimited='true' actuatorfrcrange='-3 6'><joint "  \
  "joint='a' coef='2'/>"                                                                           \
  "</fixed></tendon><actuator>" actuators "</actuator></mujoco>"

// Every stage that actuation needs, at length 0.5 and velocity -2 of joint a.
static void run(Trees* t) {
  t->d->qpos[0] = 0.5;
  t->d->qvel[0] = -2;
  ct_fwdPosition(t->m, t->d);
  ct_fwdVelocity(t->m, t->d);
  actuation(t->m, t->d);
}

static void gain_and_bias(void** state) {
  (void)state;
  Trees t = trees_open(SLIDER("<motor joint='a' gear='3'/>"
                              "<general joint='a' gaintype='affine' gainprm='1 2 3'/>"
                              "<position joint='a' kp='10' kv='1'/>"
                              "<general joint='a' biastype='affine' biasprm='5 6 7'/>"));
  for (int i = 0; i < 4; i++) t.d->ctrl[i] = 2;
  run(&t);
  trees_near(t.d->actuator_force[0], 2, 0);
  trees_near(t.d->actuator_force[1], (1 + 2 * 0.5 - 3 * 2) * 2, 1e-15);
  trees_near(t.d->actuator_force[2], 10 * (2 - 0.5) + 2, 1e-14);
  trees_near(t.d->actuator_force[3], 2 + 5 + 6 * 0.5 - 7 * 2, 1e-14);
  double sum = 3 * 2 + t.d->actuator_force[1] + t.d->actuator_force[2] + t.d->actuator_force[3];
  trees_near(t.d->qfrc_actuator[0], sum, 1e-14);
  trees_close(&t);
}

static void limits_of_controls_and_forces(void** state) {
  (void)state;
  Trees t = trees_open(SLIDER("<motor joint='a' ctrlrange='-1 1'/>"
                              "<motor joint='a' forcerange='-1 1.5'/>"));
  t.d->ctrl[0] = 3;
  t.d->ctrl[1] = 3;
  run(&t);
  trees_near(t.d->actuator_force[0], 1, 0);
  trees_near(t.d->actuator_force[1], 1.5, 0);
  trees_near(t.d->ctrl[0], 3, 0); // what the user gave stays
  t.m->opt.disableflags |= ctDSBL_CLAMPCTRL;
  run(&t);
  trees_near(t.d->actuator_force[0], 3, 0);
  trees_near(t.d->actuator_force[1], 1.5, 0);
  trees_close(&t);
}

// A control that is infinite but limited is not bad.
static void bad_controls_switch_all_off(void** state) {
  (void)state;
  Trees t = trees_open(SLIDER("<motor name='first' joint='a' ctrlrange='-1 1'/>"
                              "<motor name='second' joint='a'/>"));
  t.d->ctrl[0] = INFINITY;
  t.d->ctrl[1] = 2;
  run(&t);
  trees_near(t.d->actuator_force[0], 1, 0);
  trees_near(t.d->actuator_force[1], 2, 0);
  assert_int_equal(t.d->warning[ctWARN_BADCTRL].number, 0);
  t.d->ctrl[1] = NAN;
  run(&t);
  trees_near(t.d->actuator_force[0], 0, 0);
  trees_near(t.d->actuator_force[1], 0, 0);
  assert_int_equal(t.d->warning[ctWARN_BADCTRL].number, 1);
  assert_int_equal(t.d->warning[ctWARN_BADCTRL].lastinfo, 1);
  assert_non_null(strstr(ct_lastWarning(t.d), "'second'"));
  trees_close(&t);
}

// What pulls one tendon is scaled together.
static void tendons_bear_only_so_much(void** state) {
  (void)state;
  Trees t = trees_open(SLIDER("<motor tendon='t'/><motor tendon='t'/><motor joint='a'/>"));
  t.d->ctrl[0] = 10;
  t.d->ctrl[1] = 2;
  t.d->ctrl[2] = 4;
  run(&t);
  trees_near(t.d->actuator_force[0], 5, 1e-15);
  trees_near(t.d->actuator_force[1], 1, 1e-15);
  trees_near(t.d->actuator_force[2], 4, 0);
  trees_near(t.d->qfrc_actuator[0], 2 * 6 + 4, 1e-14);
  t.d->ctrl[0] = -10;
  run(&t);
  trees_near(t.d->actuator_force[0] + t.d->actuator_force[1], -3, 1e-15);
  trees_close(&t);
}

static void groups_can_be_switched_off(void** state) {
  (void)state;
  Trees t = trees_open(SLIDER("<motor joint='a' group='1'/><motor joint='a' group='2'/>"));
  t.d->ctrl[0] = t.d->ctrl[1] = 1;
  t.m->opt.disableactuator = 1 << 2;
  run(&t);
  trees_near(t.d->actuator_force[0], 1, 0);
  trees_near(t.d->actuator_force[1], 0, 0);
  t.m->opt.disableflags |= ctDSBL_ACTUATION;
  run(&t);
  trees_near(t.d->actuator_force[0], 0, 0);
  trees_near(t.d->qfrc_actuator[0], 0, 0);
  trees_close(&t);
}

// The weight of the second body is held by its joint's actuators, up to the joint's limit.
static void joints_hold_weights_up_to_their_limit(void** state) {
  (void)state;
  Trees t = trees_open(SLIDER("<motor joint='b'/>"));
  t.d->ctrl[0] = 1;
  run(&t);
  trees_near(t.d->qfrc_actuator[1], 1 + 2 * 9.81, 1e-13);
  trees_near(t.d->qfrc_passive[1], 0, 0);
  t.d->ctrl[0] = 1000;
  run(&t);
  trees_near(t.d->qfrc_actuator[1], 100, 0);
  t.m->opt.disableflags |= ctDSBL_GRAVITY;
  t.d->ctrl[0] = 1;
  run(&t);
  trees_near(t.d->qfrc_actuator[1], 1, 0);
  trees_close(&t);
}

static void muscles_pull_by_their_activation(void** state) {
  (void)state;
  Trees t = trees_open(SLIDER("<muscle joint='a' lengthrange='0 1' force='100'/>"));
  t.d->act[0] = 0.5;
  run(&t);
  double slow = t.d->actuator_force[0];
  assert_true(slow < 0);
  t.d->act[0] = 1;
  run(&t);
  double bias = 2 * slow - t.d->actuator_force[0]; // force is linear in the activation
  trees_near(bias, 0, 1e-12);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(gain_and_bias),
      cmocka_unit_test(limits_of_controls_and_forces),
      cmocka_unit_test(bad_controls_switch_all_off),
      cmocka_unit_test(tendons_bear_only_so_much),
      cmocka_unit_test(groups_can_be_switched_off),
      cmocka_unit_test(joints_hold_weights_up_to_their_limit),
      cmocka_unit_test(muscles_pull_by_their_activation),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
