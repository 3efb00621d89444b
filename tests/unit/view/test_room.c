#include "unit/view/stage.h"

static ctvScene room(void) {
  ctvScene scn;
  ctv_defaultScene(&scn);
  ctv_makeScene(NULL, &scn, 0);
  scn.enabletransform = 1;
  scn.scale = 2;
  scn.translate[2] = 1;
  scn.rotate[0] = scn.rotate[3] = sqrtf(.5f); // a quarter about z
  for (int k = 0; k < 2; k++) {
    ctvGLCamera* c = scn.camera + k;
    *c = (ctvGLCamera){.pos = {(float)(k ? 1 : -1), 0, 4}, .forward = {0, 1, 0}, .up = {0, 0, 1}};
    c->frustum_near = 1;
    c->frustum_top = .5f;
    c->frustum_bottom = -1.5f;
  }
  return scn;
}

static void poses(void** state) {
  (void)state;
  ctvScene scn = room();
  double pos[3] = {1, 0, 0}, quat[4] = {1, 0, 0, 0}, there[3], turned[4], back[3], same[4];
  ctv_model2room(there, turned, pos, quat, &scn);
  double want[3] = {0, 2, 2};
  trees_near_n(there, want, 3, 1e-6);
  // the way back does not undo the scale of the translation: so MuJoCo
  ctv_room2model(back, same, there, turned, &scn);
  double found[3] = {1, 0, .5};
  trees_near_n(back, found, 3, 1e-6);
  trees_near_n(same, quat, 4, 1e-6);
  scn.enabletransform = 0;
  ctv_model2room(there, turned, pos, quat, &scn);
  trees_near_n(there, pos, 3, 0);
}

static void heads(void** state) {
  (void)state;
  ctvScene scn = room();
  double head[3], forward[3], up[3];
  ctv_cameraInRoom(head, forward, up, &scn);
  double in_room[9] = {0, 0, 4, 0, 1, 0, 0, 0, 1};
  trees_near_n(head, in_room, 3, 1e-6);
  trees_near_n(forward, in_room + 3, 3, 1e-6);
  ctv_cameraInModel(head, forward, up, &scn);
  double in_model[9] = {0, 0, 1.5, 1, 0, 0, 0, 0, 1};
  trees_near_n(head, in_model, 3, 1e-6);
  trees_near_n(forward, in_model + 3, 3, 1e-6);
  trees_near_n(up, in_model + 6, 3, 1e-6);
  trees_near(ctv_frustumHeight(&scn), 2, 1e-6);
  ctvGLCamera mean = ctv_averageCamera(scn.camera, scn.camera + 1);
  stage_near(mean.pos, 3, 0., 0., 4.);
  trees_near((double)mean.frustum_bottom, -1.5, 1e-6);
}

static void alignment(void** state) {
  (void)state;
  double v[3] = {1, 2, 3}, forward[3] = {-5, 0, 8}, r[3], want[3] = {-2, 1, 3};
  ctv_alignToCamera(r, v, forward); // ahead is -x
  trees_near_n(r, want, 3, 1e-12);
}

STAGE_TEST_MAIN(cmocka_unit_test(poses), cmocka_unit_test(heads), cmocka_unit_test(alignment))
