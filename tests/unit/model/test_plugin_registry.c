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

// A plugin that differs in any one function, flag or attribute is another one.
static void every_field_counts(void** state) {
  (void)state;
  static const size_t field[] = {
#define FIELD(name) offsetof(ctpPlugin, name)
      FIELD(nstate),       FIELD(nsensordata),   FIELD(init),
      FIELD(destroy),      FIELD(copy),          FIELD(reset),
      FIELD(compute),      FIELD(advance),       FIELD(visualize),
      FIELD(sdf_distance), FIELD(sdf_gradient),  FIELD(sdf_staticdistance),
      FIELD(sdf_aabb),     FIELD(sdf_attribute), FIELD(actuator_act_dot)};
  const char *attributes[] = {"a", "b"}, *others[] = {"a", "c"};
  ctpPlugin p;
  ctp_defaultPlugin(&p);
  p.name = "test.fields";
  p.nattribute = 2;
  p.attributes = attributes;
  int slot = ctp_registerPlugin(&p), count = ctp_pluginCount();
  assert_true(slot >= 0);
  int (*function)(const ctModel*, int) = nothing;
  for (size_t k = 0; k < sizeof field / sizeof *field; k++) {
    ctpPlugin other = p;
    memcpy((char*)&other + field[k], &function, sizeof function);
    ct_clearError();
    assert_int_equal(ctp_registerPlugin(&other), -1);
    assert_non_null(strstr(ct_lastError(), "already registered"));
  }
  ctpPlugin other = p;
  other.attributes = others;
  assert_int_equal(ctp_registerPlugin(&other), -1);
  other = p;
  other.needstage = ctSTAGE_VEL;
  assert_int_equal(ctp_registerPlugin(&other), -1);
  assert_int_equal(ctp_registerPlugin(&p), slot);
  assert_int_equal(ctp_pluginCount(), count);
}

static void bad_names_and_attributes(void** state) {
  (void)state;
  static char large[100000];
  memset(large, 'x', sizeof large - 1);
  const char *null[] = {NULL}, *empty[] = {""}, *huge[] = {large};
  const struct {
    const char *name, *const *attribute;
    int count;
    const char* text;
  } row[] = {{large, NULL, 0, "too long"},           {"test.bad", NULL, -1, "negative"},
             {"test.bad", NULL, 1, "null pointer"},  {"test.bad", null, 1, "null pointer"},
             {"test.bad", empty, 1, "empty string"}, {"test.bad", huge, 1, "too long"}};
  for (size_t k = 0; k < sizeof row / sizeof *row; k++) {
    ctpPlugin p;
    ctp_defaultPlugin(&p);
    p.name = row[k].name;
    p.nattribute = row[k].count;
    p.attributes = (const char**)(uintptr_t)row[k].attribute;
    ct_clearError();
    assert_int_equal(ctp_registerPlugin(&p), -1);
    if (!strstr(ct_lastError(), row[k].text)) fail_msg("%zu: %s", k, ct_lastError());
  }
}

static void* no_memory(size_t n, size_t align, void* user) {
  return (void)n, (void)align, (void)user, NULL;
}
static void no_free(void* p, void* user) { (void)p, (void)user; }

static void without_memory_or_room(void** state) {
  (void)state;
  char name[40];
  ctpPlugin p;
  ctp_defaultPlugin(&p);
  p.name = "test.scarce";
  ct_setAllocator(&(ctAllocator){no_memory, no_free, NULL});
  int slot = ctp_registerPlugin(&p), count = ctp_pluginCount(), made = 0;
  ct_setAllocator(NULL);
  assert_int_equal(slot, -1);
  for (slot = 0; slot >= 0 && made < 100000; made++) {
    snprintf(name, sizeof name, "test.many%d", made);
    p.name = name;
    slot = ctp_registerPlugin(&p);
  }
  assert_int_equal(slot, -1);
  assert_non_null(strstr(ct_lastError(), "no room for plugin"));
  assert_int_equal(ctp_pluginCount(), count + made - 1);
  assert_non_null(ctp_getPlugin("test.many0", NULL));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_field_counts),     cmocka_unit_test(bad_names_and_attributes),
      cmocka_unit_test(own_plugins_come_first), cmocka_unit_test(plugins_of_users_are_copied),
      cmocka_unit_test(one_name_is_one_plugin), cmocka_unit_test(bad_plugins_are_refused),
      cmocka_unit_test(without_memory_or_room), // takes all the room
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
