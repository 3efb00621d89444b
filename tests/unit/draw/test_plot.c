#include "unit/draw/easel.h"

#define BALL                                                                                       \
  "<mujoco><visual><global offwidth='200' offheight='150'/></visual><worldbody>"                   \
  "<geom type='sphere' size='.5'/></worldbody></mujoco>"

static int count_color(const Easel* e, int k) {
  static unsigned char rgb[3 * 200 * 150];
  ctr_readPixels(rgb, NULL, (ctrRect){0, 0, 200, 150}, &e->con);
  int n = 0;
  for (int i = 0; i < 200 * 150; i++) n += rgb[3 * i + k] > 200 && rgb[3 * i + (k + 1) % 3] < 50;
  return n;
}

static void lines_and_bars_are_drawn(void** state) {
  (void)state;
  Easel* e = easel_open(BALL);
  static ctvFigure fig;
  ctv_defaultFigure(&fig);
  fig.linergb[0][0] = 1, fig.linergb[0][1] = fig.linergb[0][2] = 0;
  fig.linepnt[0] = 20;
  for (int i = 0; i < 20; i++)
    fig.linedata[0][2 * i] = (float)i, fig.linedata[0][2 * i + 1] = (float)(i * i);
  strcpy(fig.title, "force");
  ctr_figure((ctrRect){0, 0, 200, 150}, &fig, &e->con);
  int lines = count_color(e, 0);
  assert_true(lines > 50);
  assert_true(fig.xaxisdata[0] == 0 && fig.xaxisdata[1] == 19 && fig.yaxisdata[1] == 400);
  assert_true(fig.xaxispixel[0] > 0 && fig.xaxispixel[1] <= 200);
  fig.flg_barplot = 1;
  ctr_figure((ctrRect){0, 0, 200, 150}, &fig, &e->con);
  assert_true(count_color(e, 0) > lines);
  easel_close(e);
}

static void strange_figures_are_survived(void** state) {
  (void)state;
  Easel* e = easel_open(BALL);
  static ctvFigure fig;
  ctv_defaultFigure(&fig);
  memset(fig.xformat, '%', sizeof fig.xformat);
  strcpy(fig.yformat, "%s%n");
  memset(fig.title, 'x', sizeof fig.title);
  fig.gridsize[0] = fig.gridsize[1] = 1 << 30;
  fig.linepnt[0] = 1 << 30;
  fig.linepnt[1] = -5;
  fig.linepnt[2] = 3;
  for (int i = 0; i < 6; i++) fig.linedata[2][i] = i % 2 ? NAN : 1e38f;
  fig.linewidth = fig.gridwidth = NAN;
  fig.flg_legend = fig.flg_selection = fig.flg_symmetric = fig.flg_extend = 1;
  for (int k = 1; k < 200; k += 50) ctr_figure((ctrRect){0, 0, k, 150}, &fig, &e->con);
  assert_true(fig.xaxispixel[1] >= fig.xaxispixel[0] || fig.xaxispixel[1] < 200);
  easel_close(e);
}

STAGE_TEST_MAIN(cmocka_unit_test(lines_and_bars_are_drawn),
                cmocka_unit_test(strange_figures_are_survived))
