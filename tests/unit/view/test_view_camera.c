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

// A camera that the user steers needs no data. What has no place is refused, and nothing is
// written.
static void frames_that_cannot_be(void** state) {
  (void)state;
  Stage s = stage_open(WORLD);
  double head[3], old[3] = {7, 8, 9};
  ctvCamera cam = {.type = ctCAMERA_FREE, .lookat = {1, 1, 1}, .distance = 2};
  ctv_cameraFrame(head, NULL, NULL, NULL, NULL, &cam);
  trees_near_n(head, (double[3]){-1, 1, 1}, 3, 1e-12);
  static const struct {
    int type, id;
    bool data;
    const char* text;
  } row[] = {{ctCAMERA_FIXED, 0, false, "argument 'd' is NULL"},
             {ctCAMERA_FIXED, -1, true, "fixed camera id"},
             {ctCAMERA_FIXED, 1, true, "fixed camera id"},
             {ctCAMERA_USER, 0, true, "unknown camera type"},
             {-1, 0, true, "unknown camera type"}};
  for (size_t k = 0; k < sizeof row / sizeof *row; k++) {
    cam.type = row[k].type;
    cam.fixedcamid = row[k].id;
    memcpy(head, old, sizeof head);
    ct_clearError();
    ctv_cameraFrame(head, NULL, NULL, NULL, row[k].data ? s.d : NULL, &cam);
    assert_non_null(strstr(ct_lastError(), row[k].text));
    trees_near_n(head, old, 3, 0);
  }
  float ver[2] = {7, 8};
  cam.type = ctCAMERA_USER;
  ct_clearError();
  ctv_cameraFrustum(ver, NULL, NULL, s.m, &cam);
  assert_non_null(strstr(ct_lastError(), "unknown camera type"));
  stage_near(ver, 2, 7., 8.);
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
  ct_clearError();
  ctv_updateCamera(NULL, NULL, &s.cam, &s.scn); // nothing to do, as in MuJoCo
  ctv_updateCamera(s.m, s.d, NULL, &s.scn);
  assert_string_equal(ct_lastError(), "");
  assert_true(s.scn.camera[0].pos[0] == 77);
  s.cam.type = ctCAMERA_TRACKING;
  ctv_updateCamera(s.m, NULL, &s.cam, &s.scn);
  assert_non_null(strstr(ct_lastError(), "argument 'd' is NULL"));
  assert_true(s.scn.camera[0].pos[0] == 77);
  s.cam.type = ctCAMERA_FREE;
  ctv_updateCamera(s.m, NULL, &s.cam, &s.scn); // a free camera needs no data
  trees_near((double)s.scn.camera[0].pos[0], -4, 1e-6);
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

STAGE_TEST_MAIN(cmocka_unit_test(frames), cmocka_unit_test(frames_that_cannot_be),
                cmocka_unit_test(frusta), cmocka_unit_test(eyes), cmocka_unit_test(lights))
