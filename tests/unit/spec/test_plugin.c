#include "spec/spec.h"
#include "support/cmocka_all.h"
#include "unit/asset/xml_memory.h"

#include <corten/corten.h>

static const ctStringVec* declared(const ctSpec* s) { return &((const Spec*)s)->plugins; }

static void known_plugins_are_declared_in_order(void** state) {
  (void)state;
  ctSpec* s = ct_makeSpec();
  assert_int_equal(declared(s)->count, 0);
  assert_int_equal(cts_activatePlugin(s, "mujoco.pid"), 0);
  assert_int_equal(cts_activatePlugin(s, "mujoco.elasticity.cable"), 0);
  assert_int_equal(declared(s)->count, 2);
  assert_string_equal(vectors_text(&declared(s)->data[0]), "mujoco.pid");
  assert_string_equal(vectors_text(&declared(s)->data[1]), "mujoco.elasticity.cable");
  ct_deleteSpec(s);
}

static void a_second_declaration_changes_nothing(void** state) {
  (void)state;
  ctSpec* s = ct_makeSpec();
  assert_int_equal(cts_activatePlugin(s, "mujoco.pid"), 0);
  assert_int_equal(cts_activatePlugin(s, "mujoco.elasticity.cable"), 0);
  assert_int_equal(cts_activatePlugin(s, "MuJoCo.PID"), 0); // capitals do not count
  assert_int_equal(declared(s)->count, 2);
  assert_string_equal(vectors_text(&declared(s)->data[0]), "mujoco.pid");
  ct_deleteSpec(s);
}

static void unknown_plugins_are_refused(void** state) {
  (void)state;
  static const char* const kName[] = {"", "pid", "mujoco", "mujoco.pid ", "mujoco.sdf.bol"};
  ctSpec* s = ct_makeSpec();
  for (size_t i = 0; i < sizeof kName / sizeof *kName; i++)
    assert_int_equal(cts_activatePlugin(s, kName[i]), -1);
  assert_int_equal(declared(s)->count, 0);
  ct_deleteSpec(s);
}

static void without_memory_nothing_is_declared(void** state) {
  (void)state;
  MemoryCount count = {.fail_at = -1};
  memory_count(&count);
  ctSpec* s = ct_makeSpec();
  count.fail_at = count.total;
  assert_int_equal(cts_activatePlugin(s, "mujoco.pid"), -1);
  assert_int_equal(declared(s)->count, 0);
  count.fail_at = -1;
  assert_int_equal(cts_activatePlugin(s, "mujoco.pid"), 0);
  assert_int_equal(declared(s)->count, 1);
  ct_deleteSpec(s);
  assert_int_equal(count.live, 0);
  ct_setAllocator(NULL);
}

static void settings_are_a_list_of_texts(void** state) {
  (void)state;
  ctSpec* s = ct_makeSpec();
  ctsPlugin* plugin = cts_addPlugin(s);
  const char* const* list = cts_getPluginAttributes(plugin);
  assert_null(list[0]);
  const char* given[] = {"kp", "3", "kd", "1e2", NULL};
  cts_setPluginAttributes(plugin, (void*)given);
  list = cts_getPluginAttributes(plugin);
  for (int i = 0; i < 4; i++) assert_string_equal(list[i], given[i]);
  assert_null(list[4]);
  given[2] = NULL;
  cts_setPluginAttributes(plugin, (void*)given);
  list = cts_getPluginAttributes(plugin);
  assert_string_equal(list[0], "kp");
  assert_null(list[2]);
  assert_null(cts_getPluginAttributes(&cts_addActuator(s, NULL)->plugin));
  ct_deleteSpec(s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(known_plugins_are_declared_in_order),
      cmocka_unit_test(a_second_declaration_changes_nothing),
      cmocka_unit_test(unknown_plugins_are_refused),
      cmocka_unit_test(without_memory_nothing_is_declared),
      cmocka_unit_test(settings_are_a_list_of_texts),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
