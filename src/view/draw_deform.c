// Deformable bodies of particles: triangles of cloths and of the surfaces of soft bodies, capsules
// of chains, and their contacts. Renderers need to know nothing of them.
#include "deform/surface.h"
#include "math/vec.h"
#include "model/data.h"
#include "view/draw_list.h"

#include <corten/corten.h>

static const DeformSet* drawn_bodies(const Draw* w) { return data_own_const(w->d)->deform; }

static void draw_faces(Draw* w, DrawTag tag, const DeformBody* b, const int* face, int n) {
  for (int i = 0; i < n && !w->full; i++) {
    double vertex[3][3];
    for (int k = 0; k < 3; k++) copy3(vertex[k], b->x + 3 * face[3 * i + k]);
    draw_triangle(w, tag, vertex, b->shape->def.rgba);
  }
}

// Only the boundary of a solid is seen.
static void draw_solid(Draw* w, DrawTag tag, const DeformBody* b) {
  DeformSurface surface;
  if (!surface_make(&surface, b->shape)) return; // out of memory
  draw_faces(w, tag, b, surface.face, surface.nface);
  surface_free(&surface);
}

static void draw_chain(Draw* w, DrawTag tag, const DeformBody* b) {
  const ctDeformDef* def = &b->shape->def;
  for (int i = 0; i < def->nelem && !w->full; i++) {
    const double *from = b->x + 3 * def->elem[2 * i], *to = b->x + 3 * def->elem[2 * i + 1];
    draw_rod(w, tag, (DrawRod){figure_capsule, def->thickness / 2, from, to}, def->rgba);
  }
}

void draw_deformables(Draw* w) {
  const DeformSet* s = drawn_bodies(w);
  for (int i = 0; s && i < s->nbody; i++) {
    const DeformBody* b = s->body + i;
    const DrawTag tag = {ctOBJ_DEFORM, i, ctCAT_DYNAMIC};
    if (b->shape->def.rgba[3] == 0) continue;
    if (b->shape->def.kind == ctDEFORM_CLOTH)
      draw_faces(w, tag, b, b->shape->def.elem, b->shape->def.nelem);
    else if (b->shape->def.kind == ctDEFORM_SOFT)
      draw_solid(w, tag, b);
    else
      draw_chain(w, tag, b);
  }
}

// A ball per contact point, an arrow per force.
void draw_deform_contacts(Draw* w) {
  const DeformSet* s = drawn_bodies(w);
  const ctModel* m = w->m;
  double radius = (double)m->vis.scale.contactwidth * m->stat.meansize / 2;
  double width = (double)m->vis.scale.forcewidth * m->stat.meansize;
  double scale = m->stat.meanmass > 0 ? (double)m->vis.map.force / m->stat.meanmass : 0;
  for (int i = 0; s && i < s->ncon && !w->full; i++) {
    const ctDeformContact* c = s->con + i;
    if (draw_flag(w, ctVIS_CONTACTPOINT))
      draw_ball(w, draw_decor(ctOBJ_DEFORM, i), c->pos, radius, m->vis.rgba.contactpoint);
    if (!draw_flag(w, ctVIS_CONTACTFORCE)) continue;
    double to[3];
    for (int k = 0; k < 3; k++) to[k] = c->pos[k] + scale * c->force[k];
    draw_rod(w, draw_decor(ctOBJ_DEFORM, i), (DrawRod){figure_arrow, width, c->pos, to},
             m->vis.rgba.contactforce);
  }
}
