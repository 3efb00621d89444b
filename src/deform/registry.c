// Bodies are numbered from 0 in the order of registration. Names are unique. Arrays of a body stay
// where they are until it is removed, an attachment is added to it, or the data is copied over or
// freed. Nothing is added or removed while the pipeline runs.
#include "deform/registry.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/report.h"
#include "base/str.h"
#include "deform/xpbd.h"
#include "model/data.h"

#include <corten/corten.h>

#include <limits.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static DeformSet* find_set(const ctData* d) { return data_own_const(d)->deform; }

static DeformBody* find_registered(const ctData* d, int id) {
  DeformSet* s = find_set(d);
  return s && id >= 0 && id < s->nbody ? s->body + id : NULL;
}

// What the last evaluation found belongs to other bodies or positions now.
static void forget_contacts(DeformSet* s) {
  s->ncon = 0;
  s->fresh = false;
}

static void wake_body(DeformBody* b) {
  b->asleep = false;
  b->still = 0;
}

//---------------------------------- registration --------------------------------------------------

#if defined(__GNUC__)
__attribute__((format(printf, 3, 4)))
#endif
static bool
refuse_body(char* error, int error_sz, const char* fmt, ...) {
  char text[300];
  va_list args;
  va_start(args, fmt);
  vsnprintf(text, sizeof text, fmt, args);
  va_end(args);
  report_quietly("%s", text);
  if (error && error_sz > 0) snprintf(error, (size_t)error_sz, "%s", text);
  return false;
}

// The reason why a model cannot hold a vertex in this way; NULL: it can.
static const char* fault_of_attachment(const ctModel* m, const ctDeformAttach* a, int nvert) {
  if (a->vertex < 0 || a->vertex >= nvert) return "vertex is outside of the body";
  if (a->objtype != ctOBJ_BODY && a->objtype != ctOBJ_SITE)
    return "objtype must be mjOBJ_BODY or mjOBJ_SITE";
  cttSize n = a->objtype == ctOBJ_BODY ? m->nbody : m->nsite;
  if (a->objid < 0 || a->objid >= n)
    return a->objtype == ctOBJ_BODY ? "the model has no such body" : "the model has no such site";
  for (int k = 0; k < 3; k++) {
    if (!isfinite(a->pos[k])) return "pos must be finite";
  }
  if (!(a->compliance >= 0) || !isfinite(a->compliance)) return "compliance must not be negative";
  return a->limit >= 0 && isfinite(a->limit) ? NULL : "limit must not be negative";
}

static bool may_register(const ctModel* m, const ctData* d, const DeformShape* s, char* error,
                         int error_sz) {
  const ctDeformDef* def = &s->def;
  const char* name = def->name ? def->name : "";
  if (data_own_const(d)->running)
    return refuse_body(error, error_sz, "bodies cannot be added while the data is being stepped");
  if (data_own_const(d)->nbody != m->nbody || d->signature != m->signature)
    return refuse_body(error, error_sz, "the data was made for another model");
  if (*name && ct_findDeformable(d, name) >= 0)
    return refuse_body(error, error_sz, "a deformable body '%.64s' is registered already", name);
  for (int i = 0; i < def->nattach; i++) {
    const char* fault = fault_of_attachment(m, def->attach + i, def->nvert);
    if (fault)
      return refuse_body(error, error_sz, "deformable body '%.64s', attachment %d: %s", name, i,
                         fault);
  }
  return true;
}

static bool register_body(const ctModel* m, ctData* d, DeformShape* shape) {
  DataOwn* own = data_own(d);
  if (!own->deform) own->deform = deform_set_make((int)m->nv, (int)m->nmocap);
  DeformSet* s = own->deform;
  if (!s || s->nbody == INT_MAX || !deform_set_reserve(s, s->nbody + 1) ||
      !deform_body_init(s->body + s->nbody, shape))
    return false;
  deform_shape_keep(shape);
  s->nbody++;
  forget_contacts(s);
  CT_ASSERT(s->nbody <= s->capacity);
  return true;
}

int ct_addDeformable(const ctModel* m, ctData* d, const ctDeformable* body, char* error,
                     int error_sz) {
  // the number of owners is all that changes
  DeformShape* shape = (DeformShape*)(uintptr_t)body;
  if (!may_register(m, d, shape, error, error_sz)) return -1;
  if (register_body(m, d, shape)) return find_set(d)->nbody - 1;
  refuse_body(error, error_sz, "out of memory");
  return -1;
}

int ct_removeDeformable(const ctModel* m, ctData* d, int id) {
  (void)m;
  DeformSet* s = find_set(d);
  DeformBody* b = find_registered(d, id);
  if (!b) return -1;
  if (data_own(d)->running) {
    report_quietly("ct_removeDeformable: bodies cannot be removed while the data is being stepped");
    return -1;
  }
  deform_body_free(b);
  s->nbody--;
  memmove(b, b + 1, (size_t)(s->nbody - id) * sizeof *b);
  forget_contacts(s);
  return 0;
}

//---------------------------------- from the model ------------------------------------------------

static void read_model_settings(const ctModel* m, int i, ctDeformDef* def) {
  const cttNum* p = m->deform_material + 7 * i;
  def->name = m->names + m->name_deformadr[i];
  def->kind = (cttDeform)m->deform_kind[i];
  def->material = (ctDeformMaterial){.density = p[0],
                                     .young = p[1],
                                     .poisson = p[2],
                                     .bending = p[3],
                                     .damping = p[4],
                                     .drag = p[5],
                                     .friction = p[6]};
  def->thickness = m->deform_thickness[i];
  def->margin = m->deform_margin[i];
  def->substeps = m->deform_substeps[i];
  def->iterations = m->deform_iterations[i];
  def->midpoint = m->deform_midpoint[i];
  def->contype = m->deform_contype[i];
  def->conaffinity = m->deform_conaffinity[i];
  def->condim = m->deform_condim[i];
  memcpy(def->solref, m->deform_solref + ctNREF * i, sizeof def->solref);
  memcpy(def->solimp, m->deform_solimp + ctNIMP * i, sizeof def->solimp);
  def->selfcollide = m->deform_selfcollide[i];
  def->sleep = m->deform_sleep[i];
  memcpy(def->rgba, m->deform_rgba + 4 * i, sizeof def->rgba);
}

static bool has_span(int adr, int num, cttSize n) {
  return adr >= 0 && num >= 0 && adr <= n && num <= n - adr;
}

static const int kCorners[ctNDEFORM] = {3, 4, 2};

// Integers of a model may have been written to since it was made.
static bool read_model_mesh(const ctModel* m, int i, ctDeformDef* def) {
  int vert = m->deform_vertadr[i], elem = m->deform_elemadr[i], pin = m->deform_pinadr[i];
  if (m->deform_kind[i] < 0 || m->deform_kind[i] >= ctNDEFORM ||
      !has_span(vert, m->deform_vertnum[i], m->ndeformvert) ||
      !has_span(elem, m->deform_elemnum[i], m->ndeformelem) ||
      !has_span(pin, m->deform_pinnum[i], m->ndeformpin) ||
      !has_span(m->deform_attachadr[i], m->deform_attachnum[i], m->ndeformattach) ||
      !has_span(m->name_deformadr[i], 1, m->nnames))
    return false;
  def->nvert = m->deform_vertnum[i];
  def->vert = m->deform_vert + 3 * (size_t)vert;
  def->pos = m->deform_pos + 3 * (size_t)vert;
  def->nelem = m->deform_elemnum[i] / kCorners[m->deform_kind[i]];
  def->elem = m->deform_elem + elem;
  def->npin = m->deform_pinnum[i];
  def->pin = m->deform_pin + pin;
  def->nattach = m->deform_attachnum[i];
  return true;
}

static void read_model_attachments(const ctModel* m, int i, ctDeformAttach* list) {
  for (int k = 0; k < m->deform_attachnum[i]; k++) {
    int at = m->deform_attachadr[i] + k;
    list[k] = (ctDeformAttach){.vertex = m->deform_attachvert[at],
                               .objtype = m->deform_attachtype[at],
                               .objid = m->deform_attachid[at],
                               .compliance = m->deform_attachprm[2 * at],
                               .limit = m->deform_attachprm[2 * at + 1]};
    memcpy(list[k].pos, m->deform_attachpos + 3 * at, sizeof list[k].pos);
  }
}

static bool add_from_model(const ctModel* m, ctData* d, int i, char* error, int size) {
  ctDeformDef def;
  ct_defaultDeformDef(&def);
  if (!read_model_mesh(m, i, &def))
    return refuse_body(error, size, "deformable body %d of the model is damaged", i);
  read_model_settings(m, i, &def);
  ctDeformAttach* list = alloc_bytes((size_t)def.nattach * sizeof *list);
  if (!list) return refuse_body(error, size, "out of memory");
  read_model_attachments(m, i, list);
  def.attach = list;
  ctDeformable* body = ct_makeDeformable(&def, error, size);
  alloc_free(list);
  int id = body ? ct_addDeformable(m, d, body, error, size) : -1;
  ct_freeDeformable(body);
  if (id < 0) return false;
  find_set(d)->body[id].origin = i + 1;
  return true;
}

bool registry_add_model(const ctModel* m, ctData* d, char* error, size_t size) {
  for (int i = 0; i < m->ndeform; i++) {
    if (!add_from_model(m, d, i, error, (int)size)) return false;
  }
  registry_publish(m, d);
  return true;
}

void registry_publish(const ctModel* m, ctData* d) {
  const DeformSet* s = find_set(d);
  for (int i = 0; m->ndeform && s && i < s->nbody; i++) {
    const DeformBody* b = s->body + i;
    if (!b->origin) continue;
    int adr = m->deform_vertadr[b->origin - 1];
    if (!has_span(adr, b->nvert, m->ndeformvert)) continue;
    memcpy(d->deformvert_xpos + 3 * adr, b->x, 3 * (size_t)b->nvert * sizeof *b->x);
    memcpy(d->deformvert_xvel + 3 * adr, b->v, 3 * (size_t)b->nvert * sizeof *b->v);
  }
}

//---------------------------------- access --------------------------------------------------------

int ct_deformableCount(const ctData* d) { return find_set(d) ? find_set(d)->nbody : 0; }

int ct_findDeformable(const ctData* d, const char* name) {
  for (int i = 0; i < ct_deformableCount(d); i++) {
    const char* own = find_registered(d, i)->shape->def.name;
    if (own && str_eq(own, name)) return i;
  }
  return -1;
}

const ctDeformDef* ct_deformableDef(const ctData* d, int id) {
  const DeformBody* b = find_registered(d, id);
  return b ? &b->shape->def : NULL;
}

cttNum* ct_deformablePos(ctData* d, int id) {
  const DeformBody* b = find_registered(d, id);
  return b ? b->x : NULL;
}

cttNum* ct_deformableVel(ctData* d, int id) {
  const DeformBody* b = find_registered(d, id);
  return b ? b->v : NULL;
}

cttNum* ct_deformableForce(ctData* d, int id) {
  const DeformBody* b = find_registered(d, id);
  return b ? b->force : NULL;
}

cttNum* ct_deformableInvmass(ctData* d, int id) {
  const DeformBody* b = find_registered(d, id);
  return b ? b->invmass : NULL;
}

const unsigned char* ct_deformableFlags(const ctData* d, int id) {
  const DeformBody* b = find_registered(d, id);
  return b ? b->flags : NULL;
}

int ct_deformableContactCount(const ctData* d) { return find_set(d) ? find_set(d)->ncon : 0; }

const ctDeformContact* ct_deformableContact(const ctData* d, int i) {
  const DeformSet* s = find_set(d);
  return s && i >= 0 && i < s->ncon ? s->con + i : NULL;
}

//---------------------------------- changes -------------------------------------------------------

static void set_pin(DeformBody* b, int vertex, bool pinned) {
  CT_ASSERT(0 <= vertex && vertex < b->nvert);
  unsigned flags = b->flags[vertex] & ~(unsigned)DEFORM_PINNED;
  b->flags[vertex] = (unsigned char)(pinned ? flags | DEFORM_PINNED : flags);
  b->invmass[vertex] = pinned ? 0 : b->shape->invmass[vertex];
}

int ct_pinDeformable(ctData* d, int id, int vertex, int pinned) {
  DeformBody* b = find_registered(d, id);
  if (!b || vertex < 0 || vertex >= b->nvert) return -1;
  set_pin(b, vertex, pinned != 0);
  if (pinned) memset(b->v + 3 * vertex, 0, 3 * sizeof *b->v);
  wake_body(b);
  find_set(d)->fresh = false;
  return 0;
}

int ct_resetDeformable(ctData* d, int id) {
  DeformBody* b = find_registered(d, id);
  if (!b) return -1;
  deform_body_reset(b);
  forget_contacts(find_set(d));
  return 0;
}

// The definition of a body with one more attachment, as a shape of its own.
static DeformShape* extend_shape(const DeformShape* from, const ctDeformAttach* a, char* error,
                                 int size) {
  ctDeformDef def = from->def;
  ctDeformAttach* list = alloc_bytes(((size_t)def.nattach + 1) * sizeof *list);
  if (!list) return NULL;
  if (def.nattach) memcpy(list, def.attach, (size_t)def.nattach * sizeof *list);
  list[def.nattach++] = *a;
  def.attach = list;
  DeformShape* made = (DeformShape*)ct_makeDeformable(&def, error, size);
  alloc_free(list);
  return made;
}

// State, pins and forces of one body for another of the same vertices.
static void carry_over(DeformBody* to, const DeformBody* from) {
  CT_ASSERT(to->nvert == from->nvert && to->nextra == from->nextra);
  size_t n = (size_t)from->nvert, numbers = 3 * n * sizeof(double);
  memcpy(to->x, from->x, numbers);
  memcpy(to->v, from->v, numbers);
  memcpy(to->force, from->force, numbers);
  memcpy(to->invmass, from->invmass, n * sizeof(double));
  if (from->nextra) memcpy(to->extra, from->extra, (size_t)from->nextra * sizeof(double));
  memcpy(to->flags, from->flags, n);
  if (from->nattach) memcpy(to->torn, from->torn, (size_t)from->nattach);
}

static int refuse_attachment(const char* why) {
  report_quietly("ct_attachDeformable: %s", why);
  return -1;
}

int ct_attachDeformable(const ctModel* m, ctData* d, int id, const ctDeformAttach* attach) {
  DeformBody *b = find_registered(d, id), made;
  if (!b) return -1;
  if (data_own(d)->running) return refuse_attachment("the data is being stepped");
  const char* fault = fault_of_attachment(m, attach, b->nvert);
  if (fault) return refuse_attachment(fault);
  char error[200] = "out of memory";
  DeformShape* shape = extend_shape(b->shape, attach, error, sizeof error);
  if (!shape) return refuse_attachment(error);
  if (!deform_body_init(&made, shape)) {
    deform_shape_drop(shape);
    return refuse_attachment("out of memory");
  }
  carry_over(&made, b);
  deform_body_free(b);
  *b = made;
  find_set(d)->fresh = false;
  return b->nattach - 1;
}

//---------------------------------- energy --------------------------------------------------------

// Kinetic energy v'Mv/2 and gravitational energy -g'Mx. Pinned vertices keep their mass.
int ct_deformableEnergy(const ctModel* m, const ctData* d, int id, cttNum energy[3]) {
  const DeformBody* b = find_registered(d, id);
  if (!b) return -1;
  const bool weightless = (m->opt.disableflags & ctDSBL_GRAVITY) != 0;
  const cttNum* g = m->opt.gravity;
  double kinetic = 0, potential = 0;
  for (int i = 0; i < b->nvert; i++) {
    const double mass = 1 / b->shape->invmass[i], *x = b->x + 3 * i, *v = b->v + 3 * i;
    kinetic += mass * (v[0] * v[0] + v[1] * v[1] + v[2] * v[2]) / 2;
    potential -= mass * (g[0] * x[0] + g[1] * x[1] + g[2] * x[2]);
  }
  energy[0] = xpbd_energy(b->shape, b->x, b->nextra ? b->extra : NULL);
  energy[1] = kinetic;
  energy[2] = weightless ? 0 : potential;
  return 0;
}
