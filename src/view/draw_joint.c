// Joints and actuators. Anchors and axes are in the world frame. Every decoration goes through
// draw_list.h; model and data are only read.
#include "force/activation.h"
#include "generated/kinds.h"
#include "geom/shape.h"
#include "math/vec.h"
#include "view/draw_list.h"

#include <corten/corten.h>

#include <string.h>

//---------------------------------- joints --------------------------------------------------------

// An arrow along the axis of joint j; one with a plain shaft turns.
static void axis_arrow(const Draw* w, ctvGeom* g, int j, float length, float width) {
  double to[3];
  const double* from = w->d->xanchor + 3 * j;
  addscl3(to, from, w->d->xaxis + 3 * j, (double)length);
  FigureRod arrow = joint_kind[w->m->jnt_type[j]].translations ? figure_arrow : figure_plain_arrow;
  arrow(g, (double)width, from, to);
}

// A ball for a ball joint, a box for a free one.
static void anchor_shape(const Draw* w, ctvGeom* g, int j, double radius) {
  const double size[3] = {radius, radius, radius}, *pos = w->d->xanchor + 3 * j;
  const double* mat = w->d->xmat + 9 * w->m->jnt_bodyid[j];
  if (joint_kind[w->m->jnt_type[j]].orientation)
    figure_ball(g, radius, pos, mat, NULL);
  else
    figure_box(g, size, pos, mat, NULL);
}

void draw_joints(Draw* w) {
  const ctModel* m = w->m;
  float length = m->vis.scale.jointlength * w->size, width = m->vis.scale.jointwidth * w->size;
  for (int j = 0; j < m->njnt; j++) {
    if (!draw_group(w->opt->jointgroup, m->jnt_group[j])) continue;
    ctvGeom* g = draw_begin(w, draw_decor(ctOBJ_JOINT, j));
    if (!g) return;
    if (joint_kind[m->jnt_type[j]].scalar)
      axis_arrow(w, g, j, length, width);
    else
      anchor_shape(w, g, j, 0.3 * (double)length);
    memcpy(g->rgba, m->vis.rgba.joint, 3 * sizeof *g->rgba);
    draw_strained(w, g->rgba, draw_limit(w, ctOBJ_JOINT, j));
    g->rgba[3] = 1;
    if (w->opt->label == ctLABEL_JOINT) draw_label(w, g, ctOBJ_JOINT, j);
    draw_end(w);
  }
}

//---------------------------------- colour of actuators -------------------------------------------

// Lowest, middle and highest value that has a colour. The middle is zero, or the limit that is
// nearest to it.
static void colour_range(const Draw* w, int i, double range[3]) {
  const ctModel* m = w->m;
  double low = -1, high = 1;
  const double* limits = NULL;
  if (m->actuator_ctrllimited[i])
    limits = m->actuator_ctrlrange + 2 * i;
  else if (draw_flag(w, ctVIS_ACTIVATION) && m->actuator_actlimited[i])
    limits = m->actuator_actrange + 2 * i;
  if (limits) low = limits[0], high = limits[1];
  range[0] = low >= 0 ? -1 : low;
  range[1] = low >= 0 ? low : high <= 0 ? high : 0;
  range[2] = low < 0 && high <= 0 ? 1 : high;
  if (range[1] - range[0] < VEC_MINVAL) range[0] = range[1] - VEC_MINVAL;
  if (range[2] - range[1] < VEC_MINVAL) range[2] = range[1] + VEC_MINVAL;
}

// From the middle colour to that of the end on whose side the control (or activation) is.
static void actuator_rgba(const Draw* w, int i, float rgba[4]) {
  const ctModel* m = w->m;
  double range[3];
  colour_range(w, i, range);
  double x = w->d->ctrl[i];
  if (draw_flag(w, ctVIS_ACTIVATION) && m->actuator_dyntype[i])
    x = w->d->act[m->actuator_actadr[i] + m->actuator_actnum[i] - 1];
  x = ctu_clip(x, range[0], range[2]);
  bool below = x <= range[1];
  double width = below ? range[1] - range[0] : range[2] - range[1];
  if (width < VEC_MINVAL) width = VEC_MINVAL;
  float share = (float)((below ? range[1] - x : x - range[1]) / width), rest = 1 - share;
  const float* end = below ? m->vis.rgba.actuatornegative : m->vis.rgba.actuatorpositive;
  for (int k = 0; k < 4; k++) rgba[k] = share * end[k] + rest * m->vis.rgba.actuator[k];
}

//---------------------------------- shapes of actuators -------------------------------------------

typedef struct DrawnActuator {
  int id;
  int target; // joint, site, body or tendon
  float rgba[4];
} DrawnActuator;

static DrawTag tag_of(const DrawnActuator* a) { return draw_decor(ctOBJ_ACTUATOR, a->id); }

static void finish_shape(Draw* w, ctvGeom* g, const DrawnActuator* a, bool labelled) {
  draw_rgba(g, a->rgba);
  if (labelled && w->opt->label == ctLABEL_ACTUATOR) draw_label(w, g, ctOBJ_ACTUATOR, a->id);
  draw_end(w);
}

static void joint_drive(Draw* w, const DrawnActuator* a) {
  const ctVisual* vis = &w->m->vis;
  ctvGeom* g = draw_begin(w, tag_of(a));
  if (!g) return;
  if (joint_kind[w->m->jnt_type[a->target]].scalar)
    axis_arrow(w, g, a->target, vis->scale.actuatorlength * w->size,
               vis->scale.actuatorwidth * w->size);
  else
    anchor_shape(w, g, a->target, (double)(vis->scale.jointlength * w->size) * 0.33);
  finish_shape(w, g, a, true);
}

static const double kInflate = 1.05; // shapes around what is driven

static void site_drive(Draw* w, const DrawnActuator* a) {
  int s = a->target;
  double size[3];
  ctvGeom* g = draw_begin(w, tag_of(a));
  if (!g) return;
  scl3(size, w->m->site_size + 3 * s, kInflate);
  ctv_initGeom(g, w->m->site_type[s], size, w->d->site_xpos + 3 * s, w->d->site_xmat + 9 * s, NULL);
  finish_shape(w, g, a, true);
}

static void body_drive(Draw* w, const DrawnActuator* a) {
  const ctModel* m = w->m;
  int first = m->body_geomadr[a->target];
  for (int k = first; k < first + m->body_geomnum[a->target]; k++) {
    int type = m->geom_type[k];
    const Shape* shape = shape_find(type);
    if (shape && !shape->radius) continue; // it has no sizes that could grow
    double size[3];
    ctvGeom* g = draw_begin(w, tag_of(a));
    if (!g) return;
    scl3(size, m->geom_size + 3 * k, kInflate);
    ctv_initGeom(g, type, size, w->d->geom_xpos + 3 * k, w->d->geom_xmat + 9 * k, NULL);
    finish_shape(w, g, a, false);
  }
}

static void tendon_drive(Draw* w, const DrawnActuator* a) {
  const ctModel* m = w->m;
  const ctData* d = w->d;
  int t = a->target, first = d->ten_wrapadr[t];
  for (int k = first; k < first + d->ten_wrapnum[t] - 1; k++) {
    if (!draw_path_goes_on(d, k)) continue;
    ctvGeom* g = draw_begin(w, tag_of(a));
    if (!g) return;
    double width = draw_path_width(w, t, k) * (double)m->vis.map.actuatortendon;
    figure_capsule(g, width, d->wrap_xpos + 3 * k, d->wrap_xpos + 3 * k + 3);
    draw_material(w, g, m->tendon_matid[t], m->tendon_rgba + 4 * t);
    finish_shape(w, g, a, k == first);
  }
}

// By what is driven; cranks are drawn by draw_cranks.
static void (*const drive[ctNOBJECT])(Draw* w, const DrawnActuator* a) = {
    [ctOBJ_JOINT] = joint_drive,
    [ctOBJ_SITE] = site_drive,
    [ctOBJ_BODY] = body_drive,
    [ctOBJ_TENDON] = tendon_drive,
};

void draw_actuators(Draw* w) {
  const ctModel* m = w->m;
  for (int i = 0; i < m->nu; i++) {
    const TrnKind* kind = trn_kind_of(m->actuator_trntype[i]);
    if (!draw_group(w->opt->actuatorgroup, m->actuator_group[i]) || activation_disabled(m, i))
      continue;
    if (!kind || kind->crank) continue;
    DrawnActuator a = {.id = i, .target = m->actuator_trnid[2 * i]};
    actuator_rgba(w, i, a.rgba);
    drive[kind->object](w, &a);
  }
}
