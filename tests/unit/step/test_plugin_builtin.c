#include "model/plugin_registry.h"
#include "support/cmocka_all.h"

// Slots are those of MuJoCo, so that a model that keeps numbers means the same plugins.
static void slots_are_in_order(void** state) {
  (void)state;
  static const char* const order[] = {
      "mujoco.pid",      "mujoco.elasticity.cable", "mujoco.sensor.touch_grid", "mujoco.sdf.bolt",
      "mujoco.sdf.bowl", "mujoco.sdf.gear",         "mujoco.sdf.nut",           "mujoco.sdf.torus"};
  assert_true(plugin_builtin_count == 8);
  for (int i = 0; i < plugin_builtin_count; i++)
    assert_string_equal(plugin_builtin[i]->name, order[i]);
}

// Whoever computes must say what.
static void all_can_do_something(void** state) {
  (void)state;
  for (int i = 0; i < plugin_builtin_count; i++) {
    const ctpPlugin* p = plugin_builtin[i];
    assert_true(p->capabilityflags != 0);
    assert_non_null(p->nstate);
    if (p->capabilityflags &
        (ctPLUGIN_ACTUATOR | ctPLUGIN_PASSIVE | ctPLUGIN_SENSOR | ctPLUGIN_SDF))
      assert_non_null(p->compute);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(slots_are_in_order),
      cmocka_unit_test(all_can_do_something),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
