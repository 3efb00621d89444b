// Decorations of bodies: inertia, frames, labels, centres of mass, what the user does to them.
// Places are in the world frame. Every decoration goes through draw_list.h, which knows the room of
// the scene; model and data are only read.
#include "math/fn.h"
#include "math/quat.h"
#include "math/vec.h"
#include "view/draw_list.h"

#include <corten/corten.h>

#include <math.h>
#include <stdio.h>
#include <string.h>

static bool is_body_shown(const Draw* w, int body) {
  return (draw_category(w->m, body) & w->mask) != 0;
}

//---------------------------------- inertia -------------------------------------------------------

// Half sizes of the uniform box or ellipsoid with these moments: a^2 is proportional to
// (Iyy + Izz - Ixx) / 2 m, by 3 for a box and 5 for an ellipsoid.
static void equivalent_size(const Draw* w, int body, bool ellipsoid, double size[3]) {
  const double* I = w->m->body_inertia + 3 * body;
  double mass = w->m->body_mass[body], factor = sqrt(ellipsoid ? 5 : 3);
  double twice[3] = {I[1] + I[2] - I[0], I[0] + I[2] - I[1], I[0] + I[1] - I[2]};
  for (int k = 0; k < 3; k++) size[k] = sqrt(twice[k] / (2 * mass)) * factor;
  if (!draw_flag(w, ctVIS_SCLINERTIA)) return;
  // as large as the same mass of water
  double volume = (ellipsoid ? 4.0 / 3.0 * ctPI : 8) * size[0] * size[1] * size[2];
  double density = mass / (volume > VEC_MINVAL ? volume : VEC_MINVAL);
  double scale = fn_pow(density * 0.001, 1.0 / 3.0);
  scl3(size, size, scale);
}

void draw_inertias(Draw* w) {
  const ctModel* m = w->m;
  bool ellipsoid = m->vis.global.ellipsoidinertia == 1;
  for (int i = 1; i < m->nbody; i++) {
    if (m->body_mass[i] <= VEC_MINVAL || !is_body_shown(w, i)) continue;
    ctvGeom* g = draw_begin(w, draw_decor(ctOBJ_BODY, i));
    if (!g) return;
    double size[3];
    equivalent_size(w, i, ellipsoid, size);
    (ellipsoid ? figure_ellipsoid : figure_box)(g, size, w->d->xipos + 3 * i, w->d->ximat + 9 * i,
                                                m->vis.rgba.inertia);
    bool selected = w->pert->select == i;
    if (selected) draw_glow(w, g);
    if (w->opt->label == ctLABEL_BODY || (w->opt->label == ctLABEL_SELECTION && selected))
      draw_label(w, g, ctOBJ_BODY, i);
    draw_end(w);
  }
}

//---------------------------------- what the user drags -------------------------------------------

// The second way of dragging has red and green exchanged; both at once have the brighter of each.
static void drag_rgba(const Draw* w, int bit, const float ref[4], float rgba[4]) {
  bool first = (w->pert->active & bit) != 0, second = (w->pert->active2 & bit) != 0;
  memcpy(rgba, ref, 4 * sizeof *rgba);
  for (int k = 0; k < 2; k++) {
    rgba[k] = first ? ref[k] : 0;
    if (second && ref[1 - k] > rgba[k]) rgba[k] = ref[1 - k];
  }
}

// From the picked point to where it should go.
static void draw_pull(Draw* w) {
  DrawTag tag = draw_decor(ctOBJ_UNKNOWN, w->pert->select);
  float rgba[4];
  double from[3], mat[9], width = (double)(w->size * w->m->vis.scale.constraint);
  drag_rgba(w, ctPERT_TRANSLATE, w->m->vis.rgba.constraint, rgba);
  draw_picked(w, from);
  draw_rod(w, tag, (DrawRod){figure_capsule, width, from, w->pert->refselpos}, rgba);
  ctvGeom* g = draw_begin(w, tag);
  if (!g) return;
  quat_to_mat(mat, w->pert->refquat);
  figure_ball(g, 2 * width, w->pert->refselpos, mat, rgba);
  draw_end(w);
}

// The body's box in the orientation that it should have.
static void draw_turn(Draw* w) {
  const ctModel* m = w->m;
  int body = w->pert->select;
  float rgba[4];
  double size = (double)w->size, box[6] = {0, 0, 0, size, size, size}, pos[3], mat[9];
  drag_rgba(w, ctPERT_ROTATE, m->vis.rgba.inertia, rgba);
  if (m->body_bvhnum[body]) memcpy(box, m->bvh_aabb + 6 * m->body_bvhadr[body], sizeof box);
  ctvGeom* g = draw_begin(w, draw_decor(ctOBJ_UNKNOWN, body));
  if (!g) return;
  mat3_mul_vec(pos, w->d->ximat + 9 * body, box);
  addto3(pos, w->d->xipos + 3 * body);
  quat_to_mat(mat, w->pert->refquat);
  figure_box(g, box + 3, pos, mat, rgba);
  draw_end(w);
}

void draw_dragged(Draw* w) {
  int ways = w->pert->active | w->pert->active2;
  if (w->pert->select <= 0) return;
  if (ways & ctPERT_TRANSLATE) draw_pull(w);
  if (ways & ctPERT_ROTATE) draw_turn(w);
}

void draw_selected_point(Draw* w) {
  int body = w->pert->select;
  if (body <= 0) return;
  double point[3];
  const double* local = w->pert->localpos;
  draw_picked(w, point);
  ctvGeom* g = draw_begin(w, draw_decor(ctOBJ_UNKNOWN, body));
  if (!g) return;
  figure_ball(g, (double)(w->size * w->m->vis.scale.selectpoint), point, NULL,
              w->m->vis.rgba.selectpoint);
  if (w->opt->label == ctLABEL_SELPNT)
    snprintf(g->label, sizeof g->label, "%.3f %.3f %.3f (local %.3f %.3f %.3f)", point[0], point[1],
             point[2], local[0], local[1], local[2]);
  draw_end(w);
}

void draw_pushes(Draw* w) {
  const ctModel* m = w->m;
  double scale = (double)m->vis.map.force / m->stat.meanmass;
  double width = (double)(m->vis.scale.forcewidth * w->size);
  for (int i = 1; i < m->nbody; i++) {
    const double *force = w->d->xfrc_applied + 6 * i, *from = w->d->xipos + 3 * i;
    if (norm3(force) <= VEC_MINVAL) continue;
    double to[3];
    addscl3(to, from, force, scale);
    draw_rod(w, draw_decor(ctOBJ_UNKNOWN, i), (DrawRod){figure_arrow, width, from, to},
             m->vis.rgba.force);
  }
}

//---------------------------------- frames and labels ---------------------------------------------

// The frames of bodies are those of their inertia while that is shown. The world's are larger.
void draw_body_frames(Draw* w) {
  const ctData* d = w->d;
  bool inertia = draw_flag(w, ctVIS_INERTIA);
  const double *pos = inertia ? d->xipos : d->xpos, *mat = inertia ? d->ximat : d->xmat;
  if (w->opt->frame == ctFRAME_WORLD) draw_axes(w, 0, pos, mat, 2 * (double)w->size);
  if (w->opt->frame != ctFRAME_BODY) return;
  for (int i = 1; i < w->m->nbody; i++)
    if (is_body_shown(w, i)) draw_axes(w, i, pos + 3 * i, mat + 9 * i, (double)w->size);
}

// Inertias carry the labels while they are shown.
void draw_body_labels(Draw* w) {
  int label = w->opt->label;
  if (draw_flag(w, ctVIS_INERTIA) || (label != ctLABEL_BODY && label != ctLABEL_SELECTION)) return;
  for (int i = 1; i < w->m->nbody; i++) {
    if (!is_body_shown(w, i) || (label == ctLABEL_SELECTION && w->pert->select != i)) continue;
    ctvGeom* g = draw_begin(w, draw_decor(ctOBJ_UNKNOWN, i));
    if (!g) return;
    g->type = ctGEOM_LABEL;
    draw_pose(g, w->d->xpos + 3 * i, w->d->xmat + 9 * i);
    draw_label(w, g, ctOBJ_BODY, i);
    draw_end(w);
  }
}

void draw_island_labels(Draw* w) {
  const ctModel* m = w->m;
  const ctData* d = w->d;
  if (w->opt->label != ctLABEL_ISLAND || !d->nisland) return;
  for (int i = 1; i < m->nbody; i++) {
    int weld = m->body_weldid[i];
    int island = m->body_dofnum[weld] ? d->dof_island[m->body_dofadr[weld]] : -1;
    if (island < 0) continue;
    ctvGeom* g = draw_begin(w, draw_decor(ctOBJ_UNKNOWN, i));
    if (!g) return;
    g->type = ctGEOM_LABEL;
    draw_pose(g, d->xipos + 3 * i, d->ximat + 9 * i);
    snprintf(g->label, sizeof g->label, "%d", island);
    draw_end(w);
  }
}

//---------------------------------- masses and what joins them ------------------------------------

// The centre of mass of each tree.
void draw_masses(Draw* w) {
  const ctModel* m = w->m;
  for (int i = 1; i < m->nbody; i++) {
    if (m->body_rootid[i] != i) continue;
    draw_ball(w, draw_decor(ctOBJ_UNKNOWN, i), w->d->subtree_com + 3 * i,
              (double)(w->size * m->vis.scale.com), m->vis.rgba.com);
  }
}

// From a body's centre of mass by its joints, the last one first, to that of its parent.
void draw_connections(Draw* w) {
  const ctModel* m = w->m;
  const ctData* d = w->d;
  double width = (double)(w->size * m->vis.scale.connect);
  for (int i = 1; i < m->nbody; i++) {
    int parent = m->body_parentid[i], first = m->body_jntadr[i];
    if (parent == 0) continue;
    const double* from = d->xipos + 3 * i;
    for (int k = m->body_jntnum[i]; k >= 0; k--) {
      const double* to = k > 0 ? d->xanchor + 3 * (first + k - 1) : d->xipos + 3 * parent;
      draw_rod(w, draw_decor(ctOBJ_UNKNOWN, i), (DrawRod){figure_capsule, width, from, to},
               m->vis.rgba.connect);
      from = to;
    }
  }
}
