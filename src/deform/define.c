// Making and freeing deformable bodies.
#include "base/alloc.h"
#include "base/assert.h"
#include "base/str.h"
#include "deform/define_check.h"
#include "deform/system.h"
#include "math/quat.h"

#include <corten/corten.h>

#include <math.h>
#include <string.h>

void ct_defaultDeformDef(ctDeformDef* def) {
  *def = (ctDeformDef){.kind = ctDEFORM_CLOTH,
                       .thickness = 0.001,
                       .margin = -1,
                       .iterations = 1,
                       .contype = 1,
                       .conaffinity = 1,
                       .condim = 3,
                       .solref = {0.02, 1},
                       .solimp = {0.9, 0.95, 0.001, 0.5, 2},
                       .rgba = {0.5f, 0.6f, 0.8f, 1}};
  ct_deformPreset("rubber", &def->material);
}

// A copy of n bytes, or NULL without from; *ok: false when out of memory
static void* copy_bytes(const void* from, size_t n, bool* ok) {
  if (!from || n == 0) return NULL;
  void* made = alloc_bytes(n);
  if (made)
    memcpy(made, from, n);
  else
    *ok = false;
  return made;
}

static bool copy_definition(ctDeformDef* out, const ctDeformDef* def) {
  bool ok = true;
  size_t points = (size_t)def->nvert * 3 * sizeof(double);
  size_t corners = (size_t)def->nelem * (size_t)define_corners(def->kind);
  const char* material = def->material.name;
  *out = *def;
  out->name = copy_bytes(def->name, strlen(def->name) + 1, &ok);
  out->material.name = copy_bytes(material, material ? strlen(material) + 1 : 0, &ok);
  out->vert = copy_bytes(def->vert, points, &ok);
  out->elem = copy_bytes(def->elem, corners * sizeof(int), &ok);
  out->pos = copy_bytes(def->pos, points, &ok);
  out->pin = copy_bytes(def->pin, (size_t)def->npin * sizeof(int), &ok);
  out->attach = copy_bytes(def->attach, (size_t)def->nattach * sizeof *def->attach, &ok);
  return ok;
}

static double choose_margin(const ctDeformDef* def) {
  if (def->margin >= 0) return def->margin;
  return def->kind == ctDEFORM_SOFT ? 0.005 : 0.5 * def->thickness;
}

static bool fill_shape(DeformShape* s, const ctDeformDef* def) {
  atomic_init(&s->owners, 1);
  s->free_system = system_free;
  s->margin = choose_margin(def);
  if (!copy_definition(&s->def, def)) return false;
  s->invmass = alloc_bytes((size_t)def->nvert * sizeof(double));
  if (!s->invmass) return false;
  system_masses(def, s->invmass);
  for (int i = 0; i < def->nvert; i++) {
    CT_ASSERT(s->invmass[i] > 0);
    s->invmass[i] = 1 / s->invmass[i];
  }
  s->system = system_make(s);
  return s->system != NULL;
}

static DeformShape* make_shape(const ctDeformDef* def, ErrorList* err) {
  if (define_check(def, err) != CT_OK) return NULL;
  DeformShape* s = alloc_zero(sizeof *s);
  if (s && fill_shape(s, def)) return s;
  deform_shape_drop(s);
  error_add(err, (Place){.element = "deformable", .name = def->name}, "out of memory");
  return NULL;
}

// Segments from each vertex to the next, for a chain that has none; NULL: it has, or no memory.
static int* join_vertices(const ctDeformDef* def) {
  bool line = def->kind == ctDEFORM_CHAIN && !def->elem && def->nelem == 0;
  if (!line || def->nvert < 2 || def->nvert > DEFORM_MAX_VERT) return NULL;
  int* elem = alloc_bytes(2 * (size_t)def->nvert * sizeof *elem);
  for (int i = 0; elem && i < def->nvert - 1; i++) elem[2 * i] = i, elem[2 * i + 1] = i + 1;
  return elem;
}

ctDeformable* ct_makeDeformable(const ctDeformDef* def, char* error, int error_sz) {
  ErrorList err;
  error_init(&err);
  ctDeformDef joined = *def;
  int* elem = join_vertices(def);
  if (elem) {
    joined.elem = elem;
    joined.nelem = def->nvert - 1;
  }
  DeformShape* s = make_shape(&joined, &err);
  alloc_free(elem);
  if (error && error_sz > 0) {
    error[0] = 0;
    if (!s) error_format(&err, error, (size_t)error_sz);
  }
  error_free(&err);
  return (ctDeformable*)(void*)s;
}

void ct_freeDeformable(ctDeformable* body) { deform_shape_drop((DeformShape*)(void*)body); }

static void turn_frames(DeformShape* s, const double quat[4]) {
  for (int i = 0; i + 4 <= s->nextra; i += 4) quat_mul(s->extra + i, quat, s->extra + i);
}

// Registered bodies share the shape, so only its owner's copy of the start may change: pos becomes
// a list of its own with the first move.
void ct_moveDeformable(ctDeformable* body, const cttNum pos[3], const cttNum quat[4]) {
  DeformShape* s = (DeformShape*)(void*)body;
  size_t n = (size_t)s->def.nvert;
  double* start = (double*)(uintptr_t)s->def.pos;
  if (!start) {
    bool ok = true;
    start = copy_bytes(s->def.vert, n * 3 * sizeof(double), &ok);
    if (!start) return;
    s->def.pos = start;
  }
  double unit[4] = {1, 0, 0, 0};
  if (quat) {
    double size = sqrt(dot3(quat, quat) + quat[3] * quat[3]);
    for (int k = 0; k < 4 && size > 0; k++) unit[k] = quat[k] / size;
  }
  for (size_t i = 0; i < n; i++) {
    quat_rot_vec(start + 3 * i, start + 3 * i, unit);
    if (pos) addto3(start + 3 * i, pos);
  }
  turn_frames(s, unit);
}
