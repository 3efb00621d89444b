#include "model/plugin_life.h"
#include "unit/pos/trees.h"

// A plugin that counts what happens to it in its one state number and what it keeps.
enum { OPENED, CLOSED, RESET, COPIED, NEVENT };
static int* counts(void) {
  static int count[NEVENT];
  return count;
}

static int one(const ctModel* m, int instance) { return (void)m, (void)instance, 1; }
static int open(const ctModel* m, ctData* d, int instance) {
  const char* fail = ct_getPluginConfig(m, instance, "fail");
  if (fail && fail[0]) return -1;
  d->plugin_data[instance] = 42;
  counts()[OPENED]++;
  return 0;
}
static void destroy(ctData* d, int instance) {
  assert_int_equal(d->plugin_data[instance], 42);
  d->plugin_data[instance] = 0;
  counts()[CLOSED]++;
}
static void reset(const ctModel* m, double* state, void* data, int instance) {
  (void)m, (void)data, (void)instance;
  state[0] = 7;
  counts()[RESET]++;
}
static void copy(ctData* dest, const ctModel* m, const ctData* src, int instance) {
  (void)m, (void)src;
  assert_int_equal(dest->plugin_data[instance], 42);
  counts()[COPIED]++;
}
static void push(const ctModel* m, ctData* d, int instance, int capability) {
  (void)m, (void)instance;
  assert_int_equal(capability, ctPLUGIN_PASSIVE);
  d->qfrc_passive[0] += 3;
}
static void advance(const ctModel* m, ctData* d, int instance) {
  d->plugin_state[m->plugin_stateadr[instance]] += 1;
}

static void ready(void) {
  static const char* const settings[] = {"fail", "other"};
  ctpPlugin p;
  ctp_defaultPlugin(&p);
  p.name = "test.life";
  p.nattribute = 2;
  p.attributes = settings;
  p.capabilityflags = ctPLUGIN_PASSIVE;
  p.nstate = one;
  p.init = open;
  p.destroy = destroy;
  p.reset = reset;
  p.copy = copy;
  p.compute = push;
  p.advance = advance;
  assert_true(ctp_registerPlugin(&p) >= 0);
}

#define WORLD(settings)                                                                            \
  "<mujoco><extension><plugin plugin='test.life'><instance name='i'>" settings                     \
  "</instance></plugin></extension><worldbody><body><joint type='slide'/><geom size='.1'/>"        \
  "<plugin instance='i'/></body></worldbody></mujoco>"

static void from_start_to_end(void** state) {
  (void)state;
  ready();
  Trees t = trees_open(WORLD("<config key='other' value='5'/>"));
  assert_string_equal(ct_getPluginConfig(t.m, 0, "other"), "5");
  assert_string_equal(ct_getPluginConfig(t.m, 0, "fail"), "");
  assert_null(ct_getPluginConfig(t.m, 0, "none"));
  trees_near(t.d->plugin_state[0], 7, 0);
  ct_step(t.m, t.d);
  trees_near(t.d->qfrc_passive[0], 3, 0);
  trees_near(t.d->plugin_state[0], 8, 0);

  // what the plugin keeps is there after a reset and in a copy
  int resets = counts()[RESET], copies = counts()[COPIED];
  ctData* other = ct_copyData(NULL, t.m, t.d);
  assert_int_equal(counts()[COPIED], copies + 1);
  trees_near(other->plugin_state[0], 8, 0);
  ct_resetData(t.m, t.d);
  assert_true(counts()[RESET] > resets);
  assert_int_equal(t.d->plugin_data[0], 42);
  assert_int_equal(other->plugin_data[0], 42);
  trees_near(t.d->plugin_state[0], 7, 0);
  ct_deleteData(other);
  trees_close(&t);
  assert_int_equal(counts()[OPENED], counts()[CLOSED]);
}

static void a_plugin_that_refuses_stops_the_model(void** state) {
  (void)state;
  ready();
  char error[500] = "";
  ctModel* m =
      ct_loadXMLString(WORLD("<config key='fail' value='yes'/>"), NULL, error, sizeof error);
  if (m) ct_deleteModel(m);
  assert_null(m);
  if (!strstr(error, "test.life")) fail_msg("no name in '%s'", error);
}

static void a_plugin_that_is_not_here(void** state) {
  (void)state;
  ready();
  Trees t = trees_open(WORLD(""));
  t.m->plugin[0] = 10000;
  assert_null(ct_makeData(t.m));
  t.m->plugin[0] = t.d->plugin[0];
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(from_start_to_end),
      cmocka_unit_test(a_plugin_that_refuses_stops_the_model),
      cmocka_unit_test(a_plugin_that_is_not_here),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
