// Plots of lines or bars with axes, numbers and a legend.
#include "base/integer.h"
#include "draw/store.h"
#include "draw/text.h"
#include "math/fn.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { PLOT_TICKS = 20, PLOT_TEXT = 100 };

typedef struct Plot {
  Pixmap* p;
  ctvFigure* fig;
  const ctrContext* con;
  ctrRect pane;      // inside the axes
  float range[2][2]; // of x and y
  int pad, height;   // half a line, a line
} Plot;

//---------------------------------- ranges --------------------------------------------------------

static int count_points(const ctvFigure* fig, int line) {
  int n = fig->linepnt[line];
  return n < 0 ? 0 : n > ctMAXLINEPNT ? ctMAXLINEPNT : n;
}

// The least and greatest finite numbers of all lines.
static void extend_range(float range[2], const ctvFigure* fig, int axis, bool known) {
  for (int line = 0; line < ctMAXLINE; line++) {
    for (int i = 0; i < count_points(fig, line); i++) {
      float x = fig->linedata[line][2 * i + axis];
      if (!(fabsf(x) < 1e30f)) continue;
      if (!known || x < range[0]) range[0] = x;
      if (!known || x > range[1]) range[1] = x;
      known = true;
    }
  }
}

// The largest power of ten that is not above x.
static double power_below(double x) {
  double e = floor(fn_log(x) * 0.43429448190325183);
  if (fn_pow(10, e + 1) <= x) e++;
  return fn_pow(10, fn_pow(10, e) > x ? e - 1 : e);
}

// Limits of y are whole multiples of the power of ten below their distance.
static void round_range(float range[2]) {
  double power = power_below((double)range[1] - (double)range[0]);
  range[0] = (float)(floor((double)range[0] / power) * power);
  range[1] = (float)(ceil((double)range[1] / power) * power);
}

static void find_plot_range(Plot* w, int axis) {
  float* r = w->range[axis];
  const ctvFigure* fig = w->fig;
  memcpy(r, fig->range[axis], 2 * sizeof(float));
  bool known = r[0] < r[1] && fabsf(r[0]) < 1e30f && fabsf(r[1]) < 1e30f;
  if (!known) r[0] = r[1] = 0;
  if (!known || fig->flg_extend) extend_range(r, fig, axis, known);
  if (r[1] - r[0] < 1e-5f) {
    float more = 0.5f * (1e-5f - (r[1] - r[0])) + fabsf(r[0]) * 1e-6f;
    r[0] -= more, r[1] += more;
  }
  if (axis == 0) return;
  round_range(r);
  float most = fmaxf(fabsf(r[0]), fabsf(r[1]));
  if (fig->flg_symmetric) r[0] = -most, r[1] = most;
}

//---------------------------------- text ----------------------------------------------------------

static void put_plot_text(const Plot* w, int x, int y, const char* text, const float rgb[3]) {
  TextStyle style = {ctFONT_NORMAL, w->con->fontScale, {rgb[0], rgb[1], rgb[2]}};
  ctrRect all = {0, 0, w->p->width, w->p->height};
  text_draw(w->p, all, x, y, text, &style);
}

static int plot_text_width(const Plot* w, const char* text) {
  return text_width(ctFONT_NORMAL, w->con->fontScale, text);
}

// A format of the program is used only if it takes one number and nothing else.
static bool is_number_format(const char* format, size_t size) {
  int numbers = 0;
  if (!memchr(format, 0, size)) return false;
  for (const char* s = strchr(format, '%'); s; s = strchr(s, '%')) {
    s += 1 + strspn(s + 1, "-+ #0123456789.");
    if (!*s || !strchr("feEgGaA", *s)) return false;
    numbers++;
    s++;
  }
  return numbers == 1;
}

// A number without the zeros at the end of its fraction.
static void write_number(char text[PLOT_TEXT], const char* format, size_t size, float x) {
  if (!is_number_format(format, size)) format = "%g";
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  snprintf(text, PLOT_TEXT, format, (double)x);
#pragma GCC diagnostic pop
  if (!strchr(text, '.') || strpbrk(text, "eE")) return;
  size_t n = strlen(text);
  while (n > 0 && text[n - 1] == '0') text[--n] = 0;
  if (n > 0 && text[n - 1] == '.') text[n - 1] = 0;
}

static int count_ticks(const ctvFigure* fig, int axis) {
  int n = fig->gridsize[axis];
  return n < 2 ? 0 : n > PLOT_TICKS ? PLOT_TICKS : n;
}

static float tick_value(const Plot* w, int axis, int i, int n) {
  const float* r = w->range[axis];
  return r[0] + (r[1] - r[0]) * (float)i / (float)(n - 1);
}

static void write_tick(char text[PLOT_TEXT], const Plot* w, int axis, int i) {
  const ctvFigure* fig = w->fig;
  float x = tick_value(w, axis, i, count_ticks(fig, axis));
  if (axis == 0) {
    write_number(text, fig->xformat, sizeof fig->xformat, x);
  } else {
    write_number(text, fig->yformat, sizeof fig->yformat, x);
  }
}

static void draw_ticks(const Plot* w, int axis) {
  int n = count_ticks(w->fig, axis);
  char text[PLOT_TEXT];
  for (int i = 0; i < n && w->fig->flg_ticklabel[axis]; i++) {
    write_tick(text, w, axis, i);
    int width = plot_text_width(w, text);
    if (axis == 0) {
      int x = w->pane.left + w->pane.width * i / (n - 1) -
              (i == 0       ? 0
               : i == n - 1 ? width
                            : width / 2);
      put_plot_text(w, x, w->pane.bottom - w->height - w->pad / 2, text, w->fig->textrgb);
    } else {
      int y = w->pane.bottom + w->pane.height * i / (n - 1) - w->height / 2;
      put_plot_text(w, w->pane.left - width - w->pad / 2, y, text, w->fig->textrgb);
    }
  }
}

//---------------------------------- layout --------------------------------------------------------

// Text of a field that may have no end.
static void copy_ended_text(char* to, size_t size, const char* from) {
  memcpy(to, from, size);
  to[size - 1] = 0;
}

// The title of a subplot: titles are separated by two spaces or more. False: there are fewer.
static bool find_subtitle(const char* title, int subplot, int range[2]) {
  int at = 0, end = 0;
  for (int k = 0; k <= subplot || k == 0; k++) {
    for (at = end; title[at] == ' ';) at++;
    if (!title[at]) return false;
    for (end = at; title[end] && !(title[end] == ' ' && title[end + 1] == ' ');) end++;
  }
  range[0] = at, range[1] = end;
  return true;
}

// Part of a title from x on. Returns where it ends.
static int put_title_part(const Plot* w, int x, const char* title, const int range[2],
                          float shade) {
  char part[sizeof w->fig->title];
  const float* c = w->fig->textrgb;
  int n = range[1] - range[0];
  memcpy(part, title + range[0], (size_t)n);
  part[n] = 0;
  put_plot_text(w, x, w->pane.bottom + w->pane.height, part,
                (float[3]){shade * c[0], shade * c[1], shade * c[2]});
  return x + plot_text_width(w, part);
}

// The title of the selected subplot is in the middle, between the others, which are darker.
static void draw_title(Plot* w) {
  char title[sizeof w->fig->title], part[sizeof w->fig->title];
  int range[2];
  copy_ended_text(title, sizeof title, w->fig->title);
  if (!title[0]) return;
  w->pane.height -= w->height + w->pad;
  if (!find_subtitle(title, w->fig->subplot, range)) return;
  memcpy(part, title, sizeof part);
  part[range[1]] = 0;
  int width = plot_text_width(w, part + range[0]);
  part[range[0]] = 0;
  int before = plot_text_width(w, part);
  int x = w->pane.left + (w->pane.width - width) / 2;
  if (before == 0 && x < w->pane.left) x = w->pane.left;
  if (before > 0) put_title_part(w, x - before, title, (int[2]){0, range[0]}, 0.4f);
  x = put_title_part(w, x, title, range, 1);
  put_title_part(w, x, title, (int[2]){range[1], (int)strlen(title)}, 0.4f);
}

static void draw_xlabel(Plot* w) {
  char label[sizeof w->fig->xlabel];
  copy_ended_text(label, sizeof label, w->fig->xlabel);
  if (!label[0]) return;
  int x = w->pane.left + (w->pane.width - plot_text_width(w, label)) / 2;
  put_plot_text(w, x > w->pane.left ? x : w->pane.left, w->pane.bottom + w->pad, label,
                w->fig->textrgb);
  w->pane.bottom += w->height + w->pad / 2;
  w->pane.height -= w->height + w->pad / 2;
}

// Room for the numbers at the axes.
static void leave_room(Plot* w) {
  char text[PLOT_TEXT], least[sizeof w->fig->minwidth];
  int wide = 0;
  copy_ended_text(least, sizeof least, w->fig->minwidth);
  if (w->fig->flg_ticklabel[1]) {
    wide = plot_text_width(w, least);
    for (int i = 0; i < count_ticks(w->fig, 1); i++) {
      write_tick(text, w, 1, i);
      int width = plot_text_width(w, text);
      if (width > wide) wide = width;
    }
    wide += w->pad;
  }
  int high = w->fig->flg_ticklabel[0] ? w->height + w->pad : 0;
  w->pane.left += wide + w->pad;
  w->pane.width -= wide + 2 * w->pad;
  w->pane.bottom += high + w->pad;
  w->pane.height -= high + 2 * w->pad;
}

//---------------------------------- lines ---------------------------------------------------------

static float place_value(const Plot* w, int axis, float x) {
  const float* r = w->range[axis];
  float t = (x - r[0]) / (r[1] - r[0]);
  return axis == 0 ? (float)w->pane.left + t * (float)w->pane.width
                   : (float)w->pane.bottom + t * (float)w->pane.height;
}

static void draw_plot_grid(const Plot* w) {
  const float* c = w->fig->gridrgb;
  float rgba[4] = {c[0], c[1], c[2], 1};
  int wide = integer_of((double)w->fig->gridwidth + 0.5, 0, 20);
  for (int axis = 0; axis < 2; axis++) {
    int n = count_ticks(w->fig, axis);
    for (int i = 0; i < n && wide > 0; i++) {
      int at =
          integer_of((double)place_value(w, axis, tick_value(w, axis, i, n)), -100000, 100000) -
          wide / 2;
      ctrRect x = {at, w->pane.bottom, wide, w->pane.height},
              y = {w->pane.left, at, w->pane.width, wide};
      pixmap_fill(w->p, axis == 0 ? x : y, rgba);
    }
  }
}

static bool find_plot_point(const Plot* w, int line, int i, double at[2]) {
  for (int axis = 0; axis < 2; axis++) {
    float x = w->fig->linedata[line][2 * i + axis];
    if (!(fabsf(x) < 1e30f)) return false;
    at[axis] = (double)place_value(w, axis, x);
  }
  return fabs(at[0]) < 1e5 && fabs(at[1]) < 1e5;
}

// A square of the line's width at each step along the longer axis.
static void draw_plot_segment(const Plot* w, const double a[2], const double b[2],
                              const float rgba[4]) {
  int wide = integer_of((double)w->fig->linewidth + 0.5, 1, 20);
  double most = fmax(fabs(b[0] - a[0]), fabs(b[1] - a[1]));
  int n = integer_of(most, 0, 200000) + 1;
  for (int i = 0; i <= n; i++) {
    int x = integer_of(a[0] + (b[0] - a[0]) * i / n, -100000, 100000) - wide / 2;
    int y = integer_of(a[1] + (b[1] - a[1]) * i / n, -100000, 100000) - wide / 2;
    if (x < w->pane.left || y < w->pane.bottom || x >= w->pane.left + w->pane.width ||
        y >= w->pane.bottom + w->pane.height) {
      continue;
    }
    pixmap_fill(w->p, (ctrRect){x, y, wide, wide}, rgba);
  }
}

// A bar from the point to zero, as wide as the distance of points.
static void draw_bar(const Plot* w, const double at[2], int count, const float rgba[4]) {
  double zero =
      fmin(fmax((double)place_value(w, 1, 0), w->pane.bottom), w->pane.bottom + w->pane.height);
  int wide = w->pane.width / (count > 0 ? count : 1);
  int y0 = integer_of(fmin(at[1], zero), -100000, 100000),
      y1 = integer_of(fmax(at[1], zero), -100000, 100000);
  ctrRect bar = {integer_of(at[0], -100000, 100000) - wide / 2, y0, wide > 1 ? wide - 1 : 1,
                 y1 - y0 + 1};
  pixmap_fill(w->p, bar, rgba);
}

static void draw_plot_line(const Plot* w, int line) {
  const float* c = w->fig->linergb[line];
  float rgba[4] = {c[0], c[1], c[2], 1};
  double last[2] = {0};
  bool joined = false;
  int n = count_points(w->fig, line);
  for (int i = 0; i < n; i++) {
    double at[2];
    bool ok = find_plot_point(w, line, i, at);
    if (ok && w->fig->flg_barplot) draw_bar(w, at, n, rgba);
    if (ok && joined && !w->fig->flg_barplot) draw_plot_segment(w, last, at, rgba);
    memcpy(last, at, sizeof last);
    joined = ok;
  }
}

static void draw_selection(const Plot* w) {
  if (!w->fig->flg_selection) return;
  double x = (double)place_value(w, 0, w->fig->selection);
  if (!(x >= w->pane.left && x <= w->pane.left + w->pane.width)) return;
  const float* c = w->fig->textrgb;
  ctrRect line = {integer_of(x, -100000, 100000), w->pane.bottom, 1, w->pane.height};
  pixmap_fill(w->p, line, (float[4]){c[0], c[1], c[2], 1});
}

static void draw_legend(const Plot* w) {
  const ctvFigure* fig = w->fig;
  int wide = 0, rows = 0;
  char name[sizeof fig->linename[0]];
  for (int i = 0; i < ctMAXLINE && fig->flg_legend; i++) {
    copy_ended_text(name, sizeof name, fig->linename[i]);
    if (!name[0] || count_points(fig, i) == 0) continue;
    int width = plot_text_width(w, name);
    if (width > wide) wide = width;
    rows++;
  }
  if (rows == 0) return;
  ctrRect box = {w->pane.left + w->pane.width - wide - 2 * w->pad,
                 w->pane.bottom + w->pane.height - rows * w->height - w->pad, wide + 2 * w->pad,
                 rows * w->height + w->pad};
  pixmap_fill(w->p, box, fig->legendrgba);
  for (int i = 0, row = 0; i < ctMAXLINE; i++) {
    copy_ended_text(name, sizeof name, fig->linename[i]);
    if (!name[0] || count_points(fig, i) == 0) continue;
    row++;
    put_plot_text(w, box.left + w->pad, box.bottom + box.height - row * w->height, name,
                  fig->linergb[i]);
  }
}

static void save_axes(const Plot* w) {
  ctvFigure* fig = w->fig;
  fig->xaxispixel[0] = w->pane.left, fig->xaxispixel[1] = w->pane.left + w->pane.width;
  fig->yaxispixel[0] = w->pane.bottom, fig->yaxispixel[1] = w->pane.bottom + w->pane.height;
  memcpy(fig->xaxisdata, w->range[0], sizeof fig->xaxisdata);
  memcpy(fig->yaxisdata, w->range[1], sizeof fig->yaxisdata);
}

static void draw_plot(Pixmap* p, ctrRect viewport, ctvFigure* fig, const ctrContext* con) {
  int height = text_height(ctFONT_NORMAL, con->fontScale);
  Plot w = {p, fig, con, viewport, {{0}}, height / 2, height};
  pixmap_fill(w.p, viewport, fig->figurergba);
  find_plot_range(&w, 0);
  find_plot_range(&w, 1);
  draw_title(&w);
  draw_xlabel(&w);
  leave_room(&w);
  save_axes(&w);
  if (w.pane.width <= 0 || w.pane.height <= 0) return;
  pixmap_fill(w.p, w.pane, fig->panergba);
  draw_plot_grid(&w);
  for (int i = 0; i < ctMAXLINE; i++) draw_plot_line(&w, i);
  draw_selection(&w);
  draw_ticks(&w, 0);
  draw_ticks(&w, 1);
  draw_legend(&w);
}

void ctr_figure(ctrRect viewport, ctvFigure* fig, const ctrContext* con) {
  Store* s = store_of(con);
  if (viewport.width <= 0 || viewport.height <= 0) return;
  if (s->current == &s->window && !pixmap_reach(&s->window, viewport)) store_fail();
  draw_plot(s->current, viewport, fig, con);
  store_show(s, s->current, viewport);
}
