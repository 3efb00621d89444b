#include "force/open_gain.h"
#include "unit/pos/trees.h"

#define DRIVEN(options, actuators)                                                                 \
  "<mujoco><option timestep='.01' " options "/><worldbody><body><joint name='j' type='slide'/>"    \
  "<geom size='.1' mass='2'/></body></worldbody><actuator>" actuators "</actuator></mujoco>"
#define CUSTOM(kind, params, more)                                                                 \
  "<general joint='j' gaintype='custom' corten:gain_model='" kind "' corten:gain_params='" params  \
  "' " more "/>"

//---------------------------------- kinds of a user -----------------------------------------------

// A motor with two states: current, which follows the control, and heat.
static cttNum motor_force(const ctpGainInput* in, const cttNum* p) { return p[0] * in->act[0]; }
static void motor_rates(const ctpGainInput* in, const cttNum* p, cttNum* act_dot) {
  act_dot[0] = (in->ctrl - in->act[0]) / p[1];
  act_dot[1] = in->act[0] * in->act[0];
}

// All actuators together; counts its calls.
static int calls;
static cttNum team_force(const ctpGainInput* in, const cttNum* p) {
  return p[0] * in->ctrl - in->velocity * fabs(in->velocity);
}
static void team_forces(int n, const ctpGainInput* in, const cttNum* const* p, cttNum* force) {
  calls++;
  for (int i = 0; i < n; i++) force[i] = team_force(in + i, p[i]);
}

static const char* const kParam[] = {"gain", "time constant, s"};

static int register_kinds(void** state) {
  (void)state;
  ctpGain motor = {.kind = {.name = "test.motor", .nparam = 2, .param = kParam},
                   .nact = 2,
                   .force = motor_force,
                   .act_dot = motor_rates};
  ctpGain team = {.kind = {.name = "test.team", .nparam = 1, .param = kParam},
                  .force = team_force,
                  .force_all = team_forces};
  ctpGain only = team;
  only.kind.name = "test.only_together";
  only.force = NULL;
  return ct_registerGain(&motor) < 0 || ct_registerGain(&team) < 0 || ct_registerGain(&only) < 0;
}

static void activations_of_a_kind(void** state) {
  (void)state;
  Trees t = trees_open(DRIVEN("", CUSTOM("test.motor", "3 .05", "") "<motor joint='j'/>"));
  assert_int_equal(t.m->na, 2);
  double current = 0, heat = 0;
  t.d->ctrl[0] = 2;
  for (int i = 0; i < 20; i++) {
    ct_step(t.m, t.d);
    assert_within(t.d->actuator_force[0], 3 * current, 1e-12);
    double rate = (2 - current) / 0.05;
    heat += 0.01 * current * current;
    current += 0.01 * rate;
    assert_within(t.d->act[0], current, 1e-12);
    assert_within(t.d->act[1], heat, 1e-12);
  }
  trees_close(&t);
}

static void a_kind_gets_its_actuators_together(void** state) {
  (void)state;
  Trees t = trees_open(DRIVEN("", CUSTOM("test.team", "1", "") "<motor joint='j'/>" CUSTOM(
                                      "test.team", "2", "biastype='affine' biasprm='5 0 0'")));
  t.d->qvel[0] = 0.5;
  for (int i = 0; i < 3; i++) t.d->ctrl[i] = 1;
  calls = 0;
  ct_forward(t.m, t.d);
  assert_int_equal(calls, 1);
  assert_within(t.d->actuator_force[0], 1 - 0.25, 1e-15);
  assert_within(t.d->actuator_force[1], 1, 0);
  assert_within(t.d->actuator_force[2], 2 - 0.25 + 5, 1e-15);
  trees_close(&t);
}

// Without force_vel the slope is a difference.
static void slopes_by_differences(void** state) {
  (void)state;
  Trees t =
      trees_open(DRIVEN("", CUSTOM("test.team", "1", "") CUSTOM("test.only_together", "1", "")));
  t.d->qvel[0] = 0.5;
  ct_forward(t.m, t.d);
  for (int i = 0; i < 2; i++) assert_within(open_gain_slope(t.m, t.d, i, 1), -1, 1e-9);
  trees_close(&t);
}

static void limits_groups_and_bad_controls(void** state) {
  (void)state;
  Trees t = trees_open(DRIVEN(
      "", CUSTOM("series_elastic", "100 0 1", "group='2' ctrlrange='-1 1' forcerange='-50 50'")));
  t.d->ctrl[0] = 0.3;
  ct_forward(t.m, t.d);
  assert_within(t.d->actuator_force[0], 30, 1e-12);
  t.d->ctrl[0] = 7;
  ct_forward(t.m, t.d);
  assert_within(t.d->actuator_force[0], 50, 0);
  t.m->opt.disableactuator = 1 << 2;
  ct_forward(t.m, t.d);
  assert_within(t.d->actuator_force[0], 0, 0);
  t.m->opt.disableactuator = 0;
  t.m->opt.disableflags |= ctDSBL_CLAMPCTRL;
  t.d->ctrl[0] = NAN; // all controls count as 0
  ct_step(t.m, t.d);
  assert_within(t.d->actuator_force[0], 0, 0);
  assert_within(t.d->kind_state[0], 0, 0);
  trees_close(&t);
}

// A filter in front of the motor: the spring sees its output, and the rate of that output.
static void activation_takes_the_place_of_the_control(void** state) {
  (void)state;
  Trees t =
      trees_open(DRIVEN("", CUSTOM("series_elastic", "100 10 1", "dyntype='filter' dynprm='.1'")));
  t.d->ctrl[0] = 1;
  t.d->act[0] = 0.5;
  ct_forward(t.m, t.d);
  assert_within(t.d->actuator_force[0], 100 * 0.5 + 10 * (1 - 0.5) / 0.1, 1e-12);
  trees_close(&t);
}

// The previous control belongs to the state: a copy and a restored state go on with the same bits.
static void previous_controls_are_state(void** state) {
  (void)state;
  Trees t = trees_open(DRIVEN("", CUSTOM("series_elastic", "100 10 1", "")));
  ctData* copy = ct_makeData(t.m);
  int sig = ctSTATE_INTEGRATION | ctSTATE_KIND;
  double saved[64];
  assert_true(ct_stateSize(t.m, sig) <= 64);
  for (int i = 0; i < 5; i++) {
    t.d->ctrl[0] = 0.1 * i;
    ct_step(t.m, t.d);
  }
  ct_copyData(copy, t.m, t.d);
  ct_getState(t.m, t.d, saved, sig);
  t.d->ctrl[0] = copy->ctrl[0] = 1;
  ct_step(t.m, t.d);
  ct_step(t.m, copy);
  assert_within(copy->qvel[0], t.d->qvel[0], 0);
  ct_resetData(t.m, copy);
  ct_setState(t.m, copy, saved, sig);
  copy->ctrl[0] = 1;
  ct_step(t.m, copy);
  assert_within(copy->qvel[0], t.d->qvel[0], 0);
  ct_deleteData(copy);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(activations_of_a_kind),
      cmocka_unit_test(a_kind_gets_its_actuators_together),
      cmocka_unit_test(slopes_by_differences),
      cmocka_unit_test(limits_groups_and_bad_controls),
      cmocka_unit_test(activation_takes_the_place_of_the_control),
      cmocka_unit_test(previous_controls_are_state),
  };
  return cmocka_run_group_tests(tests, register_kinds, NULL);
}
