#include "unit/draw/easel.h"

#define BALL                                                                                       \
  "<mujoco><worldbody><geom type='sphere' size='.5' rgba='1 0 0 1'/></worldbody></mujoco>"

static void pixels_come_back(void** state) {
  (void)state;
  Easel* e = easel_open(BALL);
  unsigned char out[12], in[12] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
  float depth[4] = {0, 0.25f, 0.5f, 1}, z[4];
  ctrRect r = {3, 5, 2, 2};
  ctr_drawPixels(in, depth, r, &e->con);
  ctr_readPixels(out, z, r, &e->con);
  assert_memory_equal(in, out, sizeof in);
  assert_true(z[1] == 0.75f); // 0 is near
  e->con.readDepthMap = ctDEPTH_ZEROFAR;
  ctr_readPixels(NULL, z, r, &e->con);
  assert_true(z[1] == 0.25f);
  easel_close(e);
}

static void auxiliary_buffers_are_copied(void** state) {
  (void)state;
  Easel* e = easel_open(BALL);
  ctr_addAux(2, 4, 4, 0, &e->con);
  ctr_setAux(2, &e->con);
  ctr_rectangle((ctrRect){0, 0, 4, 4}, 0, 1, 0, 1);
  ctr_restoreBuffer(&e->con);
  ctr_blitAux(2, (ctrRect){0, 0, 2, 2}, 10, 10, &e->con);
  unsigned char out[27];
  ctr_readPixels(out, NULL, (ctrRect){9, 9, 3, 3}, &e->con);
  for (int i = 0; i < 9; i++) assert_int_equal(out[3 * i + 1], i % 3 && i / 3 ? 255 : 0);
  ctr_addAux(2, 0, 0, 0, &e->con);
  assert_int_equal(e->con.auxFBO[2], 0);
  easel_close(e);
}

static void sizes_and_rectangles(void** state) {
  (void)state;
  Easel* e = easel_open(BALL);
  ctr_resizeOffscreen(33, 44, &e->con);
  ctrRect r = ctr_maxViewport(&e->con);
  assert_int_equal(r.width, 33);
  assert_int_equal(r.height, 44);
  ctrRect list[2] = {{0, 0, 10, 10}, {5, 5, 10, 10}};
  assert_int_equal(ctr_findRect(7, 7, 2, list), 0);
  assert_int_equal(ctr_findRect(12, 12, 2, list), 1);
  assert_int_equal(ctr_findRect(15, 15, 2, list), -1);
  ctr_finish();
  easel_close(e);
}

STAGE_TEST_MAIN(cmocka_unit_test(pixels_come_back), cmocka_unit_test(auxiliary_buffers_are_copied),
                cmocka_unit_test(sizes_and_rectangles))
