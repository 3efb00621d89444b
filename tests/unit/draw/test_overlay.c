#include "unit/draw/easel.h"

#define BALL                                                                                       \
  "<mujoco><visual><global offwidth='64' offheight='64'/></visual><worldbody><geom type='sphere' " \
  "size='.5'/></worldbody></mujoco>"

static void rectangles_are_filled(void** state) {
  (void)state;
  Easel* e = easel_open(BALL);
  ctr_rectangle((ctrRect){4, 4, 2, 2}, 0, 0, 1, 1);
  unsigned char rgb[3 * 16];
  ctr_readPixels(rgb, NULL, (ctrRect){3, 3, 4, 4}, &e->con);
  for (int i = 0; i < 16; i++) {
    bool in = i % 4 > 0 && i % 4 < 3 && i / 4 > 0 && i / 4 < 3;
    assert_int_equal(rgb[3 * i + 2], in ? 255 : 0);
  }
  easel_close(e);
}

STAGE_TEST_MAIN(cmocka_unit_test(rectangles_are_filled))
