#include "model/data.h"
#include "support/failing_memory.h"
#include "unit/pos/trees.h"

#include <corten/compat.h>

#define TWO                                                                                        \
  "<mujoco><worldbody><body><joint name='a' type='slide'/><geom size='.1'/></body>"                \
  "<body pos='.15 0 0'><joint type='slide'/><geom size='.1'/></body></worldbody>"                  \
  "<actuator><general joint='a' dyntype='user' gaintype='user' biastype='user' actdim='1'/>"       \
  "</actuator><sensor><user dim='1' needstage='pos'/></sensor></mujoco>"

static void push(const ctModel* m, ctData* d) {
  (void)m;
  d->qfrc_passive[0] += 7;
}
static void steer(const ctModel* m, ctData* d) {
  (void)m;
  d->ctrl[0] = 3;
}
static int nothing(const ctModel* m, ctData* d, int g1, int g2) {
  return (void)m, (void)d, (void)g1, (void)g2, 1;
}
static void read(const ctModel* m, ctData* d, int stage) {
  if (stage == ctSTAGE_POS) d->sensordata[m->sensor_adr[0]] = 11;
}
static double two(const ctModel* m, const ctData* d, int id) {
  return (void)m, (void)d, (void)id, 2;
}

static double ticks;
static double tick(void) { return ticks += 1; }

static void without_hooks_it_is_a_plain_data(void** state) {
  (void)state;
  Trees t = trees_open(TWO);
  ctData* d = ctmj_makeData(t.m);
  t.d->qvel[0] = d->qvel[0] = 0.3;
  t.d->act[0] = d->act[0] = 0.7;
  for (int i = 0; i < 20; i++) {
    ct_step(t.m, t.d);
    ctmj_step(t.m, d);
  }
  assert_int_equal(t.d->ncon, 1);
  assert_int_equal(d->ncon, 1);
  for (int i = 0; i < t.m->nv; i++) trees_near(d->qvel[i], t.d->qvel[i], 0);
  ct_deleteData(d);
  trees_close(&t);
}

// What may run in lanes or be skipped asks whether a function of the user is behind the hooks.
static void data_is_hooked_while_a_variable_is_set(void** state) {
  (void)state;
  Trees t = trees_open(TWO);
  ctData* d = ctmj_makeData(t.m);
  assert_false(data_is_hooked(d));
  ct_compat.sensor = read;
  assert_true(data_is_hooked(d));
  assert_false(data_is_hooked(t.d));
  ctmj_resetCallbacks();
  assert_false(data_is_hooked(d));
  ctfCollision before = ctmj_collision[ctGEOM_SPHERE][ctGEOM_SPHERE];
  ctmj_collision[ctGEOM_SPHERE][ctGEOM_SPHERE] = NULL;
  assert_true(data_is_hooked(d));
  ctmj_collision[ctGEOM_SPHERE][ctGEOM_SPHERE] = before;
  ct_setCallbacks(d, &(ctCallbacks){.passive = push});
  assert_true(data_is_hooked(d));
  ct_setCallbacks(d, NULL);
  assert_false(data_is_hooked(d));
  ct_deleteData(d);
  trees_close(&t);
}

static void hooks_act_from_the_moment_they_are_set(void** state) {
  (void)state;
  Trees t = trees_open(TWO);
  ctData* d = ctmj_makeData(t.m);
  ctData* copy = ctmj_copyData(NULL, t.m, t.d);
  ct_compat.passive = push;
  ct_compat.control = steer;
  ct_compat.contactfilter = nothing;
  ct_compat.sensor = read;
  ct_compat.act_dyn = ct_compat.act_gain = ct_compat.act_bias = two;
  d->act[0] = 5;
  ctmj_forward(t.m, d);
  ctmj_forward(t.m, copy);
  trees_near(d->qfrc_passive[0], 7, 0);
  trees_near(copy->qfrc_passive[0], 7, 0);
  trees_near(d->ctrl[0], 3, 0);
  trees_near(d->sensordata[0], 11, 0);
  trees_near(d->act_dot[0], 2, 0);
  trees_near(d->actuator_force[0], 2 * 5 + 2, 0);
  assert_int_equal(d->ncon, 0);
  ct_forward(t.m, t.d); // a data of Corten's own does not see them
  trees_near(t.d->qfrc_passive[0], 0, 0);
  ctmj_resetCallbacks();
  ctmj_forward(t.m, d);
  trees_near(d->qfrc_passive[0], 0, 0);
  assert_int_equal(d->ncon, 1);
  ct_deleteData(copy);
  ct_deleteData(d);
  trees_close(&t);
}

// mjcb_time is the clock of the timers; without it they count calls and take no time.
static void timers_use_the_clock(void** state) {
  (void)state;
  Trees t = trees_open(TWO);
  ctData* d = ctmj_makeData(t.m);
  ctmj_step(t.m, d);
  trees_near(d->timer[ctTIMER_STEP].duration, 0, 0);
  ct_compat.time = tick;
  int before = d->timer[ctTIMER_STEP].number;
  ctmj_step(t.m, d);
  assert_int_equal(d->timer[ctTIMER_STEP].number, before + 1);
  assert_true(d->timer[ctTIMER_STEP].duration >= 1 && d->timer[ctTIMER_STEP].duration < ticks);
  ctmj_resetCallbacks();
  assert_true(!ct_compat.time);
  ct_deleteData(d);
  trees_close(&t);
}

// Without a filter of the user's, masks of geoms decide: either of the two is enough.
static void masks_decide(void** state) {
  (void)state;
  static const struct {
    int type[2], affinity[2], ncon;
  } row[] = {{{1, 2}, {2, 4}, 1}, {{2, 1}, {4, 2}, 1}, {{1, 1}, {1, 1}, 1}, {{1, 1}, {2, 2}, 0}};
  Trees t = trees_open(TWO);
  ctData* d = ctmj_makeData(t.m);
  for (size_t k = 0; k < sizeof row / sizeof *row; k++) {
    for (int g = 0; g < 2; g++) {
      t.m->geom_contype[g] = row[k].type[g];
      t.m->geom_conaffinity[g] = row[k].affinity[g];
      // bodies are sorted out by the masks of all their geoms
      t.m->body_contype[1 + g] = row[k].type[g];
      t.m->body_conaffinity[1 + g] = row[k].affinity[g];
    }
    ctmj_forward(t.m, d);
    assert_int_equal(d->ncon, row[k].ncon);
  }
  ct_deleteData(d);
  trees_close(&t);
}

// Variables of another library count where the header's are not set; resetting clears both.
static void variables_of_another_library(void** state) {
  (void)state;
  static ctfGeneric passive, control;
  static ctfConFilt filter;
  static ctfSensor sensor;
  static ctfTime time;
  static ctfAct dyn, gain, bias;
  static void (*error)(const char*);
  static void (*warning)(const char*);
  static void* (*take)(size_t);
  static void (*give)(void*);
  const ctCompatAt at = {&passive, &control, &filter, &sensor,  &time, &dyn,
                         &gain,    &bias,    &error,  &warning, &take, &give};
  Trees t = trees_open(TWO);
  ctData* d = ctmj_makeData(t.m);
  ctmj_link(&at);
  ctmj_forward(t.m, d);
  assert_int_equal(d->ncon, 1);
  assert_true(d->qfrc_passive[0] == 0 && d->sensordata[0] == 0);
  passive = push, control = steer, filter = nothing, sensor = read;
  dyn = gain = bias = two;
  ctmj_forward(t.m, d);
  assert_int_equal(d->ncon, 0);
  assert_true(d->qfrc_passive[0] == 7 && d->ctrl[0] == 3 && d->sensordata[0] == 11);
  assert_true(d->act_dot[0] == 2);
  ct_compat.act_dyn = NULL;
  ct_compat.passive = steer; // comes first
  ctmj_forward(t.m, d);
  assert_true(d->qfrc_passive[0] == 0);
  ctmj_resetCallbacks();
  assert_true(!passive && !control && !filter && !sensor && !dyn && !gain && !bias);
  assert_null(ct_compat.passive);
  time = tick;
  ctmj_step(t.m, d);
  assert_true(d->timer[ctTIMER_STEP].duration > 0);
  ctmj_link(NULL);
  passive = push;
  ctmj_forward(t.m, d);
  assert_true(d->qfrc_passive[0] == 0);
  ct_deleteData(d);
  trees_close(&t);
}

static bool make_scarce(MemoryCount* c) {
  ctModel* m = trees_load(TWO);
  memory_scarce(c);
  ctData* d = ctmj_makeData(m);
  ctData* copy = d ? ctmj_copyData(NULL, m, d) : NULL;
  bool done = copy != NULL;
  memory_enough(c);
  ct_deleteData(copy);
  ct_deleteData(d);
  ct_deleteModel(m);
  return done;
}

static void without_memory_there_is_no_data(void** state) {
  (void)state;
  assert_true(memory_failures(make_scarce) >= 2);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(without_hooks_it_is_a_plain_data),
      cmocka_unit_test(data_is_hooked_while_a_variable_is_set),
      cmocka_unit_test(hooks_act_from_the_moment_they_are_set),
      cmocka_unit_test(masks_decide),
      cmocka_unit_test(timers_use_the_clock),
      cmocka_unit_test(variables_of_another_library),
      cmocka_unit_test(without_memory_there_is_no_data),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
