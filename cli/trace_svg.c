// The picture of a run: a side view, the coordinates and the energies over time.
#include "outline.h"
#include "svg.h"
#include "svg_surface.h"
#include "trace.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>

enum { POINTS = 900, CURVES = 8, KEYS = 8, EDGES = 20000 };

// Points of a curve, at most POINTS, the last sample among them.
static int rows_shown(const Trace* t) { return t->rows < POINTS ? t->rows : POINTS; }
static int row_shown(const Trace* t, int i) {
  const int n = rows_shown(t);
  return n < 2 ? 0 : (int)((int64_t)i * (t->rows - 1) / (n - 1));
}

// A column, plus another unless that is negative, over the column x.
static void draw_column(Output* out, const Trace* t, const Panel* p, const int column[3],
                        const char* style) {
  Point point[POINTS];
  const int n = rows_shown(t);
  for (int i = 0; i < n; i++) {
    const int r = row_shown(t, i);
    point[i].x = trace_get(t, r, column[0]);
    point[i].y = trace_get(t, r, column[1]) + (column[2] >= 0 ? trace_get(t, r, column[2]) : 0);
  }
  svg_line(out, p, point, n, style);
}

static void include_column(const Trace* t, int column, Range* range) {
  for (int r = 0; r < t->rows; r++) svg_include(range, trace_get(t, r, column));
}

static double spread(const Trace* t, int column) {
  Range range = svg_nothing;
  include_column(t, column, &range);
  return range.high > range.low ? range.high - range.low : 0;
}

// ---- side view

static bool moves(const ctModel* m, int body) { return m->body_weldid[body] != 0; }
static const char* color_of(int body) { return svg_color[(body - 1) % SVG_COLORS]; }

// x or y to the right, whichever the bodies travel farther along.
static View choose_view(const Trace* t) {
  double far[2] = {0, 0};
  for (int b = 1; b < t->model->nbody; b++)
    for (int i = 0; i < 2; i++) far[i] = fmax(far[i], spread(t, trace_xipos(t) + 3 * b + i));
  return (View){far[1] > far[0] ? 1 : 0, 2};
}

static void include_geoms(const Trace* t, const ctData* d, View v, bool fixed, Panel* p) {
  const ctModel* m = t->model;
  for (int g = 0; g < m->ngeom; g++) {
    Point point[OUTLINE_POINTS];
    if (!fixed && !moves(m, m->geom_bodyid[g])) continue;
    const int n = outline_geom(m, d, g, v, point);
    for (int i = 0; i < n; i++) {
      svg_include(&p->x, point[i].x);
      svg_include(&p->y, point[i].y);
    }
  }
  for (int i = 0; i < m->nflexvert; i++) {
    svg_include(&p->x, d->flexvert_xpos[3 * i + v.right]);
    svg_include(&p->y, d->flexvert_xpos[3 * i + v.up]);
  }
  for (int i = 0; i < m->ndeformvert; i++) {
    svg_include(&p->x, d->deformvert_xpos[3 * i + v.right]);
    svg_include(&p->y, d->deformvert_xpos[3 * i + v.up]);
  }
}

// What moves fills the panel; equal scales. Where nothing moves: everything.
static void fit_view(const Trace* t, View v, Panel* p) {
  p->x = p->y = svg_nothing;
  for (int b = 1; b < t->model->nbody; b++) {
    if (!moves(t->model, b)) continue;
    include_column(t, trace_xipos(t) + 3 * b + v.right, &p->x);
    include_column(t, trace_xipos(t) + 3 * b + v.up, &p->y);
  }
  const bool still = !(p->x.low <= p->x.high);
  include_geoms(t, t->start, v, still, p);
  include_geoms(t, t->end, v, still, p);
  svg_widen(&p->x);
  svg_widen(&p->y);
  const double wx = p->x.high - p->x.low, wy = p->y.high - p->y.low;
  const double scale = fmax(wx / p->width, wy / p->height);
  const double more_x = 0.5 * (scale * p->width - wx), more_y = 0.5 * (scale * p->height - wy);
  p->x = (Range){p->x.low - more_x, p->x.high + more_x};
  p->y = (Range){p->y.low - more_y, p->y.high + more_y};
}

static void draw_ground(Output* out, const Trace* t, View v, const Panel* p) {
  for (int g = 0; g < t->model->ngeom; g++) {
    Point point[6];
    const int n = outline_ground(t->model, t->end, g, v, p, point);
    if (n > 2)
      svg_polygon(out, p, point, n, "fill='url(#ground)' stroke='#8a8782' stroke-width='1.5'");
  }
}

static void draw_geoms(Output* out, const Trace* t, const ctData* d, View v, const Panel* p) {
  const ctModel* m = t->model;
  const bool start = d == t->start;
  for (int g = 0; g < m->ngeom; g++) {
    Point point[OUTLINE_POINTS];
    char style[160];
    const int body = m->geom_bodyid[g];
    if (start && !moves(m, body)) continue;
    const char* color = moves(m, body) ? color_of(body) : "#a5a29c";
    if (start) {
      snprintf(style, sizeof style,
               "fill='none' stroke='%s' stroke-opacity='.6' stroke-dasharray='3 3'", color);
    } else {
      snprintf(style, sizeof style, "fill='%s' fill-opacity='.3' stroke='%s' stroke-width='1.3'",
               color, color);
    }
    svg_polygon(out, p, point, outline_geom(m, d, g, v, point), style);
  }
}

static void draw_flexes(Output* out, const Trace* t, const ctData* d, View v, const Panel* p) {
  const ctModel* m = t->model;
  const char* style = d == t->start ? "stroke='#9a9790' stroke-width='.4' stroke-dasharray='2 2'"
                                    : "stroke='#337ea9' stroke-width='.7'";
  const int stride = (int)(m->nflexedge / EDGES) + 1;
  for (int f = 0; f < m->nflex; f++) {
    for (int e = 0; e < m->flex_edgenum[f]; e += stride) {
      Point end[2];
      for (int k = 0; k < 2; k++) {
        const int vertex = m->flex_vertadr[f] + m->flex_edge[2 * (m->flex_edgeadr[f] + e) + k];
        end[k] = outline_project(v, d->flexvert_xpos + 3 * vertex);
      }
      svg_line(out, p, end, 2, style);
    }
  }
}

// Outlines of the elements of deformable bodies; their surfaces at the end.
static void draw_deformables(Output* out, const Trace* t, const ctData* d, View v, const Panel* p) {
  enum { CORNERS = 4 };
  const ctModel* m = t->model;
  const char* style = d == t->start ? "stroke='#9a9790' stroke-width='.4' stroke-dasharray='2 2'"
                                    : "stroke='#337ea9' stroke-width='.7'";
  const int stride = (int)(m->ndeformelem / EDGES) + 1;
  if (d != t->start && svg_surface(out, m, d, v, p)) return;
  for (int f = 0; f < m->ndeform; f++) {
    const int kind = m->deform_kind[f];
    const int corners = kind == ctDEFORM_CLOTH ? 3 : kind == ctDEFORM_SOFT ? 4 : 2;
    for (int e = 0; e + corners <= m->deform_elemnum[f]; e += stride * corners) {
      Point point[CORNERS + 1];
      for (int k = 0; k <= corners; k++) {
        const int vertex = m->deform_elem[m->deform_elemadr[f] + e + k % corners];
        point[k] = outline_project(v, d->deformvert_xpos + 3 * (m->deform_vertadr[f] + vertex));
      }
      svg_line(out, p, point, corners + 1, style);
    }
  }
}

static void draw_paths(Output* out, const Trace* t, View v, const Panel* p) {
  for (int b = 1; b < t->model->nbody; b++) {
    if (!moves(t->model, b)) continue;
    char style[80];
    snprintf(style, sizeof style, "stroke='%s' stroke-opacity='.75' stroke-width='1.2'",
             color_of(b));
    const int at = trace_xipos(t) + 3 * b;
    draw_column(out, t, p, (int[]){at + v.right, at + v.up, -1}, style);
  }
}

static void body_name(const ctModel* m, int body, char text[40]) {
  const char* name = ct_id2name(m, ctOBJ_BODY, body);
  if (name && *name) {
    snprintf(text, 40, "%s", name);
  } else {
    snprintf(text, 40, "body %d", body);
  }
}

// Below the panel: what the styles mean, then the bodies.
static void draw_view_legend(Output* out, const Trace* t, const Panel* p) {
  char text[60], style[100];
  double y = p->top + p->height + 52;
  snprintf(text, sizeof text, "start, %.4g s", trace_get(t, 0, TRACE_TIME));
  svg_key_box(out, p->left, y, "fill='none' stroke='#555' stroke-dasharray='3 3'", text);
  snprintf(text, sizeof text, "end, %.4g s", trace_get(t, t->rows - 1, TRACE_TIME));
  svg_key_box(out, p->left + 125, y, "fill='#555' fill-opacity='.3' stroke='#555'", text);
  svg_key(out, p->left + 250, y, "stroke='#555'", "path of the centre of mass");
  svg_key_box(out, p->left + 435, y, "fill='#dddbd5' stroke='#8a8782'", "fixed");
  int shown = 0, all = 0;
  for (int b = 1; b < t->model->nbody; b++) {
    if (!moves(t->model, b) || all++ >= KEYS) continue;
    body_name(t->model, b, text);
    snprintf(style, sizeof style, "fill='%s' fill-opacity='.3' stroke='%s'", color_of(b),
             color_of(b));
    svg_key_box(out, p->left + 125 * (shown % 4), y + 18 * (1 + shown / 4), style, text);
    shown++;
  }
  if (all <= shown) return;
  snprintf(text, sizeof text, "and %d more bodies", all - shown);
  svg_text(out, p->left, y + 54, "fill='#777'", text);
}

static void draw_view(Output* out, const Trace* t, Panel p) {
  const View v = choose_view(t);
  p.x_label = v.right ? "y (m)" : "x (m)";
  fit_view(t, v, &p);
  svg_axes(out, &p);
  svg_begin(out, &p);
  draw_ground(out, t, v, &p);
  draw_geoms(out, t, t->start, v, &p);
  draw_flexes(out, t, t->start, v, &p);
  draw_deformables(out, t, t->start, v, &p);
  draw_geoms(out, t, t->end, v, &p);
  draw_flexes(out, t, t->end, v, &p);
  draw_deformables(out, t, t->end, v, &p);
  draw_paths(out, t, v, &p);
  svg_end(out);
  draw_view_legend(out, t, &p);
}

// ---- curves

// "elbow (rad)", "root x (m)", "root qw"
static void coordinate_name(const ctModel* m, int q, char text[60]) {
  static const char* const part[] = {"x (m)", "y (m)", "z (m)", "qw", "qx", "qy", "qz"};
  int j = 0;
  while (j + 1 < m->njnt && m->jnt_qposadr[j + 1] <= q) j++;
  const char* name = ct_id2name(m, ctOBJ_JOINT, j);
  char number[20];
  snprintf(number, sizeof number, "joint %d", j);
  if (!name || !*name) name = number;
  const int k = q - m->jnt_qposadr[j], type = m->jnt_type[j];
  const char* what = type == ctJNT_HINGE   ? "(rad)"
                     : type == ctJNT_SLIDE ? "(m)"
                                           : part[type == ctJNT_FREE ? k : k + 3];
  snprintf(text, 60, "%.40s %s", name, what);
}

// The coordinates that move most, in their order.
static int choose_coordinates(const Trace* t, int chosen[CURVES]) {
  double size[CURVES];
  int count = 0;
  for (int q = 0; q < t->model->nq; q++) {
    const double mine = spread(t, TRACE_QPOS + q);
    int at = count;
    while (at > 0 && size[at - 1] < mine) at--;
    if (at == CURVES) continue;
    if (count < CURVES) count++;
    for (int i = count - 1; i > at; i--) size[i] = size[i - 1], chosen[i] = chosen[i - 1];
    size[at] = mine, chosen[at] = q;
  }
  for (int i = 1; i < count; i++)
    for (int k = i; k > 0 && chosen[k - 1] > chosen[k]; k--) {
      const int swap = chosen[k];
      chosen[k] = chosen[k - 1], chosen[k - 1] = swap;
    }
  return count;
}

static void draw_positions(Output* out, const Trace* t, Panel p) {
  int chosen[CURVES];
  const int count = choose_coordinates(t, chosen);
  char title[100], text[60], style[60];
  snprintf(title, sizeof title, "coordinates");
  if (count < t->model->nq)
    snprintf(title, sizeof title, "coordinates: %d of %lld, those that change most", count,
             (long long)t->model->nq);
  p.title = title;
  p.y = svg_nothing;
  for (int i = 0; i < count; i++) include_column(t, TRACE_QPOS + chosen[i], &p.y);
  svg_widen(&p.y);
  svg_axes(out, &p);
  svg_begin(out, &p);
  for (int i = 0; i < count; i++) {
    snprintf(style, sizeof style, "stroke='%s' stroke-width='1.4'", svg_color[i]);
    draw_column(out, t, &p, (int[]){TRACE_TIME, TRACE_QPOS + chosen[i], -1}, style);
  }
  svg_end(out);
  for (int i = 0; i < count; i++) {
    coordinate_name(t->model, chosen[i], text);
    snprintf(style, sizeof style, "stroke='%s' stroke-width='2'", svg_color[i]);
    svg_key(out, p.left + p.width + 14, p.top + 12 + 18 * i, style, text);
  }
}

static void draw_energies(Output* out, const Trace* t, Panel p) {
  static const struct {
    int column[3];
    const char *style, *name;
  } curve[] = {
      {{TRACE_TIME, TRACE_POTENTIAL, -1}, "stroke='#0b6e99' stroke-width='1.4'", "potential"},
      {{TRACE_TIME, TRACE_KINETIC, -1}, "stroke='#d9730d' stroke-width='1.4'", "kinetic"},
      {{TRACE_TIME, TRACE_POTENTIAL, TRACE_KINETIC}, "stroke='#333' stroke-width='1.4'", "total"}};
  p.y = svg_nothing;
  for (int r = 0; r < t->rows; r++) {
    const double e = trace_get(t, r, TRACE_POTENTIAL), k = trace_get(t, r, TRACE_KINETIC);
    svg_include(&p.y, e);
    svg_include(&p.y, k);
    svg_include(&p.y, e + k);
  }
  svg_widen(&p.y);
  svg_axes(out, &p);
  svg_begin(out, &p);
  for (int i = 0; i < 3; i++) draw_column(out, t, &p, curve[i].column, curve[i].style);
  svg_end(out);
  for (int i = 0; i < 3; i++)
    svg_key(out, p.left + p.width + 14, p.top + 12 + 18 * i, curve[i].style, curve[i].name);
}

// ---- the page

void trace_write_svg(const Trace* t, Output* out) {
  Range time = svg_nothing;
  include_column(t, TRACE_TIME, &time);
  if (!(time.low < time.high)) time = (Range){0, 1};
  output_text(out,
              "<svg xmlns='http://www.w3.org/2000/svg' width='1220' height='680' "
              "viewBox='0 0 1220 680' font-family='Helvetica, Arial, sans-serif' font-size='11'>\n"
              "<rect width='1220' height='680' fill='#fbfbfa'/>\n"
              "<pattern id='ground' width='7' height='7' patternUnits='userSpaceOnUse' "
              "patternTransform='rotate(45)'><rect width='7' height='7' fill='#f0efec'/>"
              "<path d='M0 0V7' stroke='#d5d3cd' stroke-width='2'/></pattern>\n");
  char title[200];
  snprintf(title, sizeof title, "%s: %.6g s in steps of %g s", t->model->names,
           trace_get(t, t->rows - 1, TRACE_TIME), t->model->opt.timestep);
  svg_text(out, 50, 28, "font-size='15' font-weight='600'", title);
  draw_view(out, t,
            (Panel){.left = 55,
                    .top = 66,
                    .width = 500,
                    .height = 500,
                    .title = "side view",
                    .y_label = "z (m)",
                    .id = 0});
  const Panel curves = {.left = 640, .width = 410, .height = 225, .x = time, .x_label = "time (s)"};
  Panel p = curves;
  p.top = 66, p.y_label = "qpos", p.id = 1;
  draw_positions(out, t, p);
  p = curves;
  p.top = 371, p.title = "energy", p.y_label = "J", p.id = 2;
  draw_energies(out, t, p);
  output_text(out, "</svg>\n");
}
