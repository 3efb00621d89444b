#include "draw/shadow.h"
#include "unit/draw/easel.h"

#define WORLD                                                                                      \
  "<mujoco><visual><headlight active='0'/></visual><worldbody>"                                    \
  "<light directional='true' pos='0 0 4' dir='0 0 -1' ambient='0 0 0' diffuse='.8 .8 .8' "         \
  "specular='0 0 0'/>"                                                                             \
  "<geom type='plane' size='4 4 1' rgba='1 1 1 1'/><geom type='box' size='.5 .5 .1' pos='0 0 "     \
  "1'/></worldbody></mujoco>"

static int floor_color(Easel* e, double x, double y) {
  ctvGLCamera cam = {.pos = {(float)x, (float)y, 0.5f},
                     .forward = {0, 0, -1},
                     .up = {0, 1, 0},
                     .frustum_bottom = -0.01f,
                     .frustum_top = 0.01f,
                     .frustum_near = 0.1f,
                     .frustum_far = 50};
  e->stage.scn.camera[0] = e->stage.scn.camera[1] = cam;
  easel_draw(e);
  return easel_rgb(e, 32, 32)[0];
}

static void a_box_throws_its_shadow(void** state) {
  (void)state;
  Easel* e = easel_open(WORLD);
  assert_in_range(floor_color(e, 0, 0), 200, 208);
  e->stage.scn.flags[ctRND_SHADOW] = 1;
  assert_int_equal(floor_color(e, 0, 0), 0);
  assert_int_equal(floor_color(e, 0.47, -0.47), 0);
  assert_in_range(floor_color(e, 0.53, 0), 200, 208);
  assert_in_range(floor_color(e, -2, 2), 200, 208);
  easel_close(e);
}

STAGE_TEST_MAIN(cmocka_unit_test(a_box_throws_its_shadow))
