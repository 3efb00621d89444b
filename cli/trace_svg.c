// The picture of a run: three panels of an SVG file.
#include "trace.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

typedef struct Panel {
  double left, top, width, height; // on the page
  double x0, x1, y0, y1;           // what it shows
  const char* title;
} Panel;

static const char* const color[] = {"#0b6e99", "#d9730d", "#448361", "#9065b0",
                                    "#c14c8a", "#337ea9", "#cb912f", "#787774"};
enum { COLORS = sizeof color / sizeof color[0], POINTS = 900, CURVES = 24 };

static double page_x(const Panel* p, double x) {
  return p->left + p->width * (x - p->x0) / (p->x1 - p->x0);
}
static double page_y(const Panel* p, double y) {
  return p->top + p->height * (1 - (y - p->y0) / (p->y1 - p->y0));
}

// Room around the values, never empty.
static void widen(double* low, double* high) {
  if (!(*high - *low > 1e-9)) {
    *low -= 0.5;
    *high += 0.5;
  }
  const double room = 0.05 * (*high - *low);
  *low -= room;
  *high += room;
}

static void include(const Trace* t, int column, double* low, double* high) {
  for (int r = 0; r < t->rows; r++) {
    const double x = trace_get(t, r, column);
    if (x < *low) *low = x;
    if (x > *high) *high = x;
  }
}

// Steps of 1, 2 or 5 times a power of ten, about five to a panel.
static double tick_step(double range) {
  const double power = pow(10, floor(log10(range / 5)));
  const double unit = range / 5 / power;
  return power * (unit < 1.5 ? 1 : unit < 3.5 ? 2 : unit < 7.5 ? 5 : 10);
}

static void draw_axes(FILE* out, const Panel* p) {
  fprintf(out, "<rect x='%.1f' y='%.1f' width='%.1f' height='%.1f' fill='#fff' stroke='#bbb'/>\n",
          p->left, p->top, p->width, p->height);
  fprintf(out, "<text x='%.1f' y='%.1f' font-weight='600'>%s</text>\n", p->left, p->top - 8,
          p->title);
  const double sx = tick_step(p->x1 - p->x0), sy = tick_step(p->y1 - p->y0);
  for (double x = ceil(p->x0 / sx) * sx; x <= p->x1; x += sx)
    fprintf(out,
            "<path d='M%.1f %.1fv%.1f' stroke='#eee'/><text x='%.1f' y='%.1f' "
            "text-anchor='middle' fill='#777'>%g</text>\n",
            page_x(p, x), p->top, p->height, page_x(p, x), p->top + p->height + 15,
            fabs(x) < 1e-9 * sx ? 0 : x);
  for (double y = ceil(p->y0 / sy) * sy; y <= p->y1; y += sy)
    fprintf(out,
            "<path d='M%.1f %.1fh%.1f' stroke='#eee'/><text x='%.1f' y='%.1f' "
            "text-anchor='end' fill='#777'>%g</text>\n",
            p->left, page_y(p, y), p->width, p->left - 5, page_y(p, y) + 4,
            fabs(y) < 1e-9 * sy ? 0 : y);
}

// What a curve shows: column y (plus column add, unless negative) over column x.
typedef struct Curve {
  int x, y, add;
  const char* stroke;
} Curve;

static void draw_curve(FILE* out, const Trace* t, const Panel* p, Curve c) {
  const int stride = t->rows / POINTS + 1;
  fputs("<polyline fill='none' stroke-width='1.3' stroke-linejoin='round' points='", out);
  for (int r = 0; r < t->rows; r += stride) {
    const double y = trace_get(t, r, c.y) + (c.add >= 0 ? trace_get(t, r, c.add) : 0);
    fprintf(out, "%.1f,%.1f ", page_x(p, trace_get(t, r, c.x)), page_y(p, y));
  }
  fprintf(out, "' stroke='%s'/>\n", c.stroke);
}

// Paths of the bodies in the x-z plane, equal scales, and the last pose as dots and links.
static void draw_paths(FILE* out, const Trace* t, Panel p) {
  const ctModel* m = t->model;
  const int xpos = trace_xpos(t);
  p.x0 = p.y0 = INFINITY;
  p.x1 = p.y1 = -INFINITY;
  for (int b = 1; b < m->nbody; b++) {
    include(t, xpos + 3 * b, &p.x0, &p.x1);
    include(t, xpos + 3 * b + 2, &p.y0, &p.y1);
  }
  if (m->nbody < 2) p.x0 = p.x1 = p.y0 = p.y1 = 0;
  widen(&p.x0, &p.x1);
  widen(&p.y0, &p.y1);
  const double scale = fmax((p.x1 - p.x0) / p.width, (p.y1 - p.y0) / p.height);
  const double cx = 0.5 * (p.x0 + p.x1), cy = 0.5 * (p.y0 + p.y1);
  p.x0 = cx - 0.5 * scale * p.width, p.x1 = cx + 0.5 * scale * p.width;
  p.y0 = cy - 0.5 * scale * p.height, p.y1 = cy + 0.5 * scale * p.height;
  draw_axes(out, &p);
  for (int b = 1; b < m->nbody; b++) {
    fputs("<g opacity='0.55'>", out);
    draw_curve(out, t, &p, (Curve){xpos + 3 * b, xpos + 3 * b + 2, -1, color[b % COLORS]});
    fputs("</g>", out);
  }
  for (int b = 1; b < m->nbody; b++) {
    const double x = page_x(&p, trace_get(t, t->rows - 1, xpos + 3 * b));
    const double y = page_y(&p, trace_get(t, t->rows - 1, xpos + 3 * b + 2));
    const int parent = m->body_parentid[b];
    if (parent > 0)
      fprintf(out, "<path d='M%.1f %.1fL%.1f %.1f' stroke='#333' stroke-width='2.5'/>\n", x, y,
              page_x(&p, trace_get(t, t->rows - 1, xpos + 3 * parent)),
              page_y(&p, trace_get(t, t->rows - 1, xpos + 3 * parent + 2)));
    fprintf(out, "<circle cx='%.1f' cy='%.1f' r='3.5' fill='%s' stroke='#333'/>\n", x, y,
            color[b % COLORS]);
  }
}

static void draw_positions(FILE* out, const Trace* t, Panel p) {
  const int count = (int)(t->model->nq < CURVES ? t->model->nq : CURVES);
  p.y0 = INFINITY, p.y1 = -INFINITY;
  for (int i = 0; i < count; i++) include(t, TRACE_QPOS + i, &p.y0, &p.y1);
  if (!count) p.y0 = p.y1 = 0;
  widen(&p.y0, &p.y1);
  draw_axes(out, &p);
  for (int i = 0; i < count; i++)
    draw_curve(out, t, &p, (Curve){TRACE_TIME, TRACE_QPOS + i, -1, color[i % COLORS]});
}

static void draw_energies(FILE* out, const Trace* t, Panel p) {
  p.y0 = 0, p.y1 = 0;
  include(t, TRACE_POTENTIAL, &p.y0, &p.y1);
  include(t, TRACE_KINETIC, &p.y0, &p.y1);
  widen(&p.y0, &p.y1);
  draw_axes(out, &p);
  draw_curve(out, t, &p, (Curve){TRACE_TIME, TRACE_POTENTIAL, -1, color[0]});
  draw_curve(out, t, &p, (Curve){TRACE_TIME, TRACE_KINETIC, -1, color[1]});
  draw_curve(out, t, &p, (Curve){TRACE_TIME, TRACE_POTENTIAL, TRACE_KINETIC, "#333"});
}

bool trace_write_svg(const Trace* t, const char* path) {
  FILE* out = fopen(path, "w");
  if (!out) {
    fprintf(stderr, "corten: %s: %s\n", path, strerror(errno));
    return false;
  }
  double t0 = t->rows ? trace_get(t, 0, TRACE_TIME) : 0;
  double t1 = t->rows ? trace_get(t, t->rows - 1, TRACE_TIME) : 1;
  if (!(t1 > t0)) t1 = t0 + 1;
  fputs(
      "<svg xmlns='http://www.w3.org/2000/svg' width='960' height='520' "
      "font-family='sans-serif' font-size='11'>\n<rect width='960' height='520' fill='#fafafa'/>\n",
      out);
  if (t->rows) {
    draw_paths(out, t,
               (Panel){.left = 45,
                       .top = 35,
                       .width = 400,
                       .height = 450,
                       .title = "paths of the bodies, x and z (m), and the last pose"});
    draw_positions(out, t,
                   (Panel){.left = 510,
                           .top = 35,
                           .width = 430,
                           .height = 200,
                           .x0 = t0,
                           .x1 = t1,
                           .title = "coordinates qpos over time (s)"});
    draw_energies(out, t,
                  (Panel){.left = 510,
                          .top = 285,
                          .width = 430,
                          .height = 200,
                          .x0 = t0,
                          .x1 = t1,
                          .title = "energy (J): potential, kinetic, total (black)"});
  }
  fputs("</svg>\n", out);
  const bool bad = ferror(out);
  if (fclose(out) == 0 && !bad) return true;
  fprintf(stderr, "corten: %s: could not be written\n", path);
  return false;
}
