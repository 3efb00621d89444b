#include "model/plugin_registry.h"
#include "support/cmocka_all.h"

#include <corten/corten.h>

static int nothing(const ctModel* m, int instance) { return (void)m, (void)instance, 0; }

static void own_plugins_come_first(void** state) {
  (void)state;
  int slot = -1;
  assert_true(ctp_pluginCount() >= plugin_builtin_count);
  for (int i = 0; i < plugin_builtin_count; i++) {
    assert_true(ctp_getPlugin(plugin_builtin[i]->name, &slot) == plugin_builtin[i]);
    assert_int_equal(slot, i);
  }
  assert_non_null(ctp_getPlugin("MuJoCo.PID", NULL)); // capitals do not matter
  assert_null(ctp_getPlugin("none", &slot));
  assert_int_equal(slot, -1);
  assert_null(ctp_getPluginAtSlot(-1));
  assert_null(ctp_getPluginAtSlot(ctp_pluginCount()));
}

static void plugins_of_users_are_copied(void** state) {
  (void)state;
  char name[] = "test.spring", attribute[] = "stiffness";
  const char* attributes[] = {attribute};
  ctpPlugin p;
  ctp_defaultPlugin(&p);
  p.name = name;
  p.nattribute = 1;
  p.attributes = attributes;
  p.capabilityflags = ctPLUGIN_PASSIVE;
  p.nstate = nothing;
  int before = ctp_pluginCount(), slot = ctp_registerPlugin(&p);
  assert_int_equal(slot, before);
  assert_int_equal(ctp_pluginCount(), before + 1);
  name[0] = attribute[0] = 'X';
  const ctpPlugin* kept = ctp_getPluginAtSlot(slot);
  assert_string_equal(kept->name, "test.spring");
  assert_string_equal(kept->attributes[0], "stiffness");
  assert_true(kept->nstate == nothing);
}

static void one_name_is_one_plugin(void** state) {
  (void)state;
  const char* attributes[] = {"stiffness"};
  ctpPlugin p;
  ctp_defaultPlugin(&p);
  p.name = "test.twice";
  int slot = ctp_registerPlugin(&p), count = ctp_pluginCount();
  assert_true(slot >= 0);
  assert_int_equal(ctp_registerPlugin(&p), slot); // the same again
  p.capabilityflags = ctPLUGIN_SENSOR;
  assert_int_equal(ctp_registerPlugin(&p), -1); // another one of the same name
  p.capabilityflags = 0;
  p.nattribute = 1;
  p.attributes = attributes;
  assert_int_equal(ctp_registerPlugin(&p), -1);
  assert_int_equal(ctp_pluginCount(), count);
}

static void bad_plugins_are_refused(void** state) {
  (void)state;
  ctpPlugin p;
  ctp_defaultPlugin(&p);
  assert_int_equal(ctp_registerPlugin(&p), -1);
  p.name = "";
  assert_int_equal(ctp_registerPlugin(&p), -1);
  p.name = "test.bad";
  p.nattribute = 1;
  assert_int_equal(ctp_registerPlugin(&p), -1);
  assert_int_equal(ctp_registerPlugin(NULL), -1);
  assert_null(ctp_getPlugin("test.bad", NULL));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(own_plugins_come_first),
      cmocka_unit_test(plugins_of_users_are_copied),
      cmocka_unit_test(one_name_is_one_plugin),
      cmocka_unit_test(bad_plugins_are_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
