#include "support/failing_memory.h"
#include "unit/draw/easel.h"

#define WORLD                                                                                      \
  "<mujoco><visual><global offwidth='40' offheight='30'/><quality offsamples='2' "                 \
  "shadowsize='512'/></visual><asset>"                                                             \
  "<texture name='t' type='2d' builtin='checker' width='8' height='8'/><material name='m' "        \
  "texture='t' texrepeat='3 4' reflectance='.5'/>"                                                 \
  "<mesh name='q' vertex='0 0 0 1 0 0 0 1 0 0 0 1'/><hfield name='h' nrow='3' ncol='3' size='1 1 " \
  "1 1'/></asset>"                                                                                 \
  "<worldbody><light pos='0 0 3'/><geom type='plane' size='1 1 1' material='m'/><geom "            \
  "type='mesh' "                                                                                   \
  "mesh='q'/></worldbody></mujoco>"

static void settings_come_from_the_model(void** state) {
  (void)state;
  Easel* e = easel_open(WORLD);
  assert_int_equal(e->con.offWidth, 40);
  assert_int_equal(e->con.offSamples, 2);
  assert_int_equal(e->con.shadowSize, 512);
  assert_int_equal(e->con.ntexture, 1);
  assert_int_equal(e->con.mat_texid[ctTEXROLE_RGB], 0);
  assert_true(e->con.mat_texrepeat[1] == 4);
  ctr_uploadTexture(e->stage.m, &e->con, 0);
  ctr_uploadMesh(e->stage.m, &e->con, 0);
  ctr_uploadHField(e->stage.m, &e->con, 0);
  easel_draw(e);
  easel_close(e);
}

static bool draw_scarce(MemoryCount* c) {
  Stage s = stage_open(WORLD);
  ctrContext con;
  ctr_defaultContext(&con);
  stage_show(&s, -1);
  s.scn.flags[ctRND_SHADOW] = s.scn.flags[ctRND_REFLECTION] = 1;
  memory_scarce(c);
  ctr_makeContext(s.m, &con, ctFONTSCALE_100);
  ctrCanvas* canvas = ctr_makeCanvas(16, 16, 4, 1);
  unsigned char rgb[3 * 256];
  bool done = con.own && canvas && ctr_draw(canvas, &s.scn, &con, rgb, NULL, NULL) == 0;
  s.scn.flags[ctRND_WIREFRAME] = 1;
  done = done && ctr_draw(canvas, &s.scn, &con, rgb, NULL, NULL) == 0;
  memory_enough(c);
  ctr_getError();
  ctr_freeCanvas(canvas);
  ctr_freeContext(&con);
  stage_close(&s);
  return done;
}

static void running_out_of_memory_leaves_nothing(void** state) {
  (void)state;
  assert_true(memory_failures(draw_scarce) > 40);
}

STAGE_TEST_MAIN(cmocka_unit_test(settings_come_from_the_model),
                cmocka_unit_test(running_out_of_memory_leaves_nothing))
