#include "draw/frame.h"
#include "unit/draw/easel.h"

#define BALL                                                                                       \
  "<mujoco><worldbody><geom type='sphere' size='.5' rgba='1 0 0 1'/></worldbody></mujoco>"

// The middle of the view is the middle of the picture; near is 1 and far is 0.
static void the_camera_projects(void** state) {
  (void)state;
  Easel* e = easel_open(BALL);
  Eye eye;
  easel_look(e, 3);
  eye_make(&eye, &e->stage.scn, -1, 200, 100);
  assert_true(fabsf(eye.cx - 100) < 1e-3f && fabsf(eye.cy - 50) < 1e-3f);
  assert_true(fabs(eye.view[11] + 3) < 1e-6);
  assert_true(fabsf((eye.zscale * -0.1f + eye.zshift) / 0.1f - 1) < 1e-5f);
  assert_true(fabsf(eye.zscale * -50 + eye.zshift) < 1e-6f);
  e->stage.scn.enabletransform = 1;
  e->stage.scn.scale = 2;
  eye_make(&eye, &e->stage.scn, 0, 200, 100);
  assert_true(fabs(eye.view[0] - 2) < 1e-6);
  easel_close(e);
}

STAGE_TEST_MAIN(cmocka_unit_test(the_camera_projects))
