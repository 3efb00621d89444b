// Requirement 14: keyframes, mocap bodies, hooks.
#include "unit/pos/trees.h"

#define WORLD                                                                                      \
  "<mujoco><worldbody><body name='hand' mocap='true' pos='0 0 1'><geom type='box' "                \
  "size='.1 .1 .1'/></body><body pos='0 0 1.19'><joint name='j' type='slide' axis='0 0 1'/><geom " \
  "size='.1'/></body></worldbody><actuator><general joint='j' dyntype='integrator'/></actuator>"   \
  "<keyframe><key name='up' time='2.5' qpos='.3' qvel='-.7' act='.25' ctrl='.5' mpos='1 2 3' "     \
  "mquat='0 1 0 0'/></keyframe></mujoco>"

static void r14_ac01_a_keyframe_is_restored_exactly(void** state) {
  (void)state;
  Trees t = trees_open(WORLD);
  for (int i = 0; i < 10; i++) ct_step(t.m, t.d);
  ct_resetDataKeyframe(t.m, t.d, ct_name2id(t.m, ctOBJ_KEY, "up"));
  const double pos[3] = {1, 2, 3}, quat[4] = {0, 1, 0, 0};
  trees_near(t.d->time, 2.5, 0);
  trees_near(t.d->qpos[0], .3, 0);
  trees_near(t.d->qvel[0], -.7, 0);
  trees_near(t.d->act[0], .25, 0);
  trees_near(t.d->ctrl[0], .5, 0);
  trees_near_n(t.d->mocap_pos, pos, 3, 0);
  trees_near_n(t.d->mocap_quat, quat, 4, 0);
  trees_close(&t);
}

// Whatever ran before: from then on everything is as in a new data with the key's state.
static void r14_ac01_a_run_from_a_keyframe_is_always_the_same(void** state) {
  (void)state;
  Trees used = trees_open(WORLD), fresh = trees_open(WORLD);
  used.d->qfrc_applied[0] = 3;
  for (int i = 0; i < 20; i++) ct_step(used.m, used.d);
  ct_resetDataKeyframe(used.m, used.d, 0);
  ct_resetDataKeyframe(fresh.m, fresh.d, 0);
  int size = ct_stateSize(fresh.m, ctSTATE_INTEGRATION);
  double a[100], b[100];
  assert_true(size <= 100);
  for (int i = 0; i < 20; i++) {
    ct_getState(used.m, used.d, a, ctSTATE_INTEGRATION);
    ct_getState(fresh.m, fresh.d, b, ctSTATE_INTEGRATION);
    assert_memory_equal(a, b, (size_t)size * sizeof(double));
    ct_step(used.m, used.d);
    ct_step(fresh.m, fresh.d);
  }
  trees_close(&used);
  trees_close(&fresh);
}

static void r14_ac02_a_mocap_body_goes_where_it_is_put(void** state) {
  (void)state;
  Trees t = trees_open(WORLD);
  ct_step(t.m, t.d);
  assert_int_equal(t.d->ncon, 1); // the ball lies on the hand
  t.d->mocap_pos[0] = 5;
  ct_step(t.m, t.d);
  const double there[3] = {5, 0, 1};
  trees_near_n(t.d->xpos + 3, there, 3, 0);
  assert_int_equal(t.d->ncon, 0);
  for (int i = 0; i < 10; i++) ct_step(t.m, t.d);
  trees_near_n(t.d->mocap_pos, there, 3, 0); // nothing moves it
  trees_near_n(t.d->xpos + 3, there, 3, 0);
  // back, and turned on a corner by an eighth about x: the ball finds its edge
  const double turned[4] = {.92387953251128674, .38268343236508978, 0, 0};
  t.d->mocap_pos[0] = 0;
  memcpy(t.d->mocap_quat, turned, sizeof turned);
  t.d->qpos[0] = .041;
  t.d->qvel[0] = 0;
  ct_forward(t.m, t.d);
  trees_near_n(t.d->xquat + 4, turned, 4, 1e-15);
  assert_int_equal(t.d->ncon, 1);
  trees_near(t.d->contact[0].dist, .231 - sqrt(.02) - .1, 1e-6);
  assert_true(t.d->qacc[0] > -9);
  trees_close(&t);
}

// Its mass is not part of anything that moves: the same motion with a mocap body of lead.
static void r14_ac03_a_mocap_body_has_no_mass_in_the_system(void** state) {
  (void)state;
  Trees light = trees_open(WORLD), heavy = trees_open(WORLD);
  assert_int_equal(light.m->nv, 1);
  heavy.m->body_mass[1] *= 1000;
  for (int k = 0; k < 3; k++) heavy.m->body_inertia[3 + k] *= 1000;
  for (int i = 0; i < 50; i++) {
    ct_step(light.m, light.d);
    ct_step(heavy.m, heavy.d);
  }
  trees_near(light.d->qpos[0], heavy.d->qpos[0], 0);
  trees_near(light.d->qM[0], heavy.d->qM[0], 0);
  trees_close(&light);
  trees_close(&heavy);
}

static void servo(const ctModel* m, ctData* d) {
  (void)m;
  d->ctrl[0] = -10 * d->qpos[0];
}
static void wind(const ctModel* m, ctData* d) {
  (void)m;
  d->qfrc_passive[0] += 100;
}
static int apart(const ctModel* m, ctData* d, int g1, int g2) {
  return (void)m, (void)d, (void)g1, (void)g2, 1;
}

// The hooks that the requirement leaves for later.
static void r14_ac04_hooks(void** state) {
  (void)state;
  Trees t = trees_open(WORLD);
  ct_setCallbacks(t.d, &(ctCallbacks){.control = servo, .passive = wind, .contactfilter = apart});
  t.d->qpos[0] = .01;
  ct_forward(t.m, t.d);
  trees_near(t.d->act_dot[0], -.1, 1e-15);
  trees_near(t.d->qfrc_passive[0], 100, 0);
  t.d->qpos[0] = 0;
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->ncon, 0);
  ct_setCallbacks(t.d, NULL);
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->ncon, 1);
  trees_near(t.d->qfrc_passive[0], 0, 0);
  trees_close(&t);
}

static void reading(const ctModel* m, ctData* d, int stage) {
  if (stage == ctSTAGE_VEL) d->sensordata[m->sensor_adr[0]] = 7;
}
static cttNum rate(const ctModel* m, const ctData* d, int id) {
  return (void)m, (void)id, 3 * d->ctrl[0];
}
static cttNum gain(const ctModel* m, const ctData* d, int id) {
  return (void)m, (void)d, (void)id, 5;
}
static cttNum bias(const ctModel* m, const ctData* d, int id) {
  return (void)m, (void)d, (void)id, 11;
}

// The others: sensors, activation, gain and bias of the kind `user`.
static void r14_ac04_hooks_of_sensors_and_actuators(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><worldbody><body><joint name='j'/><geom size='.1'/></body>"
                       "</worldbody><actuator><general joint='j' dyntype='user' gaintype='user' "
                       "biastype='user' actdim='1'/></actuator>"
                       "<sensor><user dim='1' needstage='vel'/></sensor></mujoco>");
  ct_setCallbacks(
      t.d, &(ctCallbacks){.sensor = reading, .act_dyn = rate, .act_gain = gain, .act_bias = bias});
  t.d->ctrl[0] = 2;
  t.d->act[0] = 4;
  ct_forward(t.m, t.d);
  trees_near(t.d->sensordata[0], 7, 0);
  trees_near(t.d->act_dot[0], 6, 0);
  trees_near(t.d->actuator_force[0], 5 * 4 + 11, 0);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r14_ac01_a_keyframe_is_restored_exactly),
      cmocka_unit_test(r14_ac01_a_run_from_a_keyframe_is_always_the_same),
      cmocka_unit_test(r14_ac02_a_mocap_body_goes_where_it_is_put),
      cmocka_unit_test(r14_ac03_a_mocap_body_has_no_mass_in_the_system),
      cmocka_unit_test(r14_ac04_hooks),
      cmocka_unit_test(r14_ac04_hooks_of_sensors_and_actuators),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
