#include "compile/plugin_build.h"
#include "model/plugin_registry.h"
#include "support/cmocka_all.h"

#include <corten/corten.h>

#include <stdlib.h>

// A sensor whose plugin has as many outputs as its setting n says, and two numbers of state.
static const char* setting(const ctModel* m, int instance) {
  return plugin_registry_config(m, instance, "n");
}
static int outputs(const ctModel* m, int instance, int sensor) {
  (void)sensor;
  return atoi(setting(m, instance));
}
static int states(const ctModel* m, int instance) {
  (void)m, (void)instance;
  return 2;
}
static int begin(const ctModel* m, ctData* d, int instance) {
  (void)m, (void)d, (void)instance;
  return 0;
}
static void reset(const ctModel* m, cttNum* state, void* data, int instance) {
  (void)m, (void)state, (void)data, (void)instance;
}
static void compute(const ctModel* m, ctData* d, int instance, int capability) {
  (void)m, (void)d, (void)instance, (void)capability;
}

static int register_counter(void** state) {
  (void)state;
  static const char* const kSetting[] = {"m", "n"};
  ctpPlugin plugin;
  ctp_defaultPlugin(&plugin);
  plugin.name = "test.counter";
  plugin.nattribute = 2;
  plugin.attributes = kSetting;
  plugin.capabilityflags = ctPLUGIN_SENSOR;
  plugin.needstage = ctSTAGE_VEL;
  plugin.nstate = states;
  plugin.nsensordata = outputs;
  plugin.init = begin;
  plugin.reset = reset;
  plugin.compute = compute;
  return ctp_registerPlugin(&plugin) < 0;
}

static ctModel* load(const char* inner, char* error, int size) {
  char xml[4000];
  snprintf(xml, sizeof xml,
           "<mujoco><extension><plugin plugin='mujoco.pid'><instance name='i'>"
           "<config key='kd' value='2'/><config key='kp' value='1'/></instance></plugin>"
           "<plugin plugin='mujoco.elasticity.cable'/><plugin plugin='test.counter'/></extension>"
           "<worldbody><body name='b'><joint name='j'/><geom name='g' size='1'/></body></worldbody>"
           "%s</mujoco>",
           inner);
  return ct_loadXMLString(xml, NULL, error, size);
}

static ctModel* accept(const char* inner) {
  char error[1000] = "";
  ctModel* m = load(inner, error, sizeof error);
  if (!m) fail_msg("%s: %s", inner, error);
  return m;
}

static void refuse(const char* inner, const char* why) {
  char error[1000] = "";
  ctModel* m = load(inner, error, sizeof error);
  if (m) fail_msg("accepted: %s", inner);
  if (!strstr(error, why)) fail_msg("'%s' is not in %s", why, error);
}

#define ACTUATOR(inside) "<actuator>" inside "</actuator>"
#define BY_NAME ACTUATOR("<plugin joint='j' instance='i'/>")

static void instances_and_their_settings(void** state) {
  (void)state;
  ctModel* m = accept(
      ACTUATOR("<plugin joint='j' plugin='mujoco.pid'><config key='kd' value='7.5'/></plugin>"
               "<motor joint='j'/><plugin joint='j' instance='i'/>") "");
  assert_int_equal(m->nplugin, 2);
  assert_int_equal(m->plugin[0], plugin_registry_find("mujoco.pid"));
  assert_int_equal(m->npluginattr, 7 + 8);
  static const char kAttr[] = "1\0\0"
                              "2\0\0\0"
                              "\0\0"
                              "7.5\0\0\0";
  assert_memory_equal(m->plugin_attr, kAttr, sizeof kAttr - 1);
  assert_int_equal(m->plugin_attradr[1], 7);
  assert_int_equal(m->actuator_plugin[0], 1);
  assert_int_equal(m->actuator_plugin[1], -1);
  assert_int_equal(m->actuator_plugin[2], 0);
  assert_int_equal(m->body_plugin[1], -1);
  assert_int_equal(m->geom_plugin[0], -1);
  assert_int_equal(ct_name2id(m, ctOBJ_PLUGIN, "i"), 0);
  ct_deleteModel(m);
}

static void plugins_tell_sizes(void** state) {
  (void)state;
  ctModel* m = accept(BY_NAME "<sensor><clock/><plugin plugin='test.counter'>"
                              "<config key='n' value='5'/></plugin><clock/></sensor>");
  assert_int_equal(m->nplugin, 2);
  assert_int_equal(m->sensor_plugin[1], 1);
  assert_int_equal(m->sensor_dim[1], 5);
  assert_int_equal(m->sensor_adr[2], 6);
  assert_int_equal(m->nsensordata, 7);
  assert_int_equal(m->sensor_needstage[1], ctSTAGE_VEL);
  assert_int_equal(m->npluginstate, 2);
  assert_int_equal(m->plugin_stateadr[1], 0);
  assert_int_equal(m->plugin_statenum[1], 2);
  ct_deleteModel(m);
}

static void wrong_uses_are_named(void** state) {
  (void)state;
  refuse(BY_NAME "<sensor><plugin/></sensor>",
         "neither 'plugin' nor 'instance' is specified for sensor");
  refuse(ACTUATOR("<plugin name='a' joint='j'/>"),
         "neither 'plugin' nor 'instance' is specified for actuator 'a', (id = 0)");
  refuse(ACTUATOR("<plugin joint='j' plugin='mujoco.sdf.bolt'/>"),
         "unrecognized plugin 'mujoco.sdf.bolt'");
  refuse(ACTUATOR("<plugin joint='j' instance='k'/>"), "unrecognized name 'k' for plugin instance");
  refuse(ACTUATOR("<plugin joint='j' plugin='mujoco.elasticity.cable'/>"),
         "plugin 'mujoco.elasticity.cable' does not support actuators");
  refuse(BY_NAME "<sensor><plugin instance='i'/></sensor>",
         "plugin 'mujoco.pid' does not support sensors");
  refuse(BY_NAME "<sensor><plugin plugin='test.counter'><config key='n' value='-1'/></plugin>"
                 "</sensor>",
         "plugin 'test.counter' cannot be used by this sensor");
  refuse(ACTUATOR("<plugin joint='j' plugin='mujoco.pid'><config key='b' value='1'/>"
                  "<config key='a' value='1'/></plugin>"),
         "unrecognized attribute 'plugin:a' for plugin mujoco.pid'");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(instances_and_their_settings),
      cmocka_unit_test(plugins_tell_sizes),
      cmocka_unit_test(wrong_uses_are_named),
  };
  return cmocka_run_group_tests(tests, register_counter, NULL);
}
