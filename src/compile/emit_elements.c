#include "base/str.h"
#include "compile/emit.h"
#include "compile/tree.h"
#include "geom/shape.h"
#include "math/vec.h"

#include <string.h>

#define COPY(to, from, i)                                                                          \
  memcpy((to) + (sizeof(from) / sizeof((from)[0])) * (size_t)(i), (from), sizeof(from))

// corten:collision="exact" on a geom that is a mesh
static bool is_exact(const BuildGeom* g) {
  const ctStringVec* x = &g->from->e.extension;
  if (shape_of((int)g->s.type) != &shape_mesh) return false;
  for (int i = 0; i + 1 < x->count; i += 2) {
    if (str_eq(vectors_text(&x->data[i]), "collision"))
      return str_eq(vectors_text(&x->data[i + 1]), "exact");
  }
  return false;
}

static void geom_values(const Build* b, ctModel* m, int i) {
  const BuildGeom* g = b->geom + i;
  const ctsGeom* s = &g->s;
  m->geom_bodyid[i] = g->body;
  m->geom_dataid[i] = g->mesh >= 0 ? g->mesh : g->hfield;
  m->geom_matid[i] = g->material;
  m->geom_sameframe[i] = (cttByte)tree_sameframe(s->pos, s->quat, &b->body[g->body].s);
  m->geom_exact[i] = is_exact(g);
  m->geom_rbound[i] = g->radius;
  COPY(m->geom_aabb, g->aabb, i);
  COPY(m->geom_fluid, g->fluid, i);
}

static void site_values(const Build* b, ctModel* m, int i) {
  const BuildSite* site = b->site + i;
  const ctsSite* s = &site->s;
  m->site_bodyid[i] = site->body;
  m->site_matid[i] = site->material;
  m->site_sameframe[i] = (cttByte)tree_sameframe(s->pos, s->quat, &b->body[site->body].s);
}

static void camera_values(const Build* b, ctModel* m, int i) {
  const BuildCamera* cam = b->camera + i;
  m->cam_bodyid[i] = cam->body;
  m->cam_targetbodyid[i] = cam->target;
}

static void light_values(const Build* b, ctModel* m, int i) {
  const BuildLight* light = b->light + i;
  m->light_bodyid[i] = light->body;
  m->light_targetbodyid[i] = light->target;
  m->light_texid[i] = light->texture;
}

void emit_elements(const Build* b, ctModel* m) {
  for (int i = 0; i < b->ngeom; i++) geom_values(b, m, i);
  for (int i = 0; i < b->nsite; i++) site_values(b, m, i);
  for (int i = 0; i < b->ncamera; i++) camera_values(b, m, i);
  for (int i = 0; i < b->nlight; i++) light_values(b, m, i);
}
