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

// Text on a dark ground in its corner; two columns are wider than one.
static void overlays_are_in_their_corners(void** state) {
  (void)state;
  Easel* e = easel_open(BALL);
  ctrRect all = {0, 0, 64, 64};
  static unsigned char rgb[3 * 64 * 64];
  for (int pos = ctGRID_TOPLEFT; pos <= ctGRID_RIGHT; pos++) {
    ctr_rectangle(all, 0.5f, 0.5f, 0.5f, 1);
    ctr_overlay(ctFONT_NORMAL, pos, all, "ab\nc", pos % 2 ? "d" : NULL, &e->con);
    ctr_readPixels(rgb, NULL, all, &e->con);
    int dark = 0, bright = 0;
    for (int i = 0; i < 64 * 64; i++) dark += rgb[3 * i] == 64, bright += rgb[3 * i] > 150;
    assert_true(dark > 200 && bright > 10);
  }
  ctr_label((ctrRect){0, 0, 40, 30}, ctFONT_NORMAL, "M", 0, 0, 1, 1, 1, 0, 0, &e->con);
  ctr_text(ctFONT_NORMAL, "x", &e->con, 0.5f, 0.5f, 0, 1, 0);
  ctr_text(ctFONT_NORMAL, "x", &e->con, NAN, 1e30f, 0, 1, 0);
  ctr_readPixels(rgb, NULL, all, &e->con);
  int red = 0, green = 0;
  for (int i = 0; i < 64 * 64; i++)
    red += rgb[3 * i] > 200 && rgb[3 * i + 1]<50, green += rgb[3 * i + 1]> 200 && rgb[3 * i] < 50;
  assert_true(red > 10 && green > 5);
  easel_close(e);
}

STAGE_TEST_MAIN(cmocka_unit_test(rectangles_are_filled),
                cmocka_unit_test(overlays_are_in_their_corners))
