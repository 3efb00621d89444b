#include "unit/view/stage.h"

#define BALL                                                                                       \
  "<mujoco><statistic extent='2' center='0 0 0'/><visual><global fovy='90'/></visual><worldbody>"  \
  "<body><freejoint/><geom size='.1'/></body></worldbody></mujoco>"

static Stage looking_ahead(void) {
  Stage s = stage_open(BALL);
  s.cam.azimuth = 90; // along y
  s.cam.elevation = 0;
  s.cam.distance = 3;
  ctv_updateCamera(s.m, s.d, &s.cam, &s.scn);
  return s;
}

static void cameras(void** state) {
  (void)state;
  Stage s = looking_ahead();
  ctv_moveCamera(s.m, ctMOUSE_ROTATE_H, .75, -1, &s.scn, &s.cam);
  trees_near(s.cam.azimuth, -45, 1e-12);
  trees_near(s.cam.elevation, 89, 1e-12);
  // a window is 6 high where the camera looks
  ctv_moveCamera(s.m, ctMOUSE_MOVE_V, .5, .25, &s.scn, &s.cam);
  double want[3] = {-3, 0, 1.5};
  trees_near_n(s.cam.lookat, want, 3, 1e-6);
  s.cam.distance = 3;
  ctv_moveCamera(s.m, ctMOUSE_ZOOM, 0, .1, &s.scn, &s.cam);
  trees_near(s.cam.distance, 3 - log(1.5) * 1.8, 1e-12);
  ctv_moveCamera(s.m, ctMOUSE_ZOOM, 0, 100, &s.scn, &s.cam);
  trees_near(s.cam.distance, .02, 1e-12);
  ctvCamera kept = s.cam;
  s.cam.type = kept.type = ctCAMERA_FIXED;
  ctv_moveCamera(s.m, ctMOUSE_ZOOM, 0, -1, &s.scn, &s.cam);
  assert_memory_equal(&kept, &s.cam, sizeof kept);
  stage_close(&s);
}

static void dragging(void** state) {
  (void)state;
  Stage s = looking_ahead();
  s.pert.select = 1;
  s.pert.scale = 2;
  ctv_movePerturb(s.m, s.d, ctMOUSE_MOVE_H, .5, .25, &s.scn, &s.pert);
  double want[3] = {1, -.5, 0};
  trees_near_n(s.pert.refpos, want, 3, 1e-6);
  trees_near_n(s.pert.refselpos, want, 3, 1e-6);
  ctv_movePerturb(s.m, s.d, ctMOUSE_ROTATE_V, .1, 0, &s.scn, &s.pert);
  double turned[4] = {cos(.1 * ctPI), 0, 0, sin(.1 * ctPI)};
  trees_near_n(s.pert.refquat, turned, 4, 1e-6);
  ctv_movePerturb(s.m, s.d, ctMOUSE_ROTATE_V, .3, 0, &s.scn, &s.pert); // a quarter at most
  double quarter[4] = {sqrt(.5), 0, 0, sqrt(.5)};
  trees_near_n(s.pert.refquat, quarter, 4, 1e-6);
  stage_close(&s);
}

static void models(void** state) {
  (void)state;
  Stage s = looking_ahead();
  const double up[3] = {0, 0, 1};
  ctv_moveModel(s.m, ctMOUSE_MOVE_V, .5, .25, up, &s.scn); // not shown in a room
  stage_near(s.scn.translate, 3, 0., 0., 0.);
  s.scn.enabletransform = 1;
  ctv_moveModel(s.m, ctMOUSE_MOVE_V, .5, .25, up, &s.scn);
  stage_near(s.scn.translate, 3, 1., 0., -.5);
  ctv_moveModel(s.m, ctMOUSE_ROTATE_V, .5, 0, up, &s.scn);
  stage_near(s.scn.rotate, 4, sqrt(.5), 0., 0., sqrt(.5));
  ctv_moveModel(s.m, ctMOUSE_ZOOM, 0, .1, up, &s.scn);
  trees_near((double)s.scn.scale, 1 + log(4 / 3.) * .3, 1e-6);
  ctv_moveModel(s.m, ctMOUSE_ZOOM, 0, -100, up, &s.scn);
  trees_near((double)s.scn.scale, .01, 1e-6);
  stage_close(&s);
}

STAGE_TEST_MAIN(cmocka_unit_test(cameras), cmocka_unit_test(dragging), cmocka_unit_test(models))
