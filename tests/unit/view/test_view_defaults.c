#include "unit/view/stage.h"

static void cameras(void** state) {
  (void)state;
  ctvCamera cam;
  ctv_defaultCamera(&cam);
  assert_int_equal(cam.type, ctCAMERA_FREE);
  assert_int_equal(cam.fixedcamid, -1);
  assert_true(cam.distance == 2 && cam.azimuth == 90 && cam.elevation == -45);
  ctModel* m = trees_load("<mujoco><statistic center='1 2 3' extent='4'/><visual>"
                          "<global azimuth='30' elevation='-10'/></visual><worldbody>"
                          "<geom size='1'/></worldbody></mujoco>");
  ctv_defaultFreeCamera(m, &cam);
  assert_true(cam.lookat[2] == 3 && cam.distance == 6 && cam.azimuth == 30 && cam.elevation == -10);
  ct_deleteModel(m);
}

static void options(void** state) {
  (void)state;
  ctvOption opt;
  memset(&opt, 9, sizeof opt);
  ctv_defaultOption(&opt);
  int on = 0;
  for (int i = 0; i < ctNVISFLAG; i++) on += opt.flags[i];
  assert_int_equal(on, 8);
  assert_int_equal(opt.flags[ctVIS_FLEXSKIN], 1);
  assert_int_equal(opt.geomgroup[2], 1);
  assert_int_equal(opt.skingroup[3], 0);
  assert_int_equal(opt.bvh_depth, 1);
  ctvPerturb pert;
  ctv_defaultPerturb(&pert);
  assert_true(pert.flexselect == -1 && pert.refquat[0] == 1 && pert.scale == 1 && !pert.select);
}

static void figures(void** state) {
  (void)state;
  static ctvFigure fig;
  ctv_defaultFigure(&fig);
  assert_string_equal(fig.xformat, "%.0f");
  for (int k = 0; k < 4; k++) assert_int_equal(fig.minwidth[k], k < 3 ? 'X' : 0);
  assert_int_equal(fig.highlightid, -1);
  stage_near(fig.linergb[7], 3, .6, .7, .4);
  stage_near(fig.linergb[8], 3, .1 + .8 / 16, .1 + .8 * 8 / 9, .1 + .8 * .64);
}

STAGE_TEST_MAIN(cmocka_unit_test(cameras), cmocka_unit_test(options), cmocka_unit_test(figures))
