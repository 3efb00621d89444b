// Worlds in groups of 2, 4 and 8 have the bits of worlds that are stepped one by one, in every
// build (make bits); in groups of 4, 8 and 16 floats they have the same bits for every width.
// CT_GOLDEN=print prints a hash per scene.
#include "base/hash.h"
#include "support/lane_worlds.h"

#include <stdlib.h>

enum { STEPS = 60 };

static uint64_t hash_worlds(const ctModel* m, ctData* const* d, int n) {
  uint64_t h = HASH_START;
  for (int k = 0; k < n; k++) {
    h = hash_bytes(h, d[k]->qpos, (size_t)m->nq * sizeof(double));
    h = hash_bytes(h, d[k]->qvel, (size_t)m->nv * sizeof(double));
    h = hash_bytes(h, d[k]->qacc_warmstart, (size_t)m->nv * sizeof(double));
  }
  return h;
}

// width 1: by ct_step
static uint64_t hash_run(const ctModel* m, int width, bool floats) {
  LaneStepper* s = floats ? lanes_make_floats(m, width) : width > 1 ? lanes_make(m, width) : NULL;
  LaneWorlds w = lane_worlds_make(m, LANE_WORLDS);
  for (int t = 0; t < STEPS; t++) {
    lane_worlds_control(&w, t);
    if (s) lanes_step(s, w.lane, w.n, 1);
    for (int k = 0; k < w.n && !s; k++) ct_step(m, w.lane[k]);
  }
  uint64_t h = hash_worlds(m, w.lane, w.n);
  lane_worlds_free(&w);
  lanes_free(s);
  return h;
}

static void widths_have_one_hash(void** state) {
  (void)state;
  static const char* const scene[] = {"humanoid.xml", "trajectory/T09_ant_standing.xml", "arm.xml"};
  const char* golden = getenv("CT_GOLDEN");
  for (size_t i = 0; i < sizeof scene / sizeof *scene; i++) {
    ctModel* m = scene_load(scene[i]);
    for (int cone = ctCONE_PYRAMIDAL; cone <= ctCONE_ELLIPTIC; cone++) {
      m->opt.cone = cone;
      uint64_t h = hash_run(m, 1, false), f = hash_run(m, 4, true);
      for (int width = 2; width <= 8; width *= 2) assert_true(hash_run(m, width, false) == h);
      for (int width = 8; width <= 16; width *= 2) assert_true(hash_run(m, width, true) == f);
      if (!golden || strcmp(golden, "print") != 0) continue;
      printf("%s/%d %016llx\n", scene[i], cone, (unsigned long long)h);
      printf("%s/%d/floats %016llx\n", scene[i], cone, (unsigned long long)f);
    }
    ct_deleteModel(m);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(widths_have_one_hash)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
