#include "unit/view/stage.h"

#define WORLD                                                                                      \
  "<mujoco><statistic extent='2'/><visual><global fovy='90' ipd='.1'/><map znear='.5' "            \
  "zfar='20'/></visual><worldbody><light pos='0 0 3' type='spot' cutoff='30'/>"                    \
  "<light active='false'/><body name='b' pos='1 2 3'><freejoint/><geom size='.1'/>"                \
  "<camera name='c' pos='0 0 1' fovy='60' ipd='.2'/></body></worldbody></mujoco>"

static void frames(void** state) {
  (void)state;
  Stage s = stage_open(WORLD);
  double head[3], forward[3], up[3], right[3];
  ctvCamera cam = {.type = ctCAMERA_FREE, .lookat = {1, 1, 1}, .distance = 2};
  ctv_cameraFrame(head, forward, up, right, s.d, &cam);
  double want[12] = {-1, 1, 1, 1, 0, 0, 0, 0, 1, 0, -1, 0};
  trees_near_n(head, want, 3, 1e-12);
  trees_near_n(forward, want + 3, 3, 1e-12);
  trees_near_n(up, want + 6, 3, 1e-12);
  trees_near_n(right, want + 9, 3, 1e-12);
  cam.type = ctCAMERA_FIXED;
  cam.fixedcamid = 0;
  ctv_cameraFrame(head, forward, NULL, NULL, s.d, &cam);
  double fixed[6] = {1, 2, 4, 0, 0, -1};
  trees_near_n(head, fixed, 3, 1e-12);
  trees_near_n(forward, fixed + 3, 3, 1e-12);
  stage_close(&s);
}

static void frusta(void** state) {
  (void)state;
  Stage s = stage_open(WORLD);
  float ver[2], hor[2], clip[2];
  ctv_cameraFrustum(ver, hor, clip, s.m, &s.cam);
  stage_near(clip, 2, 1., 40.);
  stage_near(ver, 2, 1., 1.);
  stage_near(hor, 2, 0., 0.);
  s.m->vis.global.orthographic = 1;
  ctv_cameraFrustum(ver, NULL, NULL, s.m, &s.cam);
  stage_near(ver, 2, 45., 45.);
  stage_close(&s);
}

static void eyes(void** state) {
  (void)state;
  Stage s = stage_open(WORLD);
  s.cam.type = ctCAMERA_TRACKING;
  s.cam.trackbodyid = 1;
  s.cam.azimuth = s.cam.elevation = 0;
  s.cam.distance = 5;
  s.scn.enabletransform = 1;
  ctv_updateCamera(s.m, s.d, &s.cam, &s.scn);
  double at[3] = {1, 2, 3};
  trees_near_n(s.cam.lookat, at, 3, 1e-12);
  stage_near(s.scn.camera[0].pos, 3, -4., 2.05, 3.);
  stage_near(s.scn.camera[1].pos, 3, -4., 1.95, 3.);
  assert_int_equal(s.scn.enabletransform, 0);
  s.scn.camera[0].pos[0] = 77;
  s.cam.type = ctCAMERA_USER; // the user's own
  ctv_updateCamera(s.m, s.d, &s.cam, &s.scn);
  assert_true(s.scn.camera[0].pos[0] == 77);
  stage_close(&s);
}

static void lights(void** state) {
  (void)state;
  Stage s = stage_open(WORLD);
  stage_show(&s, -1);
  assert_int_equal(s.scn.nlight, 2);
  const ctvLight *head = s.scn.lights, *spot = head + 1;
  assert_int_equal(head->id, -1);
  assert_int_equal(head->headlight, 1);
  double pos[3], forward[3];
  ctv_cameraInModel(pos, forward, NULL, &s.scn);
  stage_near(head->dir, 3, forward[0], forward[1], forward[2]);
  assert_int_equal(spot->id, 0);
  trees_near((double)spot->cutoff, 30, 1e-6);
  stage_near(spot->pos, 3, 0., 0., 3.);
  s.m->vis.headlight.active = 0;
  ctv_makeLights(s.m, s.d, &s.scn);
  assert_int_equal(s.scn.nlight, 1);
  stage_close(&s);
}

STAGE_TEST_MAIN(cmocka_unit_test(frames), cmocka_unit_test(frusta), cmocka_unit_test(eyes),
                cmocka_unit_test(lights))
