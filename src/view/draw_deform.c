// Deformable bodies of particles and their contacts. A body is one shape, whose faces are in arrays
// of the scene (scene_deform.c).
#include "collide/contact.h"
#include "math/vec.h"
#include "model/data.h"
#include "model/deform_set.h"
#include "model/names.h"
#include "view/draw_list.h"

#include <corten/corten.h>

#include <stdio.h>

static const DeformSet* drawn_bodies(const Draw* w) { return data_own_const(w->d)->deform; }

void draw_deformables(Draw* w) {
  const DeformSet* s = drawn_bodies(w);
  bool any = draw_flag(w, ctVIS_FLEXSKIN) || draw_flag(w, ctVIS_FLEXFACE);
  for (int i = 0; any && s && i < s->nbody; i++) {
    const ctDeformDef* def = &s->body[i].shape->def;
    if (def->rgba[3] == 0) continue;
    ctvGeom* g = draw_begin(w, (DrawTag){ctOBJ_DEFORM, i, ctCAT_DYNAMIC});
    if (!g) return;
    g->type = ctGEOM_DEFORM;
    g->size[0] = (float)s->body[i].shape->margin;
    draw_pose(g, s->body[i].x, NULL);
    draw_rgba(g, def->rgba);
    g->specular = 0.2f;
    if (w->opt->label == ctLABEL_FLEX) snprintf(g->label, sizeof g->label, "%s", def->name);
    draw_end(w);
  }
}

//---------------------------------- contacts ------------------------------------------------------

// What touches: "sheet.v12 | floor"; numbers for what has no name.
static void name_contact(const Draw* w, const DeformSet* s, const ctDeformContact* c, char* out,
                         size_t size) {
  char other[60];
  if (c->geom >= 0) {
    const char* name = names_get(w->m, ctOBJ_GEOM, c->geom);
    if (name)
      snprintf(other, sizeof other, "%s", name);
    else
      snprintf(other, sizeof other, "g%d", c->geom);
  } else {
    snprintf(other, sizeof other, "%.40s.e%d", s->body[c->other].shape->def.name, c->other_elem);
  }
  snprintf(out, size, "%.30s.%c%d | %.40s", s->body[c->body].shape->def.name,
           c->elem < 0 ? 'v' : 'e', c->elem < 0 ? c->vertex : c->elem, other);
}

// A disc across the normal, as thick as the overlap. frame: the normal first
static void draw_touched_point(Draw* w, const DeformSet* s, int i, const double frame[9]) {
  const ctModel* m = w->m;
  const ctDeformContact* c = s->con + i;
  ctvGeom* g = draw_begin(w, draw_decor(ctOBJ_UNKNOWN, i));
  if (!g) return;
  double mat[9];
  for (int k = 0; k < 9; k++) mat[k] = frame[3 * ((k + 1) % 3) + k / 3];
  double height = (double)m->vis.scale.contactheight * m->stat.meansize;
  double size[2] = {(double)m->vis.scale.contactwidth * m->stat.meansize,
                    c->depth / 2 > height ? c->depth / 2 : height};
  figure_drum(g, size, c->pos, mat, m->vis.rgba.contactpoint);
  if (w->opt->label == ctLABEL_CONTACTPOINT) name_contact(w, s, c, g->label, sizeof g->label);
  draw_end(w);
}

static void draw_touch_arrow(Draw* w, const ctDeformContact* c, const double force[3],
                             const float rgba[4], const char* label) {
  const ctModel* m = w->m;
  double to[3], scale = m->stat.meanmass > 0 ? (double)m->vis.map.force / m->stat.meanmass : 0;
  copy3(to, c->pos);
  addtoscl3(to, force, scale);
  ctvGeom* g = draw_begin(w, draw_decor(ctOBJ_UNKNOWN, -1));
  if (!g) return;
  figure_arrow(g, (double)m->vis.scale.forcewidth * m->stat.meansize, c->pos, to);
  draw_rgba(g, rgba);
  snprintf(g->label, sizeof g->label, "%s", label);
  draw_end(w);
}

// The force on the deformable body, or its parts along and across the normal.
static void draw_touch_force(Draw* w, const ctDeformContact* c) {
  const ctModel* m = w->m;
  char label[40] = "";
  double size = norm3(c->force), along[3], across[3];
  if (size < VEC_MINVAL) return;
  if (w->opt->label == ctLABEL_CONTACTFORCE) snprintf(label, sizeof label, "%-.3g", size);
  if (!draw_flag(w, ctVIS_CONTACTSPLIT) || c->dim == 1) {
    draw_touch_arrow(w, c, c->force, m->vis.rgba.contactforce, label);
    return;
  }
  scl3(along, c->normal, dot3(c->force, c->normal));
  sub3(across, c->force, along);
  draw_touch_arrow(w, c, along, m->vis.rgba.contactforce, label);
  draw_touch_arrow(w, c, across, m->vis.rgba.contactfriction, "");
}

void draw_deform_contacts(Draw* w) {
  const DeformSet* s = drawn_bodies(w);
  bool points = draw_flag(w, ctVIS_CONTACTPOINT), frames = w->opt->frame == ctFRAME_CONTACT;
  bool forces = draw_flag(w, ctVIS_CONTACTFORCE);
  for (int i = 0; (points || frames || forces) && s && i < s->ncon && !w->full; i++) {
    const ctDeformContact* c = s->con + i;
    double frame[9] = {c->normal[0], c->normal[1], c->normal[2]}, mat[9];
    contact_frame(frame);
    mat3_transpose(mat, frame);
    if (points) draw_touched_point(w, s, i, frame);
    if (frames) draw_axes(w, i, c->pos, mat, 0.5 * w->m->stat.meansize);
    if (forces) draw_touch_force(w, c);
  }
}
