#include "draw/window.h"
#include "unit/draw/easel.h"

// tests/python/test_window.py opens windows; here there is none.
static void without_a_window_nothing_is_shown(void** state) {
  (void)state;
  int width = 7, height = 8;
  assert_false(window_find(&width, &height));
  assert_true(width == 7 && height == 8);
  unsigned char rgb[12] = {0};
  float depth[4] = {0};
  Pixmap p = {2, 2, rgb, depth};
  window_show(&p, (ctrRect){0, 0, 2, 2});
  window_show(&p, (ctrRect){-5, 1, 2, 1});
  Easel* e = easel_open("<mujoco><worldbody><geom size='1'/></worldbody></mujoco>");
  assert_int_equal(e->con.windowAvailable, 0);
  assert_int_equal(e->con.currentBuffer, ctFB_OFFSCREEN);
  easel_close(e);
}

STAGE_TEST_MAIN(cmocka_unit_test(without_a_window_nothing_is_shown))
