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
  assert_int_equal(cts_activatePlugin(s, "mujoco.sdf.torus"), 0);
  assert_int_equal(declared(s)->count, 3);
  assert_string_equal(vectors_text(&declared(s)->data[0]), "mujoco.pid");
  assert_string_equal(vectors_text(&declared(s)->data[1]), "mujoco.elasticity.cable");
  assert_string_equal(vectors_text(&declared(s)->data[2]), "mujoco.sdf.torus");
  ct_deleteSpec(s);
}

static void a_second_declaration_changes_nothing(void** state) {
  (void)state;
  ctSpec* s = ct_makeSpec();
  assert_int_equal(cts_activatePlugin(s, "mujoco.pid"), 0);
  assert_int_equal(cts_activatePlugin(s, "mujoco.sdf.nut"), 0);
  assert_int_equal(cts_activatePlugin(s, "mujoco.pid"), 0);
  assert_int_equal(declared(s)->count, 2);
  ct_deleteSpec(s);
}

static void unknown_plugins_are_refused(void** state) {
  (void)state;
  static const char* const kName[] = {"",           "pid",           "mujoco", "mujoco.pid ",
                                      "MUJOCO.PID", "mujoco.sdf.bol"};
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

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(known_plugins_are_declared_in_order),
      cmocka_unit_test(a_second_declaration_changes_nothing),
      cmocka_unit_test(unknown_plugins_are_refused),
      cmocka_unit_test(without_memory_nothing_is_declared),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
