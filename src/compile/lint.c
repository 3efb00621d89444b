// Valid input that looks like a mistake: one function per rule, each adds warnings and changes
// nothing. The model compiled without errors, so that indices and kinds are valid; elements are
// found by the number that the compiler gave them (model_id, -1 for elements that the model does
// not have).
#include "compile/lint.h"

#include "base/assert.h"
#include "base/str.h"
#include "compile/compile.h"
#include "compile/lint_deform.h"
#include "generated/kinds.h"

#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct Lint {
  Spec* spec;
  const ctModel* m;
  ErrorList* out;
} Lint;

// The element that became an object of the model; NULL if it has none of its own.
static const Element* lint_element(const Lint* l, cttObj type, int id) {
  const ElementList* list = spec_list(l->spec, type);
  CT_ASSERT(id >= 0); // -1 are elements that the model does not have
  for (int i = 0; i < list->count; i++)
    if (list->data[i]->model_id == id) return list->data[i];
  return NULL;
}

static Place lint_place(const Lint* l, cttObj type, int id, const char* attribute) {
  const Element* e = lint_element(l, type, id);
  return e ? spec_place(e, attribute) : (Place){0};
}

static const char* name_or_none(const ctModel* m, cttObj type, int id) {
  const char* name = ct_id2name(m, (int)type, id);
  return name && *name ? name : "(unnamed)";
}

//---------------------------------- things nobody uses --------------------------------------------

// Members that name an asset.
static const struct Reference {
  cttObj kind;
  size_t member; // a ctString*
  cttObj asset;
} reference[] = {
    {ctOBJ_GEOM, offsetof(ctsGeom, meshname), ctOBJ_MESH},
    {ctOBJ_SITE, offsetof(ctsSite, material), ctOBJ_MATERIAL},
    {ctOBJ_GEOM, offsetof(ctsGeom, hfieldname), ctOBJ_HFIELD},
    {ctOBJ_GEOM, offsetof(ctsGeom, material), ctOBJ_MATERIAL},
    {ctOBJ_FLEX, offsetof(ctsFlex, material), ctOBJ_MATERIAL},
    {ctOBJ_SKIN, offsetof(ctsSkin, material), ctOBJ_MATERIAL},
    {ctOBJ_TENDON, offsetof(ctsTendon, material), ctOBJ_MATERIAL},
    {ctOBJ_MESH, offsetof(ctsMesh, material), ctOBJ_MATERIAL},
    {ctOBJ_LIGHT, offsetof(ctsLight, texture), ctOBJ_TEXTURE},
};

static bool names_texture(Element* material, const char* name) {
  const ctStringVec* textures = ((const ctsMaterial*)spec_public(material))->textures;
  for (int i = 0; i < textures->count; i++)
    if (str_eq(cts_getString(&textures->data[i]), name)) return true;
  return false;
}

static bool is_named(const Lint* l, cttObj asset, const char* name) {
  for (size_t r = 0; r < sizeof reference / sizeof reference[0]; r++) {
    if (reference[r].asset != asset) continue;
    const ElementList* list = spec_list(l->spec, reference[r].kind);
    for (int i = 0; i < list->count; i++) {
      const char* base = spec_public(list->data[i]);
      const ctString* value = *(const ctString* const*)(const void*)(base + reference[r].member);
      if (str_eq(cts_getString(value), name)) return true;
    }
  }
  const ElementList* materials = spec_list(l->spec, ctOBJ_MATERIAL);
  for (int i = 0; asset == ctOBJ_TEXTURE && i < materials->count; i++)
    if (names_texture(materials->data[i], name)) return true;
  return false;
}

// The sky has no name that anyone needs, and an asset without a name takes that of its file.
static void find_unused_assets(const Lint* l) {
  static const cttObj kKind[] = {ctOBJ_MESH, ctOBJ_HFIELD, ctOBJ_TEXTURE, ctOBJ_MATERIAL};
  for (size_t k = 0; k < sizeof kKind / sizeof kKind[0]; k++) {
    const ElementList* list = spec_list(l->spec, kKind[k]);
    for (int i = 0; i < list->count; i++) {
      Element* e = list->data[i];
      const char* name = spec_name(e);
      if (kKind[k] == ctOBJ_TEXTURE && ((ctsTexture*)spec_public(e))->type == ctTEXTURE_SKYBOX)
        continue;
      if (!*name || is_named(l, kKind[k], name)) continue;
      error_warn(l->out, spec_place(e, NULL), "nothing uses this %s", spec_kind(kKind[k])->tag);
    }
  }
}

static bool class_is_used(const Lint* l, const DefaultElement* class) {
  for (int k = 0; k < SPEC_LISTS; k++) {
    const ElementList* list = &l->spec->list[k];
    for (int i = 0; i < list->count; i++) {
      if (k == SPEC_DEFAULT) {
        if (((DefaultElement*)(void*)list->data[i])->parent == class) return true;
      } else if (list->data[i]->def == class) {
        return true;
      }
    }
  }
  return false;
}

static void find_unused_classes(const Lint* l) {
  const ElementList* list = &l->spec->list[SPEC_DEFAULT];
  for (int i = 1; i < list->count; i++) { // 0 is main
    const DefaultElement* class = (DefaultElement*)(void*)list->data[i];
    if (!class_is_used(l, class))
      error_warn(l->out, spec_place(&class->e, NULL), "nothing uses class '%s'",
                 spec_name(&class->e));
  }
}

//---------------------------------- mass ----------------------------------------------------------

enum { MASS_RATIO = 10000 };

// A body that is very heavy beside the one that carries it makes the equations stiff.
static void masses_out_of_proportion(const Lint* l) {
  const ctModel* m = l->m;
  for (int b = 1; b < m->nbody; b++) {
    const int parent = m->body_parentid[b];
    if (!m->body_weldid[parent] || m->body_mass[parent] <= 0) continue;
    if (m->body_mass[b] <= MASS_RATIO * m->body_mass[parent]) continue;
    error_warn(l->out, lint_place(l, ctOBJ_BODY, b, NULL),
               "mass %.3g hangs on body '%s' of mass %.3g", m->body_mass[b],
               name_or_none(m, ctOBJ_BODY, parent), m->body_mass[parent]);
    error_hint(l->out, "masses this far apart need small time steps");
  }
}

// The box with the same inertia, seen against the size of the whole model.
static void inertia_out_of_proportion(const Lint* l) {
  const ctModel* m = l->m;
  for (int b = 1; b < m->nbody; b++) {
    const double mass = m->body_mass[b];
    const double* I = m->body_inertia + 3 * b;
    if (mass <= 0 || !m->body_weldid[b]) continue;
    const double trace = I[0] + I[1] + I[2];
    const double radius = sqrt(trace / (2 * mass)); // of gyration
    if (radius <= 10 * m->stat.extent) continue;
    error_warn(l->out, lint_place(l, ctOBJ_BODY, b, NULL),
               "the inertia belongs to a body of size %.3g, the whole model has size %.3g", radius,
               m->stat.extent);
  }
}

// Geoms that collide and weigh nothing on a body that moves and weighs something.
static void geoms_without_mass(const Lint* l) {
  const ElementList* list = spec_list(l->spec, ctOBJ_GEOM);
  for (int i = 0; i < list->count; i++) {
    const Element* e = list->data[i];
    const ctsGeom* g = spec_public(list->data[i]);
    if (e->model_id < 0 || !(g->mass == 0 || (isnan(g->mass) && g->density == 0))) continue;
    const int id = e->model_id;
    const int body = id < l->m->ngeom ? l->m->geom_bodyid[id] : 0;
    const bool collides =
        id < l->m->ngeom && (l->m->geom_contype[id] || l->m->geom_conaffinity[id]);
    const bool given = body && e->body && e->body->s.explicitinertial;
    if (collides && body && l->m->body_weldid[body] && !given)
      error_warn(l->out, spec_place(e, NULL), "collides but adds no mass to its moving body");
  }
}

//---------------------------------- the start -----------------------------------------------------

static void start_outside_limits(const Lint* l, const double* qpos, const char* when) {
  const ctModel* m = l->m;
  for (int j = 0; j < m->njnt; j++) {
    CT_ASSERT(m->jnt_type[j] >= 0 && m->jnt_type[j] < JOINT_KINDS);
    if (!m->jnt_limited[j] || !joint_kind[m->jnt_type[j]].scalar) continue;
    const double q = qpos[m->jnt_qposadr[j]];
    const double* range = m->jnt_range + 2 * j;
    if (q >= range[0] && q <= range[1]) continue;
    error_warn(l->out, lint_place(l, ctOBJ_JOINT, j, "range"),
               "position %.4g %s is outside the range %.4g to %.4g", q, when, range[0], range[1]);
  }
}

static void check_starts(const Lint* l) {
  start_outside_limits(l, l->m->qpos0, "at the start");
  for (int k = 0; k < l->m->nkey; k++) {
    char when[200];
    snprintf(when, sizeof when, "of keyframe '%s'", name_or_none(l->m, ctOBJ_KEY, k));
    start_outside_limits(l, l->m->key_qpos + (size_t)k * (size_t)l->m->nq, when);
  }
}

enum { OVERLAPS_SHOWN = 10 };

// Geoms that overlap deeply at the start are thrown apart by the first step.
static void collisions_at_start(const Lint* l) {
  const ctModel* m = l->m;
  ctData* d = ct_makeData(m);
  if (!d) return;
  ct_fwdPosition(m, d);
  int shown = 0;
  for (int i = 0; i < d->ncon && shown < OVERLAPS_SHOWN; i++) {
    const ctContact* c = d->contact + i;
    if (c->geom[0] < 0 || c->geom[1] < 0) continue;
    const double size = fmin(m->geom_rbound[c->geom[0]] > 0 ? m->geom_rbound[c->geom[0]] : 1e10,
                             m->geom_rbound[c->geom[1]] > 0 ? m->geom_rbound[c->geom[1]] : 1e10);
    if (c->dist > -0.05 * size) continue;
    error_warn(l->out, lint_place(l, ctOBJ_GEOM, c->geom[1], NULL),
               "overlaps geom '%s' by %.3g at the start", name_or_none(m, ctOBJ_GEOM, c->geom[0]),
               -c->dist);
    shown++;
  }
  ct_deleteData(d);
}

//---------------------------------- numbers -------------------------------------------------------

// A contact cannot answer faster than two steps.
static void contacts_faster_than_steps(const Lint* l) {
  const ctModel* m = l->m;
  const double least = 2 * m->opt.timestep;
  for (int g = 0; g < m->ngeom; g++) {
    const double time = m->geom_solref[2 * g];
    if (time <= 0 || time >= least || !(m->geom_contype[g] || m->geom_conaffinity[g])) continue;
    error_warn(l->out, lint_place(l, ctOBJ_GEOM, g, "solref"),
               "the contact time %.4g is shorter than two time steps (%.4g)", time, least);
    error_hint(l->out, "it acts as %.4g unless the flag refsafe is disabled", least);
  }
}

static void actuators_without_effect(const Lint* l) {
  const ctModel* m = l->m;
  for (int a = 0; a < m->nu; a++) {
    bool some = false;
    for (int k = 0; k < 6; k++) some = some || m->actuator_gear[6 * a + k] != 0;
    if (!some && trn_object_of(m->actuator_trntype[a]) != ctOBJ_BODY)
      error_warn(l->out, lint_place(l, ctOBJ_ACTUATOR, a, "gear"),
                 "with a gear of zero it does nothing");
  }
}

void lint(Spec* spec, const ctModel* m, ErrorList* out) {
  const Lint l = {spec, m, out};
  static void (*const kRule[])(const Lint*) = {
      find_unused_assets,        find_unused_classes,        masses_out_of_proportion,
      inertia_out_of_proportion, geoms_without_mass,         check_starts,
      collisions_at_start,       contacts_faster_than_steps, actuators_without_effect,
  };
  for (size_t i = 0; i < sizeof kRule / sizeof kRule[0]; i++) kRule[i](&l);
  lint_deform(spec, m, out);
}

//---------------------------------- from a file ---------------------------------------------------

int ct_checkXML(const char* filename, const ctVFS* vfs, char* report, int report_sz) {
  ctSpec* s = ct_parseXML(filename, vfs, report, report_sz);
  if (!s) return -1;
  Spec* spec = (Spec*)(void*)s;
  ErrorList* issues = &spec->errors;
  ctModel* m = compile(s, vfs, issues);
  if (m) lint(spec, m, issues);
  if (report && report_sz > 0) {
    report[0] = 0;
    error_format(issues, report, (size_t)report_sz);
  }
  const int warnings = m ? issues->count + issues->lost : -1;
  ct_deleteModel(m);
  ct_deleteSpec(s);
  return warnings;
}
