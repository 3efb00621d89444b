#include "base/assert.h"
#include "base/str.h"
#include "compile/emit.h"
#include "compile/tree.h"
#include "geom/shape.h"
#include "math/vec.h"

#include <string.h>

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

static void emit_geom(const Build* b, ctModel* m, int i) {
  const BuildGeom* g = b->geom + i;
  const ctsGeom* s = &g->s;
  CT_ASSERT(build_has(g->body, b->nbody) && build_has_or_none(g->material, b->nmaterial));
  CT_ASSERT(build_has_or_none(g->mesh, b->nmesh) && build_has_or_none(g->hfield, b->nhfield));
  m->geom_bodyid[i] = g->body;
  m->geom_dataid[i] = g->mesh >= 0 ? g->mesh : g->hfield;
  m->geom_matid[i] = g->material;
  m->geom_sameframe[i] = (cttByte)tree_sameframe(s->pos, s->quat, &b->body[g->body].s);
  m->geom_exact[i] = is_exact(g);
  m->geom_rbound[i] = g->radius;
  EMIT_ROW(m->geom_aabb, g->aabb, i);
  EMIT_ROW(m->geom_fluid, g->fluid, i);
}

static void emit_site(const Build* b, ctModel* m, int i) {
  const BuildSite* site = b->site + i;
  const ctsSite* s = &site->s;
  CT_ASSERT(build_has(site->body, b->nbody) && build_has_or_none(site->material, b->nmaterial));
  m->site_bodyid[i] = site->body;
  m->site_matid[i] = site->material;
  m->site_sameframe[i] = (cttByte)tree_sameframe(s->pos, s->quat, &b->body[site->body].s);
}

static void emit_camera(const Build* b, ctModel* m, int i) {
  const BuildCamera* cam = b->camera + i;
  CT_ASSERT(build_has(cam->body, b->nbody) && build_has_or_none(cam->target, b->nbody));
  m->cam_bodyid[i] = cam->body;
  m->cam_targetbodyid[i] = cam->target;
}

static void emit_light(const Build* b, ctModel* m, int i) {
  const BuildLight* light = b->light + i;
  CT_ASSERT(build_has(light->body, b->nbody) && build_has_or_none(light->target, b->nbody));
  CT_ASSERT(build_has_or_none(light->texture, b->ntexture));
  m->light_bodyid[i] = light->body;
  m->light_targetbodyid[i] = light->target;
  m->light_texid[i] = light->texture;
}

void emit_elements(const Build* b, ctModel* m) {
  for (int i = 0; i < b->ngeom; i++) emit_geom(b, m, i);
  for (int i = 0; i < b->nsite; i++) emit_site(b, m, i);
  for (int i = 0; i < b->ncamera; i++) emit_camera(b, m, i);
  for (int i = 0; i < b->nlight; i++) emit_light(b, m, i);
}
