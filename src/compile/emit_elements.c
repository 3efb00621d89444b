#include "base/str.h"
#include "compile/emit.h"
#include "compile/tree.h"
#include "math/vec.h"

#include <string.h>

#define COPY(to, from, i)                                                                          \
  memcpy((to) + (sizeof(from) / sizeof((from)[0])) * (size_t)(i), (from), sizeof(from))

// corten:collision="exact" on a geom that is a mesh
static bool is_exact(const BuildGeom* g) {
  const ctStringVec* x = &g->from->e.extension;
  if (g->s.type != ctGEOM_MESH) return false;
  for (int i = 0; i + 1 < x->count; i += 2) {
    if (str_eq(vectors_text(&x->data[i]), "collision"))
      return str_eq(vectors_text(&x->data[i + 1]), "exact");
  }
  return false;
}

static void geom_values(const Build* b, ctModel* m, int i) {
  const BuildGeom* g = b->geom + i;
  const ctsGeom* s = &g->s;
  m->geom_type[i] = s->type;
  m->geom_bodyid[i] = g->body;
  m->geom_contype[i] = s->contype;
  m->geom_conaffinity[i] = s->conaffinity;
  m->geom_condim[i] = s->condim;
  m->geom_dataid[i] = g->mesh >= 0 ? g->mesh : g->hfield;
  m->geom_matid[i] = g->material;
  m->geom_group[i] = s->group;
  m->geom_priority[i] = s->priority;
  m->geom_sameframe[i] = (cttByte)tree_sameframe(s->pos, s->quat, &b->body[g->body].s);
  m->geom_exact[i] = is_exact(g);
  m->geom_rbound[i] = g->radius;
  m->geom_solmix[i] = s->solmix;
  m->geom_margin[i] = s->margin;
  m->geom_gap[i] = s->gap;
  COPY(m->geom_solref, s->solref, i);
  COPY(m->geom_solimp, s->solimp, i);
  COPY(m->geom_size, s->size, i);
  COPY(m->geom_aabb, g->aabb, i);
  COPY(m->geom_pos, s->pos, i);
  COPY(m->geom_quat, s->quat, i);
  COPY(m->geom_friction, s->friction, i);
  COPY(m->geom_fluid, g->fluid, i);
  COPY(m->geom_rgba, s->rgba, i);
  emit_user(m->geom_user + m->nuser_geom * i, (int)m->nuser_geom, s->userdata);
}

static void site_values(const Build* b, ctModel* m, int i) {
  const BuildSite* site = b->site + i;
  const ctsSite* s = &site->s;
  m->site_type[i] = s->type;
  m->site_bodyid[i] = site->body;
  m->site_matid[i] = site->material;
  m->site_group[i] = s->group;
  m->site_sameframe[i] = (cttByte)tree_sameframe(s->pos, s->quat, &b->body[site->body].s);
  COPY(m->site_size, s->size, i);
  COPY(m->site_pos, s->pos, i);
  COPY(m->site_quat, s->quat, i);
  COPY(m->site_rgba, s->rgba, i);
  emit_user(m->site_user + m->nuser_site * i, (int)m->nuser_site, s->userdata);
}

static void camera_values(const Build* b, ctModel* m, int i) {
  const BuildCamera* cam = b->camera + i;
  const ctsCamera* s = &cam->s;
  m->cam_bodyid[i] = cam->body;
  m->cam_mode[i] = s->mode;
  m->cam_targetbodyid[i] = cam->target;
  m->cam_projection[i] = s->proj;
  m->cam_fovy[i] = s->fovy;
  m->cam_ipd[i] = s->ipd;
  m->cam_output[i] = s->output;
  COPY(m->cam_pos, s->pos, i);
  COPY(m->cam_quat, s->quat, i);
  COPY(m->cam_resolution, s->resolution, i);
  COPY(m->cam_sensorsize, s->sensor_size, i);
  COPY(m->cam_intrinsic, s->intrinsic, i);
  emit_user(m->cam_user + m->nuser_cam * i, (int)m->nuser_cam, s->userdata);
}

static void light_values(const Build* b, ctModel* m, int i) {
  const BuildLight* light = b->light + i;
  const ctsLight* s = &light->s;
  m->light_bodyid[i] = light->body;
  m->light_mode[i] = s->mode;
  m->light_targetbodyid[i] = light->target;
  m->light_type[i] = s->type;
  m->light_texid[i] = light->texture;
  m->light_castshadow[i] = s->castshadow;
  m->light_active[i] = s->active;
  m->light_bulbradius[i] = s->bulbradius;
  m->light_intensity[i] = s->intensity;
  m->light_range[i] = s->range;
  m->light_cutoff[i] = s->cutoff;
  m->light_exponent[i] = s->exponent;
  COPY(m->light_pos, s->pos, i);
  COPY(m->light_dir, s->dir, i);
  COPY(m->light_attenuation, s->attenuation, i);
  COPY(m->light_ambient, s->ambient, i);
  COPY(m->light_diffuse, s->diffuse, i);
  COPY(m->light_specular, s->specular, i);
}

void emit_elements(const Build* b, ctModel* m) {
  for (int i = 0; i < b->ngeom; i++) geom_values(b, m, i);
  for (int i = 0; i < b->nsite; i++) site_values(b, m, i);
  for (int i = 0; i < b->ncamera; i++) camera_values(b, m, i);
  for (int i = 0; i < b->nlight; i++) light_values(b, m, i);
}
