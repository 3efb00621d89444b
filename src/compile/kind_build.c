#include "compile/kind_build.h"

#include "base/assert.h"
#include "base/str.h"
#include "generated/kinds.h"
#include "model/kind_registry.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

// A kind that the spec names, and where.
typedef struct KindUse {
  int table;
  const Element* e; // of the spec itself: the options
  const char *model, *params;
  const ctString* name;
  const ctDoubleVec* value;
} KindUse;

static Place use_place(const KindUse* use, const char* attribute) {
  if (use->e->node || use->table != ctKIND_FORMULATION) return spec_place(use->e, attribute);
  return (Place){.element = "option", .attribute = attribute};
}

//---------------------------------- names ---------------------------------------------------------

// The words of another option that people look for here.
static bool is_solver_word(int table, const char* name) {
  return table == ctKIND_FORMULATION &&
         (str_eq(name, "newton") || str_eq(name, "cg") || str_eq(name, "pgs"));
}

static Status find_kind(const Build* b, const KindUse* use, int* slot) {
  const char* name = vectors_text(use->name);
  *slot = kind_registry_find(use->table, name);
  if (*slot >= 0) return CT_OK;
  if (use->table == ctKIND_GAIN && str_eq(name, "custom"))
    return error_add(b->err, use_place(use, "gaintype"), "gaintype 'custom' without 'gain_model'");
  error_add(b->err, use_place(use, use->model), "unknown %s kind '%.64s'",
            kind_registry_table(use->table), name);
  if (is_solver_word(use->table, name))
    error_hint(b->err, "solvers of the convex formulation are chosen by 'solver' without prefix");
  else
    kind_registry_hint(use->table, name, b->err);
  return CT_FAIL;
}

//---------------------------------- parameters ----------------------------------------------------

static void hint_params(const Build* b, const ctpKind* kind) {
  char all[400] = "";
  size_t used = 0;
  for (int i = 0; i < kind->nparam; i++) {
    int n = snprintf(all + used, sizeof all - used, "%s%s", i ? ", " : "", kind->param[i]);
    if (n > 0 && used + (size_t)n < sizeof all) used += (size_t)n;
  }
  if (kind->nparam) error_hint(b->err, "parameters: %s", all);
}

static Status check_param_count(const Build* b, const KindUse* use, const ctpKind* kind) {
  int given = use->value->count, least = kind->paramdefault ? 0 : kind->nparam;
  if (least <= given && given <= kind->nparam) return CT_OK;
  error_add(b->err, use_place(use, given ? use->params : use->model),
            "%s kind '%s' has %d parameter%s, %d given", kind_registry_table(use->table),
            kind->name, kind->nparam, kind->nparam == 1 ? "" : "s", given);
  hint_params(b, kind);
  return CT_FAIL;
}

static Status read_params(const Build* b, const KindUse* use, const ctpKind* kind, double* x) {
  TRY(check_param_count(b, use, kind));
  for (int i = 0; i < kind->nparam; i++) {
    x[i] = i < use->value->count ? use->value->data[i] : kind->paramdefault[i];
    if (isfinite(x[i])) continue;
    return error_add(b->err, use_place(use, use->params), "parameter '%s' of %s kind '%s' is %g",
                     kind->param[i], kind_registry_table(use->table), kind->name, x[i]);
  }
  const char* why = kind->check ? kind->check(x) : NULL;
  if (!why || !why[0]) return CT_OK;
  error_add(b->err, use_place(use, use->value->count ? use->params : use->model),
            "%s kind '%s': %.200s", kind_registry_table(use->table), kind->name, why);
  hint_params(b, kind);
  return CT_FAIL;
}

//---------------------------------- instances -----------------------------------------------------

static Status add_kind_instance(Build* b, const BuildKind* kind, int* instance) {
  BuildKind* added = array_push(&b->kind);
  if (!added) return build_no_memory(b);
  *added = *kind;
  *instance = b->kind.count - 1;
  return CT_OK;
}

// Slot 0 of the tables of flexes and formulations is MuJoCo's own and makes no instance. *slot is
// -1 if no kind is named.
static Status use_kind(Build* b, const KindUse* use, int* slot, int* instance) {
  *slot = *instance = -1;
  if (vectors_is_empty(use->name)) {
    if (!use->value->count) return CT_OK;
    return error_add(b->err, use_place(use, use->params), "'%s' without '%s'", use->params,
                     use->model);
  }
  BuildKind made = {.table = use->table};
  TRY(find_kind(b, use, &made.slot));
  const ctpKind* kind = kind_registry_at(use->table, made.slot);
  if (!kind) return error_add(b->err, use_place(use, use->model), "the kind was removed");
  TRY(read_params(b, use, kind, made.param));
  *slot = made.slot;
  return made.slot == 0 && use->table != ctKIND_GAIN ? CT_OK
                                                     : add_kind_instance(b, &made, instance);
}

//---------------------------------- flexes --------------------------------------------------------

static KindUse flex_use(const BuildFlex* f, int table) {
  bool bend = table == ctKIND_BENDING;
  return (KindUse){.table = table,
                   .e = &f->from->e,
                   .model = bend ? "bending_model" : "elasticity_model",
                   .params = bend ? "bending_params" : "elasticity_params",
                   .name = bend ? f->s.bending_model : f->s.elasticity_model,
                   .value = bend ? f->s.bending_params : f->s.elasticity_params};
}

static Status fail_flex_kind(const Build* b, const KindUse* use, const char* attribute,
                             const char* why) {
  return error_add(b->err, use_place(use, attribute), "%s kind '%s': %s",
                   kind_registry_table(use->table), vectors_text(use->name), why);
}

// The numbers that a kind is prepared from; NaN fails each test.
static Status check_flex_material(const Build* b, const BuildFlex* f, const KindUse* use,
                                  const BuildKind* kind) {
  const ctpKind* k = kind_registry_at(kind->table, kind->slot);
  bool own = k && k->nparam > 0; // may do without Young's modulus
  double least = own ? 0 : BUILD_EPS;
  if (!(f->s.young >= least && f->s.young <= 1e300))
    return fail_flex_kind(b, use, "young",
                          own ? "young must not be negative" : "young must be positive");
  if (!(f->s.poisson >= 0 && f->s.poisson < 0.5))
    return fail_flex_kind(b, use, "poisson", "Poisson ratio must be in [0, 0.5)");
  if (f->s.dim == 2 && !(f->s.thickness > 0 && f->s.thickness <= 1e300))
    return fail_flex_kind(b, use, "thickness", "thickness must be positive");
  return CT_OK;
}

static Status use_elasticity(Build* b, BuildFlex* f) {
  KindUse use = flex_use(f, ctKIND_ELASTICITY);
  int slot;
  TRY(use_kind(b, &use, &slot, &f->elastic_kind));
  if (f->elastic_kind < 0) return CT_OK;
  const ctpElasticity* kind =
      (const ctpElasticity*)(const void*)kind_registry_at(ctKIND_ELASTICITY, slot);
  if (f->interpolated)
    return fail_flex_kind(b, &use, use.model, "a flex with nodes cannot have a kind");
  CT_ASSERT(1 <= f->s.dim && f->s.dim <= 3);
  if (!kind || !(kind->dims >> f->s.dim & 1)) {
    fail_flex_kind(b, &use, use.model, "does not serve elements of this dimension");
    error_hint(b->err, "the flex has dim %d", f->s.dim);
    return CT_FAIL;
  }
  return check_flex_material(b, f, &use, &b->kind.data[f->elastic_kind]);
}

static Status use_bending(Build* b, BuildFlex* f) {
  KindUse use = flex_use(f, ctKIND_BENDING);
  int slot;
  TRY(use_kind(b, &use, &slot, &f->bend_kind));
  if (slot >= 0 && f->s.dim != 2) {
    fail_flex_kind(b, &use, use.model, "only flexes with dim 2 have bending");
    error_hint(b->err, "the flex has dim %d", f->s.dim);
    return CT_FAIL;
  }
  if (f->bend_kind < 0) return CT_OK;
  if (f->interpolated)
    return fail_flex_kind(b, &use, use.model, "a flex with nodes cannot have a kind");
  return check_flex_material(b, f, &use, &b->kind.data[f->bend_kind]);
}

// A membrane without thickness is as thick as it collides.
static void default_thickness(BuildFlex* f) {
  bool named = !vectors_is_empty(f->s.bending_model) || !vectors_is_empty(f->s.elasticity_model);
  if (named && f->s.dim == 2 && f->s.thickness == -1) f->s.thickness = 2 * f->s.radius;
}

static Status use_flex_kinds(Build* b) {
  Status status = CT_OK;
  for (int i = 0; i < b->nflex; i++) {
    BuildFlex* f = b->flex + i;
    f->elastic_kind = f->bend_kind = -1;
    default_thickness(f);
    if (use_bending(b, f) != CT_OK) status = CT_FAIL;
    if (use_elasticity(b, f) != CT_OK) status = CT_FAIL;
  }
  return status;
}

//---------------------------------- actuators -----------------------------------------------------

// The activations of a gain are its own: no dynamics may write them.
static Status set_gain_states(Build* b, BuildActuator* a, const ctpGain* gain) {
  if (!gain->nact) return CT_OK;
  if (dyn_kind[a->s.dyntype].activations)
    return error_add(b->err, spec_place(&a->from->e, "dyntype"),
                     "gain kind '%s' has activations of its own, dyntype must be 'none'",
                     gain->kind.name);
  if (a->s.actdim >= 0 && a->s.actdim != gain->nact)
    return error_add(b->err, spec_place(&a->from->e, "actdim"),
                     "gain kind '%s' has %d activations, actdim is %d", gain->kind.name, gain->nact,
                     a->s.actdim);
  a->s.actdim = gain->nact;
  a->gain_states = true;
  return CT_OK;
}

static Status use_gain(Build* b, BuildActuator* a) {
  KindUse use = {.table = ctKIND_GAIN,
                 .e = &a->from->e,
                 .model = "gain_model",
                 .params = "gain_params",
                 .name = a->s.gain_model,
                 .value = a->s.gain_params};
  int slot;
  TRY(use_kind(b, &use, &slot, &a->gain_kind));
  if (a->gain_kind < 0) return CT_OK;
  if ((int)a->s.gaintype != KIND_GAINTYPE) {
    error_add(b->err, spec_place(&a->from->e, "gaintype"), "gain_model without gaintype 'custom'");
    error_hint(b->err, "write gaintype=\"custom\"");
    return CT_FAIL;
  }
  if (a->plugin >= 0)
    return error_add(b->err, spec_place(&a->from->e, "gain_model"),
                     "an actuator of a plugin cannot have a gain kind");
  return set_gain_states(b, a, (const ctpGain*)(const void*)kind_registry_at(ctKIND_GAIN, slot));
}

static Status use_gain_kinds(Build* b) {
  Status status = CT_OK;
  for (int i = 0; i < b->nactuator; i++) {
    b->actuator[i].gain_kind = -1;
    if (use_gain(b, b->actuator + i) != CT_OK) status = CT_FAIL;
  }
  return status;
}

//---------------------------------- options -------------------------------------------------------

static Status fail_option(const Build* b, const char* name, const char* why) {
  return error_add(b->err, (Place){.element = "option", .attribute = name}, "%s %s", name, why);
}

// Every comparison fails for NaN.
static Status check_formulation_options(const Build* b) {
  const ctOption* o = &b->spec->pub.option;
  if (o->xpbd_substeps < 1) return fail_option(b, "xpbd_substeps", "must be positive");
  if (o->xpbd_iterations < 1) return fail_option(b, "xpbd_iterations", "must be positive");
  if (!(o->modulus > 0 && isfinite(o->modulus)))
    return fail_option(b, "modulus", "must be positive");
  if (!(o->dissipation >= 0 && isfinite(o->dissipation)))
    return fail_option(b, "dissipation", "must not be negative");
  if (!(o->stiction > 0 && isfinite(o->stiction)))
    return fail_option(b, "stiction", "must be positive");
  for (int i = 0; i < b->nmaterial; i++) {
    const BuildMaterial* m = b->material + i;
    if (!(m->s.modulus >= 0 && isfinite(m->s.modulus)))
      return error_add(b->err, spec_place(&m->from->e, "modulus"), "modulus must not be negative");
    if (!(m->s.dissipation >= 0 && isfinite(m->s.dissipation)))
      return error_add(b->err, spec_place(&m->from->e, "dissipation"),
                       "dissipation must not be negative");
  }
  return CT_OK;
}

// By name, or else by the slot of the options.
static Status use_formulation_kind(Build* b) {
  const ctSpec* s = &b->spec->pub;
  KindUse use = {.table = ctKIND_FORMULATION,
                 .e = &b->spec->e,
                 .model = "solver",
                 .params = "solver_params",
                 .name = s->formulation,
                 .value = s->formulation_params};
  const ctpKind* chosen = kind_registry_at(ctKIND_FORMULATION, s->option.formulation);
  ctString name = {NULL};
  Status status = check_formulation_options(b);
  if (vectors_is_empty(s->formulation) && s->option.formulation) {
    if (!chosen)
      return error_add(b->err, use_place(&use, "solver"), "option.formulation is %d: no such kind",
                       s->option.formulation);
    if (!vectors_set_string(&name, chosen->name)) return build_no_memory(b);
    use.name = &name;
  }
  int slot, instance;
  if (use_kind(b, &use, &slot, &instance) != CT_OK) status = CT_FAIL;
  b->formulation = slot < 0 ? 0 : slot;
  vectors_free(VALUE_STRING, &name);
  return status;
}

Status kind_build(Build* b) {
  Status status[] = {use_flex_kinds(b), use_gain_kinds(b), use_formulation_kind(b)};
  for (size_t i = 0; i < sizeof status / sizeof *status; i++) TRY(status[i]);
  return CT_OK;
}

//---------------------------------- into the model ------------------------------------------------

const char* kind_build_name(const Build* b, int instance) {
  const BuildKind* k = b->kind.data + instance;
  return kind_registry_ever(k->table, k->slot)->name;
}

void kind_build_sizes(const Build* b, ctModel* m) {
  m->nkind = b->kind.count;
  for (int i = 0; i < b->kind.count; i++) {
    const BuildKind* k = b->kind.data + i;
    const ctpKind* kind = kind_registry_ever(k->table, k->slot);
    m->nkindprm += kind->nparam + kind_registry_constants(k->table, kind);
    m->nkindstate += kind_registry_states(k->table, kind);
  }
}

void kind_build_emit(const Build* b, ctModel* m) {
  int number = 0, state = 0;
  for (int i = 0; i < b->kind.count; i++) {
    const BuildKind* k = b->kind.data + i;
    const ctpKind* kind = kind_registry_ever(k->table, k->slot);
    int count = kind->nparam + kind_registry_constants(k->table, kind);
    int states = kind_registry_states(k->table, kind);
    CT_ASSERT(number + count <= m->nkindprm && state + states <= m->nkindstate);
    m->kind_table[i] = k->table;
    m->kind_slot[i] = k->slot;
    m->kind_prmadr[i] = number;
    m->kind_prmnum[i] = count;
    m->kind_stateadr[i] = states ? state : -1;
    if (kind->nparam)
      memcpy(m->kind_prm + number, k->param, (size_t)kind->nparam * sizeof *k->param);
    number += count;
    state += states;
  }
  for (int i = 0; i < b->nflex; i++) {
    m->flex_elasticity[i] = b->flex[i].elastic_kind;
    m->flex_bend[i] = b->flex[i].bend_kind;
  }
  for (int i = 0; i < b->nactuator; i++) m->actuator_gainkind[i] = b->actuator[i].gain_kind;
}
