#include "unit/view/stage.h"

#define THINGS                                                                                     \
  "<mujoco><asset><material name='shiny' rgba='1 0 0 1' emission='.2' reflectance='.7'/>"          \
  "<texture name='t' type='2d' builtin='checker' width='8' height='8'/>"                           \
  "<material name='floor' texture='t' texrepeat='2 2'/></asset><worldbody>"                        \
  "<geom name='ground' type='plane' size='0 0 1' material='floor'/>"                               \
  "<geom name='hidden' size='.1' rgba='1 1 1 0'/><geom name='far' size='.1' group='4'/>"           \
  "<body name='b' pos='0 0 2'><freejoint/><geom name='own' size='.1' rgba='0 1 0 .5'/>"            \
  "<geom name='mat' size='.1' material='shiny'/><site name='s' size='.02'/></body>"                \
  "</worldbody></mujoco>"

static void groups_and_alpha_decide(void** state) {
  (void)state;
  Stage s = stage_open(THINGS);
  stage_show(&s, ctVIS_STATIC);
  assert_int_equal(stage_count(&s, ctOBJ_GEOM), 3);
  assert_int_equal(stage_count(&s, ctOBJ_SITE), 1);
  s.opt.geomgroup[4] = 1;
  stage_show(&s, -1);
  assert_int_equal(stage_count(&s, ctOBJ_GEOM), 4);
  s.opt.flags[ctVIS_STATIC] = 0;
  stage_show(&s, -1);
  assert_int_equal(stage_count(&s, ctOBJ_GEOM), 2);
  stage_close(&s);
}

static void looks(void** state) {
  (void)state;
  Stage s = stage_open(THINGS);
  s.opt.label = ctLABEL_GEOM;
  s.pert.select = 1;
  stage_show(&s, ctVIS_TEXTURE);
  const ctvGeom* own = stage_geom(&s, ctOBJ_GEOM, 3, 0);
  const ctvGeom* mat = stage_geom(&s, ctOBJ_GEOM, 4, 0);
  assert_string_equal(own->label, "own");
  stage_near(own->rgba, 4, 0., 1., 0., .5);
  trees_near((double)own->emission, (double)s.m->vis.global.glow, 1e-6); // selected
  stage_near(mat->rgba, 4, 1., 0., 0., 1.);
  trees_near((double)mat->reflectance, .7, 1e-6);
  assert_int_equal(mat->matid, 0);
  assert_int_equal(mat->category, ctCAT_DYNAMIC);
  trees_near((double)mat->modelrbound, .1, 1e-6);
  stage_show(&s, ctVIS_TRANSPARENT);
  trees_near((double)stage_geom(&s, ctOBJ_GEOM, 4, 0)->rgba[3], (double)s.m->vis.map.alpha, 1e-6);
  stage_close(&s);
}

// In steps of two tiles of one metre, to the place nearest to the camera.
static void infinite_planes_follow_the_camera(void** state) {
  (void)state;
  Stage s = stage_open(THINGS);
  s.cam.lookat[0] = 7.3;
  s.cam.lookat[1] = s.cam.lookat[2] = 0;
  s.cam.distance = 1;
  s.cam.azimuth = 90;
  s.cam.elevation = -89;
  stage_show(&s, ctVIS_STATIC);
  stage_show(&s, -1); // the camera of the update before counts
  const ctvGeom* g = stage_geom(&s, ctOBJ_GEOM, 0, 0);
  stage_near(g->pos, 3, 8., 0., 0.);
  assert_int_equal(g->dataid, 0);
  stage_close(&s);
}

static void frames(void** state) {
  (void)state;
  Stage s = stage_open(THINGS);
  s.opt.frame = ctFRAME_SITE;
  stage_show(&s, -1);
  assert_int_equal(stage_count(&s, ctOBJ_UNKNOWN), 3);
  const ctvGeom* g = stage_last(&s);
  stage_near(g->rgba, 4, 0., 0., .9, 1.);
  double length = (double)s.m->vis.scale.framelength * s.m->stat.meansize;
  trees_near((double)g->pos[2], 2 + length / 2, 1e-6);
  s.opt.frame = ctFRAME_GEOM;
  stage_show(&s, -1);
  assert_int_equal(stage_count(&s, ctOBJ_UNKNOWN), 6); // not of what is hidden or fixed
  stage_close(&s);
}

STAGE_TEST_MAIN(cmocka_unit_test(groups_and_alpha_decide), cmocka_unit_test(looks),
                cmocka_unit_test(infinite_planes_follow_the_camera), cmocka_unit_test(frames))
