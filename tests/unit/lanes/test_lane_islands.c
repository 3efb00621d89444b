#include "support/lane_worlds.h"
#include "support/model_text.h"

// An arm, boxes and balls that meet and part at different times in each world: islands of
// many shapes, dofs in no island, and everything as one island.
static const char kTrees[] =
    "<mujoco><option timestep='.004' cone='%s'/><worldbody><geom type='plane' size='3 3 1'/>"
    "<body pos='0 0 .5'><joint axis='0 1 0' range='-60 60' limited='true' frictionloss='.1'/>"
    "<joint axis='1 0 0' damping='.1'/><geom type='capsule' fromto='0 0 0 .3 0 -.2' size='.05'/>"
    "<body pos='.3 0 -.2'><joint axis='0 1 0' range='-50 50' limited='true'/>"
    "<geom type='box' size='.12 .05 .04' pos='.1 0 0' condim='%d'/></body></body>"
    "<body pos='.35 0 .1'><freejoint/><geom type='box' size='.06 .05 .08' condim='4'/></body>"
    "<body pos='.35 .3 .06'><freejoint/><geom type='box' size='.05 .05 .05'/></body>"
    "<body pos='.2 .1 .6'><freejoint/><geom size='.06'/></body>"
    "<body pos='-1 0 2'><freejoint/><geom size='.06'/></body>"
    "</worldbody></mujoco>";

static void islands_of_many_shapes(void** state) {
  (void)state;
  static const char* const cone[] = {"pyramidal", "elliptic"};
  for (int k = 0; k < 4; k++) {
    char text[3000];
    sprintf(text, kTrees, cone[k / 2], k % 2 ? 3 : 1);
    ctModel* m = model_text(text);
    lane_worlds_compare(m, 0, 150);
    m->opt.disableflags |= ctDSBL_WARMSTART;
    lane_worlds_compare(m, 0, 40);
    m->opt.disableflags = ctDSBL_ISLAND;
    lane_worlds_compare(m, 0, 40);
    ct_deleteModel(m);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(islands_of_many_shapes)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
