#include "unit/view/stage.h"

#define WORLD                                                                                      \
  "<mujoco><worldbody><light/><geom type='plane' size='1 1 1'/><body pos='0 0 1'><freejoint/>"     \
  "<geom size='.1'/></body></worldbody></mujoco>"

static void categories(void** state) {
  (void)state;
  Stage s = stage_open(WORLD);
  memset(s.opt.flags, 1, sizeof s.opt.flags);
  for (int mask = 0; mask < 8; mask++) {
    ctv_updateScene(s.m, s.d, &s.opt, NULL, &s.cam, mask, &s.scn);
    int found = 0;
    for (int i = 0; i < s.scn.ngeom; i++) found |= s.scn.geoms[i].category;
    assert_int_equal(found, mask);
  }
  stage_close(&s);
}

static void adding_to_a_scene(void** state) {
  (void)state;
  Stage s = stage_open(WORLD);
  stage_show(&s, ctVIS_STATIC);
  int n = s.scn.ngeom;
  assert_int_equal(n, 2);
  ctv_addGeoms(s.m, s.d, &s.opt, &s.pert, ctCAT_DYNAMIC, &s.scn);
  assert_int_equal(s.scn.ngeom, n + 1);
  assert_int_equal(stage_last(&s)->segid, n);
  assert_int_equal(s.scn.nlight, 2); // the headlight, and the model's own
  stage_close(&s);
}

// No kind goes on when there is no room.
static void a_full_scene(void** state) {
  (void)state;
  Stage s = stage_open(WORLD);
  ctv_makeScene(s.m, &s.scn, 1);
  memset(s.opt.flags, 1, sizeof s.opt.flags);
  stage_show(&s, -1);
  assert_int_equal(s.scn.ngeom, 1);
  assert_int_equal(s.scn.status, 1);
  assert_int_equal(s.d->warning[ctWARN_VGEOMFULL].number, 1);
  stage_close(&s);
}

STAGE_TEST_MAIN(cmocka_unit_test(categories), cmocka_unit_test(adding_to_a_scene),
                cmocka_unit_test(a_full_scene))
