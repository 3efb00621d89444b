// Functions of drawing with contexts that were not made or were made for another model, buffers
// that do not exist and sizes that no picture has: each reports it and returns.
#include "unit/draw/easel.h"

#define REPORTS(call, words)                                                                       \
  do {                                                                                             \
    ct_clearError();                                                                               \
    call;                                                                                          \
    if (!strstr(ct_lastError(), words)) fail_msg("%s: '%s'", #call, ct_lastError());               \
  } while (0)

static void contexts_that_were_not_made(void** state) {
  (void)state;
  static ctvFigure fig;
  unsigned char rgb[12];
  float depth[4];
  const ctrRect r = {0, 0, 2, 2};
  ctrContext con;
  ctvScene scn;
  ctr_defaultContext(&con);
  ctv_defaultScene(&scn);
  ctv_defaultFigure(&fig);
  ctrCanvas* canvas = ctr_makeCanvas(8, 8, 1, 1);
  REPORTS(ctr_changeFont(ctFONTSCALE_100, &con), "context was not made");
  REPORTS(ctr_changeFont(77, &con), "invalid fontscale 77");
  REPORTS(ctr_addAux(0, 8, 8, 1, &con), "context was not made");
  REPORTS(ctr_resizeOffscreen(8, 8, &con), "context was not made");
  REPORTS(ctr_restoreBuffer(&con), "context was not made");
  REPORTS(ctr_readPixels(rgb, depth, r, &con), "context was not made");
  REPORTS(ctr_drawPixels(rgb, depth, r, &con), "context was not made");
  REPORTS(ctr_blitBuffer(r, r, 1, 1, &con), "context was not made");
  REPORTS(ctr_text(ctFONT_NORMAL, "a", &con, 0, 0, 1, 1, 1), "context was not made");
  REPORTS(ctr_overlay(ctFONT_NORMAL, ctGRID_TOPLEFT, r, "a", "b", &con), "context was not made");
  REPORTS(ctr_maxViewport(&con), "context was not made");
  REPORTS(ctr_label(r, ctFONT_NORMAL, "a", 1, 1, 1, 1, 0, 0, 0, &con), "context was not made");
  REPORTS(ctr_figure(r, &fig, &con), "context was not made");
  REPORTS(ctr_render(r, &scn, &con), "context was not made");
  REPORTS(assert_int_not_equal(ctr_draw(canvas, &scn, &con, rgb, NULL, NULL), 0),
          "context was not made");
  ctr_freeCanvas(canvas);
}

static void contexts_of_other_models(void** state) {
  (void)state;
  Easel* e = easel_open("<mujoco><worldbody><geom size='1'/></worldbody></mujoco>");
  ctModel* other = trees_load(
      "<mujoco><asset><texture name='t' type='2d' builtin='flat' width='4' height='4'/>"
      "<mesh name='m' vertex='0 0 0 1 0 0 0 1 0 0 0 1'/><hfield name='h' nrow='2' ncol='2'"
      " size='1 1 1 1'/></asset><worldbody><geom type='mesh' mesh='m'/></worldbody></mujoco>");
  REPORTS(ctr_uploadTexture(other, &e->con, 0), "not made for this model");
  REPORTS(ctr_uploadMesh(other, &e->con, 0), "not made for this model");
  REPORTS(ctr_uploadHField(other, &e->con, 0), "not made for this model");
  ct_deleteModel(other);
  easel_close(e);
}

static void buffers_and_sizes_that_do_not_exist(void** state) {
  (void)state;
  Easel* e = easel_open("<mujoco><worldbody><geom size='1'/></worldbody></mujoco>");
  static const int index[] = {-1, 0, ctNAUX, 1000000};
  for (int i = 0; i < 4; i++) {
    REPORTS(ctr_setAux(index[i], &e->con), "does not exist");
    REPORTS(ctr_blitAux(index[i], (ctrRect){0, 0, 2, 2}, 0, 0, &e->con), "does not exist");
  }
  ct_clearError();
  ctr_addAux(0, 8, 8, 1, &e->con);
  ctr_setAux(0, &e->con);
  ctr_blitAux(0, (ctrRect){0, 0, 2, 2}, 0, 0, &e->con);
  assert_string_equal(ct_lastError(), "");
  static const int size[][2] = {{0, 8}, {8, 0}, {-1, 8}, {8193, 8}, {8, 8193}};
  for (int i = 0; i < 5; i++)
    REPORTS(assert_null(ctr_makeCanvas(size[i][0], size[i][1], 1, 1)), "width and height");
  easel_close(e);
}

STAGE_TEST_MAIN(cmocka_unit_test(contexts_that_were_not_made),
                cmocka_unit_test(contexts_of_other_models),
                cmocka_unit_test(buffers_and_sizes_that_do_not_exist))
