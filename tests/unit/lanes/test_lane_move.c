#include "model/field.h"
#include "support/lane_worlds.h"

// All arrays of numbers that do not lie in the arena, as after ct_step.
static void compare_fields(const LaneWorlds* w) {
  for (int i = 0; i < data_field_count; i++) {
    const Field* f = data_field + i;
    if (f->type != FIELD_REAL || f->memory != FIELD_BLOCK) continue;
    size_t size = (size_t)field_count(f, w->m, NULL) * sizeof(double);
    for (int k = 0; k < w->n; k++) {
      if (memcmp(field_data(f, w->lane[k]), field_data(f, w->alone[k]), size) != 0)
        fail_msg("%s of world %d", f->name, k);
    }
  }
}

static void wanted_fields_come_back(void** state) {
  (void)state;
  static const char* const scenes[] = {"humanoid.xml", "trajectory/T16_sensor_suite.xml",
                                       "tendons.xml"};
  for (size_t k = 0; k < sizeof scenes / sizeof *scenes; k++) {
    ctModel* m = scene_load(scenes[k]);
    for (int width = 2; width <= 8; width *= 2) {
      LaneStepper* s = lanes_make(m, width);
      assert_true(lanes_want(s, "*"));
      LaneWorlds w = lane_worlds_make(m, LANE_WORLDS);
      for (int t = 0; t < 4; t++) {
        lane_worlds_step(&w, s, t);
        compare_fields(&w);
      }
      lane_worlds_free(&w);
      lanes_free(s);
    }
    ct_deleteModel(m);
  }
}

static void one_field(void** state) {
  (void)state;
  ctModel* m = scene_load("arm.xml");
  LaneStepper* s = lanes_make(m, 4);
  assert_true(lanes_want(s, "xpos"));
  assert_false(lanes_want(s, "efc_force"));
  assert_false(lanes_want(s, "no_such_field"));
  LaneWorlds w = lane_worlds_make(m, 3);
  lane_worlds_step(&w, s, 0);
  for (int k = 0; k < 3; k++) {
    size_t size = 3 * (size_t)m->nbody * sizeof(double);
    assert_memory_equal(w.lane[k]->xpos, w.alone[k]->xpos, size);
  }
  lane_worlds_free(&w);
  lanes_free(s);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(wanted_fields_come_back),
                                     cmocka_unit_test(one_field)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
