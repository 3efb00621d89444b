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

#define SOFT                                                                                       \
  "<mujoco><worldbody><light/><geom type='plane' size='1 1 1'/>"                                   \
  "<flexcomp name='f' type='grid' count='3 3 1' spacing='.1 .1 .1' pos='0 0 1' dim='2'/>"          \
  "<body pos='0 0 1'><freejoint/><geom size='.1'/></body></worldbody></mujoco>"

// Everything is switched on, for a scene that has no room at all, or was made for another model.
static void scenes_without_memory(void** state) {
  (void)state;
  Stage s = stage_open(SOFT), other = stage_open(WORLD);
  memset(s.opt.flags, 1, sizeof s.opt.flags);
  ctvScene empty;
  ctv_defaultScene(&empty);
  ctv_updateScene(s.m, s.d, &s.opt, &s.pert, NULL, ctCAT_ALL, &empty);
  ctv_updateScene(s.m, s.d, &s.opt, &s.pert, &s.cam, ctCAT_ALL, &empty);
  assert_int_equal(empty.ngeom, 0);
  ctv_updateScene(s.m, s.d, &s.opt, &s.pert, &s.cam, ctCAT_ALL, &other.scn);
  assert_true(other.scn.ngeom > 0);
  ctv_updateScene(other.m, other.d, &s.opt, &s.pert, &other.cam, ctCAT_ALL, &s.scn);
  assert_true(s.scn.ngeom > 0);
  stage_close(&s);
  stage_close(&other);
}

// <statistic extent="1e-16"/> makes the frustum begin where nothing can be divided by.
static void a_model_of_next_to_no_extent(void** state) {
  (void)state;
  for (int k = 0; k < 3; k++) {
    static const char* const extent[] = {"1e-16", "1e-300", "1e300"};
    char xml[1000];
    snprintf(xml, sizeof xml,
             "<mujoco><statistic extent='%s'/><worldbody><light/><camera name='c'/>"
             "<geom type='plane' size='1 1 1'/><body pos='0 0 1'><freejoint/><geom size='.1'/>"
             "</body></worldbody></mujoco>",
             extent[k]);
    Stage s = stage_open(xml);
    memset(s.opt.flags, 1, sizeof s.opt.flags);
    stage_show(&s, -1);
    assert_true(s.scn.ngeom > 0);
    double head[3], forward[3], up[3], point[3];
    int ids[3];
    ctv_cameraInModel(head, forward, up, &s.scn);
    ctv_frustumHeight(&s.scn);
    ctv_select(s.m, s.d, &s.opt, 1, .5, .5, &s.scn, point, ids, ids + 1, ids + 2);
    ctv_moveCamera(s.m, ctMOUSE_ZOOM, .1, .1, &s.scn, &s.cam);
    stage_close(&s);
  }
}

STAGE_TEST_MAIN(cmocka_unit_test(categories), cmocka_unit_test(adding_to_a_scene),
                cmocka_unit_test(a_full_scene), cmocka_unit_test(scenes_without_memory),
                cmocka_unit_test(a_model_of_next_to_no_extent))
