#include "unit/pos/trees.h"

#define USER                                                                                       \
  "<mujoco><worldbody><body><joint name='a' type='slide'/><geom size='.1'/></body></worldbody>"    \
  "<actuator><general joint='a' dyntype='user' gaintype='user' biastype='user' actdim='1'/>"       \
  "<general joint='a' dyntype='user' actdim='2'/></actuator></mujoco>"

static double rate(const ctModel* m, const ctData* d, int id) {
  if (id == 1) {
    int k = m->actuator_actadr[id];
    d->act_dot[k] = 5;
    d->act_dot[k + 1] = 6;
  }
  return 10 + id;
}
static double gain(const ctModel* m, const ctData* d, int id) { return (void)m, (void)d, 20 + id; }
static double bias(const ctModel* m, const ctData* d, int id) { return (void)m, (void)d, 30 + id; }
static void control(const ctModel* m, ctData* d) {
  (void)m;
  d->ctrl[0] = d->qpos[0];
}
static void push(const ctModel* m, ctData* d) {
  (void)m;
  d->qfrc_passive[0] += 7;
}

static void hooks_belong_to_one_data(void** state) {
  (void)state;
  Trees t = trees_open(USER);
  ctData* other = ct_makeData(t.m);
  ct_setCallbacks(t.d, &(ctCallbacks){.act_dyn = rate,
                                      .act_gain = gain,
                                      .act_bias = bias,
                                      .control = control,
                                      .passive = push});
  assert_true(ct_getCallbacks(t.d)->act_dyn == rate && !ct_getCallbacks(other)->act_dyn);
  t.d->act[0] = other->act[0] = 2;
  t.d->qpos[0] = 0.5;
  ct_forward(t.m, t.d);
  ct_forward(t.m, other);
  trees_near(t.d->act_dot[0], 10, 0);
  trees_near(t.d->act_dot[1], 5, 0); // several activations: the hook has written them itself
  trees_near(t.d->act_dot[2], 6, 0);
  trees_near(t.d->actuator_force[0], 20 * 2 + 30, 0);
  trees_near(t.d->ctrl[0], 0.5, 0);
  trees_near(t.d->qfrc_passive[0], 7, 0);
  trees_near(other->act_dot[0], 0, 0);
  trees_near(other->actuator_force[0], 2, 0);
  trees_near(other->qfrc_passive[0], 0, 0);
  ct_deleteData(other);
  trees_close(&t);
}

static void hooks_outlive_a_reset_and_can_be_taken_away(void** state) {
  (void)state;
  Trees t = trees_open(USER);
  ct_setCallbacks(t.d, &(ctCallbacks){.passive = push});
  ct_resetData(t.m, t.d);
  assert_true(ct_getCallbacks(t.d)->passive == push);
  ct_setCallbacks(t.d, NULL);
  assert_null(ct_getCallbacks(t.d)->passive);
  trees_close(&t);
}

static void the_control_hook_rests_with_actuation(void** state) {
  (void)state;
  Trees t = trees_open(USER);
  ct_setCallbacks(t.d, &(ctCallbacks){.control = control});
  t.m->opt.disableflags |= ctDSBL_ACTUATION;
  t.d->qpos[0] = 0.5;
  ct_forward(t.m, t.d);
  trees_near(t.d->ctrl[0], 0, 0);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(hooks_belong_to_one_data),
      cmocka_unit_test(hooks_outlive_a_reset_and_can_be_taken_away),
      cmocka_unit_test(the_control_hook_rests_with_actuation),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
