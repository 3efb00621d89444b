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

// A line of two points, with axes, names and a range.
static void open_figure(ctvFigure* fig) {
  ctv_defaultFigure(fig);
  fig->flg_legend = 0;
  fig->linepnt[0] = 2;
  fig->linedata[0][0] = -3, fig->linedata[0][1] = -7;
  fig->linedata[0][2] = 5, fig->linedata[0][3] = 2;
}

static unsigned char picture[3 * 200 * 150];

static int count_changed(const Easel* e, ctvFigure* fig) {
  static unsigned char before[sizeof picture];
  memcpy(before, picture, sizeof before);
  ctr_figure((ctrRect){0, 0, 200, 150}, fig, &e->con);
  ctr_readPixels(picture, NULL, (ctrRect){0, 0, 200, 150}, &e->con);
  int n = 0;
  for (size_t i = 0; i < sizeof picture; i++) n += picture[i] != before[i];
  return n;
}

static void ranges_follow_the_data_or_the_user(void** state) {
  (void)state;
  Easel* e = easel_open(BALL);
  static ctvFigure fig;
  open_figure(&fig);
  count_changed(e, &fig);
  assert_true(fig.xaxisdata[0] == -3 && fig.xaxisdata[1] == 5);
  assert_true(fig.yaxisdata[0] == -7 && fig.yaxisdata[1] == 2);
  fig.flg_symmetric = 1;
  count_changed(e, &fig);
  assert_true(fig.yaxisdata[0] == -7 && fig.yaxisdata[1] == 7);
  assert_true(fig.xaxisdata[0] == -3);
  fig.flg_symmetric = 0;
  for (int axis = 0; axis < 2; axis++) fig.range[axis][0] = -4, fig.range[axis][1] = 4;
  fig.flg_extend = 0;
  count_changed(e, &fig);
  assert_true(fig.xaxisdata[1] == 4 && fig.yaxisdata[0] == -4 && fig.yaxisdata[1] == 4);
  fig.flg_extend = 1;
  count_changed(e, &fig);
  assert_true(fig.xaxisdata[0] == -4 && fig.xaxisdata[1] == 5);
  assert_true(fig.yaxisdata[0] == -10 && fig.yaxisdata[1] == 10); // -7 to 4, in tens
  fig.linedata[0][2] = NAN, fig.linedata[0][3] = 1e35f;           // a point that is none
  count_changed(e, &fig);
  assert_true(fig.xaxisdata[0] == -4 && fig.xaxisdata[1] == 4);
  easel_close(e);
}

// Each part of a figure changes the picture, and only while it is switched on.
static void parts_of_a_figure_are_drawn(void** state) {
  (void)state;
  Easel* e = easel_open(BALL);
  static ctvFigure fig;
  open_figure(&fig);
  count_changed(e, &fig);
  assert_int_equal(count_changed(e, &fig), 0);
  strcpy(fig.linename[0], "left foot");
  strcpy(fig.linename[1], "no points");
  assert_int_equal(count_changed(e, &fig), 0);
  fig.flg_legend = 1;
  int legend = count_changed(e, &fig);
  assert_true(legend > 30);
  fig.linename[0][0] = 0;
  assert_true(count_changed(e, &fig) == legend);
  assert_int_equal(count_changed(e, &fig), 0); // a legend without names
  fig.flg_selection = 1;
  fig.selection = 1;
  assert_true(count_changed(e, &fig) > 50);
  fig.selection = 100; // outside
  assert_true(count_changed(e, &fig) > 50);
  assert_int_equal(count_changed(e, &fig), 0);
  strcpy(fig.xlabel, "time");
  assert_true(count_changed(e, &fig) > 30);
  strcpy(fig.minwidth, "10000000000");
  assert_true(count_changed(e, &fig) > 30);
  fig.flg_ticklabel[0] = fig.flg_ticklabel[1] = 0;
  assert_true(count_changed(e, &fig) > 30);
  fig.gridwidth = 3;
  assert_true(count_changed(e, &fig) > 30);
  easel_close(e);
}

// Columns of the picture with pixels at least as bright as this.
static void find_columns(int shade, int range[2]) {
  range[0] = 200, range[1] = -1;
  for (int x = 0; x < 200; x++) {
    for (int y = 0; y < 150; y++) {
      if (picture[3 * (200 * y + x)] < shade) continue;
      if (x < range[0]) range[0] = x;
      range[1] = x;
    }
  }
}

// The title of the selected subplot is bright and in the middle, the others are dark beside it.
static void one_title_of_subplots_is_bright(void** state) {
  (void)state;
  Easel* e = easel_open(BALL);
  static ctvFigure fig;
  ctv_defaultFigure(&fig);
  strcpy(fig.title, "a  b   c");
  for (int k = 0; k < 3; k++) fig.textrgb[k] = 1, fig.figurergba[k] = fig.panergba[k] = 0;
  fig.figurergba[3] = fig.panergba[3] = 1;
  fig.flg_ticklabel[0] = fig.flg_ticklabel[1] = 0;
  fig.gridwidth = 0;
  for (int k = -1; k < 4; k++) {
    int bright[2], dark[2];
    fig.subplot = k;
    count_changed(e, &fig);
    find_columns(150, bright);
    find_columns(50, dark);
    if (k == 3) { // there is none
      assert_true(bright[1] < 0 && dark[1] < 0);
      continue;
    }
    assert_true(abs(bright[0] + bright[1] - 200) < 10);
    assert_true((k > 0) == (dark[0] < bright[0] - 3) && (k < 2) == (dark[1] > bright[1] + 3));
  }
  easel_close(e);
}

STAGE_TEST_MAIN(cmocka_unit_test(lines_and_bars_are_drawn),
                cmocka_unit_test(strange_figures_are_survived),
                cmocka_unit_test(ranges_follow_the_data_or_the_user),
                cmocka_unit_test(parts_of_a_figure_are_drawn),
                cmocka_unit_test(one_title_of_subplots_is_bright))
