#include "unit/draw/easel.h"

#define BALL                                                                                       \
  "<mujoco><visual><global offwidth='64' offheight='64'/></visual><worldbody><geom type='sphere' " \
  "size='.5' rgba='1 0 0 1'/></worldbody></mujoco>"

// What ctr_render leaves in the buffer is the picture of ctr_draw, from below.
static void buffers_show_the_scene(void** state) {
  (void)state;
  Easel* e = easel_open(BALL);
  easel_look(e, 3);
  easel_draw(e);
  ctrRect all = {0, 0, EASEL_SIZE, EASEL_SIZE};
  static unsigned char rgb[3 * EASEL_SIZE * EASEL_SIZE];
  ctr_render(all, &e->stage.scn, &e->con);
  ctr_readPixels(rgb, NULL, all, &e->con);
  for (int y = 0; y < EASEL_SIZE; y++) {
    assert_memory_equal(rgb + 3 * y * EASEL_SIZE, easel_rgb(e, 0, EASEL_SIZE - 1 - y),
                        3 * EASEL_SIZE);
  }
  easel_close(e);
}

STAGE_TEST_MAIN(cmocka_unit_test(buffers_show_the_scene))
