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

// Objects as colours: red is the number, one more than that of the scene.
static void segments_are_numbers(void** state) {
  (void)state;
  Easel* e = easel_open(BALL);
  easel_look(e, 3);
  ctrRect all = {0, 0, EASEL_SIZE, EASEL_SIZE};
  static unsigned char rgb[3 * EASEL_SIZE * EASEL_SIZE];
  static float z[EASEL_SIZE * EASEL_SIZE];
  e->stage.scn.flags[ctRND_SEGMENT] = e->stage.scn.flags[ctRND_IDCOLOR] = 1;
  e->con.readDepthMap = ctDEPTH_ZEROFAR;
  ctr_render(all, &e->stage.scn, &e->con);
  ctr_readPixels(rgb, z, all, &e->con);
  int middle = 32 * EASEL_SIZE + 32;
  assert_int_equal(rgb[3 * middle], e->stage.scn.geoms[0].segid + 1);
  assert_int_equal(rgb[0], 0);
  assert_true(z[0] == 0 && z[middle] > 0.03f && z[middle] < 0.05f);
  easel_close(e);
}

// Two eyes beside each other, a border, and labels.
static void stereo_border_and_labels(void** state) {
  (void)state;
  Easel* e = easel_open(BALL);
  easel_look(e, 3);
  ctrRect all = {0, 0, EASEL_SIZE, EASEL_SIZE};
  static unsigned char rgb[3 * EASEL_SIZE * EASEL_SIZE];
  e->stage.scn.stereo = ctSTEREO_SIDEBYSIDE;
  e->stage.scn.framewidth = 2;
  e->stage.scn.framergb[1] = 1;
  ctr_render(all, &e->stage.scn, &e->con);
  ctr_readPixels(rgb, NULL, all, &e->con);
  const unsigned char* row = rgb + 3 * 32 * EASEL_SIZE;
  assert_int_equal(row[1], 255);
  assert_true(row[3 * 16] > 50 && row[3 * 48] > 50 && row[3 * 32] == 0);
  e->stage.scn.stereo = ctSTEREO_NONE;
  strcpy(e->stage.scn.geoms[0].label, "ball");
  ctr_render(all, &e->stage.scn, &e->con);
  ctr_readPixels(rgb, NULL, all, &e->con);
  int white = 0;
  for (int i = 0; i < EASEL_SIZE * EASEL_SIZE; i++)
    white += rgb[3 * i] > 250 && rgb[3 * i + 2] > 250;
  assert_true(white > 10);
  easel_close(e);
}

STAGE_TEST_MAIN(cmocka_unit_test(buffers_show_the_scene), cmocka_unit_test(segments_are_numbers),
                cmocka_unit_test(stereo_border_and_labels))
