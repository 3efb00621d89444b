#include "support/lane_worlds.h"
#include "support/model_text.h"

// The worlds of a batch end with the same bits in every width, and as ct_step leaves them.
static void lanes_have_the_bits_of_steps(void** state) {
  (void)state;
  static const char* const scenes[] = {"demo.xml",
                                       "humanoid.xml",
                                       "arm.xml",
                                       "chain30.xml",
                                       "trajectory/T06_ball_joint_free.xml",
                                       "trajectory/T09_ant_standing.xml",
                                       "trajectory/T14_equality_weld.xml",
                                       "trajectory/T15_friction_slide6.xml"};
  for (size_t k = 0; k < sizeof scenes / sizeof *scenes; k++) {
    ctModel* m = scene_load(scenes[k]);
    assert_true(lanes_serve(m));
    for (int width = 2; width <= 8; width *= 2) lane_worlds_compare(m, width, 12);
    ct_deleteModel(m);
  }
}

// A world ends the same beside other neighbours, in another lane and in a smaller batch.
static void neighbours_do_not_matter(void** state) {
  (void)state;
  ctModel* m = scene_load("humanoid.xml");
  LaneStepper* s = lanes_make(m, 0);
  LaneWorlds w = lane_worlds_make(m, LANE_WORLDS);
  for (int t = 0; t < 20; t++) {
    lane_worlds_control(&w, t);
    ctData* moved[LANE_WORLDS];
    for (int k = 0; k < w.n; k++) moved[k] = w.lane[(k + t) % w.n];
    lanes_step(s, moved, t % 2 ? w.n : 3, 1);
    if (t % 2 == 0) lanes_step(s, moved + 3, w.n - 3, 1);
    for (int k = 0; k < w.n; k++) ct_step(m, w.alone[k]);
    lane_worlds_equal(&w, t);
  }
  lane_worlds_free(&w);
  lanes_free(s);
  ct_deleteModel(m);
}

static void several_steps_in_one_call(void** state) {
  (void)state;
  ctModel* m = scene_load("trajectory/T09_ant_standing.xml");
  LaneStepper* s = lanes_make(m, 4);
  LaneWorlds w = lane_worlds_make(m, 5);
  lanes_step(s, w.lane, 5, 0);
  lane_worlds_equal(&w, 0);
  lanes_step(s, w.lane, 5, 7);
  for (int k = 0; k < 5; k++) {
    for (int i = 0; i < 7; i++) ct_step(m, w.alone[k]);
  }
  lane_worlds_equal(&w, 7);
  lane_worlds_free(&w);
  lanes_free(s);
  ct_deleteModel(m);
}

static void other_models_are_stepped_one_by_one(void** state) {
  (void)state;
  ctModel* m = scene_load("humanoid.xml");
  m->opt.enableflags |= ctENBL_SLEEP;
  assert_false(lanes_serve(m));
  lane_worlds_compare(m, 8, 3);
  LaneStepper* s = lanes_make(m, 8);
  assert_true(lanes_want(s, "xpos"));
  lanes_free(s);
  ct_deleteModel(m);
}

static void time_is_counted_when_asked(void** state) {
  (void)state;
  ctModel* m = scene_load("humanoid.xml");
  LaneStepper* s = lanes_make(m, 0);
  LaneWorlds w = lane_worlds_make(m, 4);
  lanes_step(s, w.lane, 4, 1);
  assert_true(lanes_share(s).seconds == 0);
  lanes_measure(s, true);
  lanes_step(s, w.lane, 4, 20);
  LaneShare share = lanes_share(s);
  assert_true(share.seconds > 0 && share.alone > 0 && share.alone <= share.seconds);
  lane_worlds_free(&w);
  lanes_free(s);
  lanes_free(NULL);
  ct_deleteModel(m);
}

static void widths(void** state) {
  (void)state;
  ctModel* m = scene_load("arm.xml");
  for (int width = 2; width <= 8; width *= 2) {
    LaneStepper* s = lanes_make(m, width);
    assert_int_equal(lanes_group(s), width < lanes_width() ? width : lanes_width());
    lanes_free(s);
  }
  ct_deleteModel(m);
}

static void floats_round(void** state) {
  (void)state;
  static const char* const scene[] = {"humanoid.xml", "trajectory/T09_ant_standing.xml", "arm.xml",
                                      "fluid/insect.xml"};
  for (int i = 0; i < 4; i++) {
    ctModel* m = scene_load(scene[i]);
    for (int cone = ctCONE_PYRAMIDAL; cone <= ctCONE_ELLIPTIC; cone++) {
      m->opt.cone = cone;
      lane_worlds_round(m, 100, 2e-3);
    }
    m->opt.integrator = ctINT_RK4;
    lane_worlds_round(m, 20, 2e-3);
    ct_deleteModel(m);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(floats_round),
      cmocka_unit_test(lanes_have_the_bits_of_steps),
      cmocka_unit_test(neighbours_do_not_matter),
      cmocka_unit_test(several_steps_in_one_call),
      cmocka_unit_test(other_models_are_stepped_one_by_one),
      cmocka_unit_test(time_is_counted_when_asked),
      cmocka_unit_test(widths),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
