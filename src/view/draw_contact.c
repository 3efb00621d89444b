// Equality constraints and contacts. Points, frames and forces are in the world frame. Every
// decoration goes through draw_list.h; model and data are only read.
#include "constraint/block.h"
#include "constraint/contact_force.h"
#include "constraint/equality.h"
#include "math/vec.h"
#include "model/names.h"
#include "view/draw_list.h"

#include <corten/corten.h>

#include <math.h>
#include <stdio.h>

//---------------------------------- equalities ----------------------------------------------------

// The two points that an equality holds together.
static void draw_equality(Draw* w, int i) {
  const ctModel* m = w->m;
  const ctData* d = w->d;
  bool site = equality_of_sites(m, i);
  double radius = (double)(w->size * m->vis.scale.constraint), point[2][3];
  block_equality(m, i)->points(m, d, i, point);
  for (int k = 0; k < 2; k++) {
    int id = k ? m->eq_obj2id[i] : m->eq_obj1id[i];
    const double* mat = (site ? d->site_xmat : d->xmat) + 9 * id;
    ctvGeom* g = draw_begin(w, draw_decor(ctOBJ_EQUALITY, i));
    if (!g) return;
    figure_ball(g, radius, point[k], mat, k ? m->vis.rgba.constraint : m->vis.rgba.connect);
    if (w->opt->label == ctLABEL_CONSTRAINT) draw_label(w, g, ctOBJ_EQUALITY, i);
    draw_end(w);
  }
}

void draw_equalities(Draw* w) {
  for (int i = 0; i < w->m->neq; i++)
    if (w->d->eq_active[i] && block_equality(w->m, i)->points) draw_equality(w, i);
}

//---------------------------------- contact points ------------------------------------------------

enum { PART = 48 }; // of a label, for one side

// Name of what touches: a geom, or an element or vertex of a flex.
static void name_side(const ctModel* m, const ctContact* c, int side, char out[PART]) {
  bool geom = c->geom[side] >= 0, element = c->elem[side] >= 0;
  int id = geom ? c->geom[side] : c->flex[side];
  const char* name = names_get(m, geom ? ctOBJ_GEOM : ctOBJ_FLEX, id);
  char number[PART];
  snprintf(number, sizeof number, "%c%d", geom ? 'g' : 'f', id);
  const char* shown = name ? name : number;
  int length = geom ? snprintf(out, PART, "%s", shown)
                    : snprintf(out, PART, "%s.%c%d", shown, element ? 'e' : 'v',
                               element ? c->elem[side] : c->vert[side]);
  if (length < 0) out[0] = 0; // longer names are cut
}

static void contact_rgba(const Draw* w, const ctContact* c, float rgba[4]) {
  const ctData* d = w->d;
  bool active = c->efc_address >= 0;
  const float* plain = active ? w->m->vis.rgba.contactpoint : w->m->vis.rgba.contactgap;
  for (int k = 0; k < 4; k++) rgba[k] = plain[k];
  if (!active || !draw_flag(w, ctVIS_ISLAND)) return;
  int dof = d->nisland > 0 ? d->island_dofadr[d->efc_island[c->efc_address]] : -1;
  draw_island_rgba(rgba, dof, true);
}

// A disc across the normal, as thick as the objects overlap.
static void draw_point(Draw* w, int i) {
  const ctModel* m = w->m;
  const ctContact* c = w->d->contact + i;
  ctvGeom* g = draw_begin(w, draw_decor(ctOBJ_UNKNOWN, i));
  if (!g) return;
  // columns: the tangents and the normal
  double mat[9];
  for (int k = 0; k < 9; k++) mat[k] = c->frame[3 * ((k + 1) % 3) + k / 3];
  float height = (float)((double)m->vis.scale.contactheight * m->stat.meansize);
  float depth = (float)(-c->dist / 2);
  double size[2] = {(double)m->vis.scale.contactwidth * m->stat.meansize,
                    (double)(height > depth ? height : depth)};
  figure_drum(g, size, c->pos, mat, NULL);
  contact_rgba(w, c, g->rgba);
  if (w->opt->label == ctLABEL_CONTACTPOINT) {
    char side[2][PART];
    for (int k = 0; k < 2; k++) name_side(m, c, k, side[k]);
    snprintf(g->label, sizeof g->label, "%s | %s", side[0], side[1]);
  }
  draw_end(w);
}

//---------------------------------- contact forces ------------------------------------------------

// Which components of the force an arrow shows.
typedef struct ForcePart {
  int first, last;
} ForcePart;

// Bodies and, behind them, flexes.
static int contact_object(const ctModel* m, const ctContact* c, int side) {
  return c->geom[side] >= 0 ? m->geom_bodyid[c->geom[side]] : (int)m->nbody + c->flex[side];
}

// An arrow towards the object with the higher number; with two heads between two that can move.
static void draw_arrow(Draw* w, int i, const double force[3], ForcePart part, const char* label) {
  const ctModel* m = w->m;
  const ctContact* c = w->d->contact + i;
  int object[2] = {contact_object(m, c, 0), contact_object(m, c, 1)};
  bool whole = part.first == 0 && part.last == 2;
  bool two = object[0] > 0 && object[1] > 0 && whole;
  double to[3], scale = (double)m->vis.map.force / m->stat.meanmass;
  zero3(to);
  for (int k = part.first; k <= part.last; k++) addtoscl3(to, c->frame + 3 * k, force[k]);
  scl3(to, to, object[0] > object[1] ? -scale : scale);
  addto3(to, c->pos);
  ctvGeom* g = draw_begin(w, draw_decor(ctOBJ_UNKNOWN, i));
  if (!g) return;
  (two ? figure_double_arrow : figure_arrow)(g, (double)m->vis.scale.forcewidth * m->stat.meansize,
                                             c->pos, to);
  draw_rgba(g, part.first == 1 ? m->vis.rgba.contactfriction : m->vis.rgba.contactforce);
  if (label) snprintf(g->label, sizeof g->label, "%s", label);
  draw_end(w);
}

static void draw_force(Draw* w, int i) {
  const ctContact* c = w->d->contact + i;
  double all[6], force[3] = {0};
  char label[100];
  contact_force(w->m, w->d, i, all);
  for (int k = 0; k < 3 && k < c->dim; k++) force[k] = all[k];
  double size = norm3(force);
  if (size < VEC_MINVAL) return;
  snprintf(label, sizeof label, "%-.3g", size);
  bool labelled = w->opt->label == ctLABEL_CONTACTFORCE;
  if (draw_flag(w, ctVIS_CONTACTSPLIT) && c->dim > 1) {
    draw_arrow(w, i, force, (ForcePart){0, 0}, labelled ? label : NULL);
    draw_arrow(w, i, force, (ForcePart){1, 2}, NULL);
  } else {
    draw_arrow(w, i, force, (ForcePart){0, 2}, labelled ? label : NULL);
  }
}

void draw_contacts(Draw* w) {
  const ctData* d = w->d;
  bool points = draw_flag(w, ctVIS_CONTACTPOINT), frames = w->opt->frame == ctFRAME_CONTACT;
  bool forces = draw_flag(w, ctVIS_CONTACTFORCE);
  for (int i = 0; (points || frames || forces) && i < d->ncon; i++) {
    const ctContact* c = d->contact + i;
    double mat[9];
    mat3_transpose(mat, c->frame);
    if (points) draw_point(w, i);
    if (frames) draw_axes(w, i, c->pos, mat, 0.5 * w->m->stat.meansize);
    if (forces && c->efc_address >= 0) draw_force(w, i);
  }
}
