#include "support/lane_worlds.h"
#include "support/model_text.h"

// Starts at the old acceleration, at the smooth one, and at either, world by world.
static void starts(void** state) {
  (void)state;
  ctModel* m = scene_load("trajectory/T09_ant_standing.xml");
  LaneStepper* s = lanes_make(m, 0);
  LaneWorlds w = lane_worlds_make(m, LANE_WORLDS);
  for (int t = 0; t < 30; t++) {
    // a warm start that is worse than none
    for (int k = t % 3; k < w.n; k += 3) {
      for (int i = 0; i < m->nv; i++)
        w.lane[k]->qacc_warmstart[i] = w.alone[k]->qacc_warmstart[i] = 1e4 * (i % 3 - 1);
    }
    lane_worlds_step(&w, s, t);
  }
  lane_worlds_free(&w);
  lanes_free(s);
  m->opt.disableflags |= ctDSBL_WARMSTART;
  lane_worlds_compare(m, 0, 20);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(starts)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
