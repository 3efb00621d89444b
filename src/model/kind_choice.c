// Each flex has a place for bending and one for elasticity, each actuator one for its gain, the
// model one for its formulation. A place that uses a kind has one instance in the copy, in the
// order of the places: the order of the compiler. An instance that no place uses any more is gone.
#include "model/kind_choice.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/str.h"
#include "model/field.h"
#include "model/intact.h"
#include "model/model.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

//---------------------------------- names and parameters ------------------------------------------

static Status read_choice_params(const ctSimChoice* from, const ctpKind* kind, KindChoice* to,
                                 ErrorList* err) {
  const char* table = kind_registry_table(from->table);
  int least = kind->paramdefault ? 0 : kind->nparam;
  if (from->nparam < least || from->nparam > kind->nparam || (from->nparam > 0 && !from->param))
    return error_add(err, (Place){0}, "%s kind '%s' has %d parameter%s, %d given", table,
                     kind->name, kind->nparam, kind->nparam == 1 ? "" : "s",
                     from->param ? from->nparam : 0);
  for (int i = 0; i < kind->nparam; i++) {
    to->param[i] = i < from->nparam ? from->param[i] : kind->paramdefault[i];
    if (!isfinite(to->param[i]))
      return error_add(err, (Place){0}, "%s kind '%s': parameter '%s' is %g", table, kind->name,
                       kind->param[i], to->param[i]);
  }
  const char* why = kind->check ? kind->check(to->param) : NULL;
  if (!why || !why[0]) return CT_OK;
  return error_add(err, (Place){0}, "%s kind '%s': %.200s", table, kind->name, why);
}

Status kind_choice_read(const ctSimChoice* from, KindChoice* to, ErrorList* err) {
  if (from->table < 0 || from->table >= ctNKINDTABLE)
    return error_add(err, (Place){0}, "unknown table of kinds %d", from->table);
  if (!from->name) return error_add(err, (Place){0}, "a choice has no name of a kind");
  *to = (KindChoice){.table = from->table,
                     .element = from->element,
                     .slot = kind_registry_find(from->table, from->name)};
  const ctpKind* kind = kind_registry_at(to->table, to->slot);
  if (kind) return read_choice_params(from, kind, to, err);
  error_add(err, (Place){0}, "unknown %s kind '%.64s'", kind_registry_table(from->table),
            from->name);
  kind_registry_hint(from->table, from->name, err);
  return CT_FAIL;
}

//---------------------------------- does a kind serve an element? ---------------------------------

// The first row of these tables is MuJoCo's own, which needs no instance.
static bool needs_instance(int table, int slot) { return table == ctKIND_GAIN || slot > 0; }

// NaN fails each comparison.
static const char* find_material_fault(const ctModel* m, const ctpKind* kind, int f) {
  bool own = kind->nparam > 0; // may do without Young's modulus
  if (!(own ? m->flex_young[f] >= 0 : m->flex_young[f] > 0) || !isfinite(m->flex_young[f]))
    return "the flex has no Young's modulus";
  if (!(m->flex_poisson[f] >= 0 && m->flex_poisson[f] < 0.5))
    return "Poisson's ratio of the flex is not in [0, 0.5)";
  return NULL;
}

static const char* find_flex_fault(const ctModel* m, const KindChoice* c, int f) {
  const ctpKind* kind = kind_registry_at(c->table, c->slot);
  bool bends = c->table == ctKIND_BENDING;
  int instance = bends ? m->flex_bend[f] : m->flex_elasticity[f];
  if (!needs_instance(c->table, c->slot))
    return instance < 0 ? NULL
                        : "the flex was compiled with another kind, and MuJoCo's constants are "
                          "computed by the compiler only";
  if (m->flex_interp[f]) return "a flex with nodes cannot have a kind";
  if (m->flex_rigid[f]) return "the flex is rigid";
  if (bends && m->flex_dim[f] != 2) return "only flexes with dim 2 have bending";
  if (!bends && !(((const ctpElasticity*)(const void*)kind)->dims >> m->flex_dim[f] & 1))
    return "it does not serve elements of this dimension";
  return find_material_fault(m, kind, f);
}

static const char* find_actuator_fault(const ctModel* m, const KindChoice* c, int i) {
  const ctpKind* kind = kind_registry_at(c->table, c->slot);
  if (((const ctpGain*)(const void*)kind)->nact > 0)
    return "it has activations of its own, for which a compiled model has no room; name it in the "
           "XML";
  if (m->actuator_plugin[i] >= 0) return "the actuator is one of a plugin";
  int old = m->actuator_gainkind[i];
  if (old >= 0 && (!kind_gain(m, old) || kind_gain(m, old)->nact > 0))
    return "the actuator was compiled with a kind that has activations of its own";
  return NULL;
}

// Would every flex or actuator be left out for a reason that does not concern the kind itself?
static bool is_apart(const ctModel* m, const KindChoice* c, int i) {
  if (c->table == ctKIND_GAIN) return m->actuator_plugin[i] >= 0;
  if (!needs_instance(c->table, c->slot)) return false;
  const ctpKind* kind = kind_registry_at(c->table, c->slot);
  int dims = c->table == ctKIND_BENDING ? 1 << 2 : ((const ctpElasticity*)(const void*)kind)->dims;
  return m->flex_interp[i] || m->flex_rigid[i] || !(dims >> m->flex_dim[i] & 1);
}

//---------------------------------- places --------------------------------------------------------

typedef struct KindPlan {
  const ctModel* m;
  const KindChoice** chosen; // of each place; NULL: as it was
  int count;
  ErrorList* err;
} KindPlan;

typedef struct KindPlace {
  int table, element;
} KindPlace;

static int place_of(const ctModel* m, int table, int element) {
  if (table == ctKIND_BENDING) return 2 * element;
  if (table == ctKIND_ELASTICITY) return 2 * element + 1;
  return 2 * (int)m->nflex + (table == ctKIND_GAIN ? element : (int)m->nu);
}

static KindPlace place_at(const ctModel* m, int p) {
  int flexes = 2 * (int)m->nflex, nu = (int)m->nu;
  if (p < flexes) return (KindPlace){p % 2 ? ctKIND_ELASTICITY : ctKIND_BENDING, p / 2};
  if (p < flexes + nu) return (KindPlace){ctKIND_GAIN, p - flexes};
  return (KindPlace){ctKIND_FORMULATION, 0};
}

static int formulation_instance(const ctModel* m) {
  for (int i = 0; i < m->nkind; i++) {
    if (m->kind_table[i] == ctKIND_FORMULATION && m->kind_slot[i] == m->opt.formulation) return i;
  }
  return -1;
}

static int instance_at(const ctModel* m, KindPlace at) {
  if (at.table == ctKIND_BENDING) return m->flex_bend[at.element];
  if (at.table == ctKIND_ELASTICITY) return m->flex_elasticity[at.element];
  if (at.table == ctKIND_GAIN) return m->actuator_gainkind[at.element];
  return formulation_instance(m);
}

static Status choose_one(const KindPlan* plan, const KindChoice* c, int element, bool* done) {
  bool gain = c->table == ctKIND_GAIN;
  const char* why =
      gain ? find_actuator_fault(plan->m, c, element) : find_flex_fault(plan->m, c, element);
  *done = !why;
  if (why && c->optional) return CT_OK;
  if (why)
    return error_add(plan->err, (Place){0}, "%s kind '%s' for %s %d: %s",
                     kind_registry_table(c->table), kind_registry_at(c->table, c->slot)->name,
                     gain ? "actuator" : "flex", element, why);
  plan->chosen[place_of(plan->m, c->table, element)] = c;
  return CT_OK;
}

static Status choose_all(const KindPlan* plan, const KindChoice* c, int n) {
  bool any = false;
  for (int i = 0; i < n; i++) {
    bool done = false;
    if (is_apart(plan->m, c, i)) continue;
    TRY(choose_one(plan, c, i, &done));
    any |= done;
  }
  if (any || c->optional) return CT_OK;
  return error_add(plan->err, (Place){0}, "%s kind '%s': the model has no %s that can use it",
                   kind_registry_table(c->table), kind_registry_at(c->table, c->slot)->name,
                   c->table == ctKIND_GAIN ? "actuator" : "flex");
}

static Status choose_kind(const KindPlan* plan, const KindChoice* c) {
  bool done, gain = c->table == ctKIND_GAIN;
  int n = (int)(gain ? plan->m->nu : plan->m->nflex);
  if (c->table == ctKIND_FORMULATION) {
    plan->chosen[plan->count - 1] = c;
    return CT_OK;
  }
  if (c->element == -1) return choose_all(plan, c, n);
  if (c->element >= 0 && c->element < n) return choose_one(plan, c, c->element, &done);
  return error_add(plan->err, (Place){0}, "%s kind '%s': %s %d does not exist, the model has %d",
                   kind_registry_table(c->table), kind_registry_at(c->table, c->slot)->name,
                   gain ? "actuator" : "flex", c->element, n);
}

//---------------------------------- the copy ------------------------------------------------------

// What a place of the copy uses: the instance of the model, or the choice; kind NULL: none.
typedef struct KindUsed {
  const ctpKind* kind;
  int slot, old; // old: instance whose numbers are kept, -1: none
} KindUsed;

static KindUsed used_at(const KindPlan* plan, int p) {
  const KindChoice* c = plan->chosen[p];
  KindPlace at = place_at(plan->m, p);
  int old = c ? -1 : instance_at(plan->m, at);
  if (c ? !needs_instance(c->table, c->slot) : old < 0) return (KindUsed){NULL, 0, -1};
  int slot = c ? c->slot : plan->m->kind_slot[old];
  return (KindUsed){kind_registry_ever(at.table, slot), slot, old};
}

// Bytes of the names that stay. The names of instances are the last ones, unless somebody wrote
// into the model: then they stay, too.
static cttSize kept_names(const ctModel* m) {
  cttSize end = m->nnames;
  for (int i = 0; i < m->nkind; i++) {
    if (m->name_kindadr[i] < end) end = m->name_kindadr[i];
  }
  for (int i = 0; i < model_field_count; i++) {
    const Field* f = model_field + i;
    if (strncmp(f->name, "name_", 5) != 0 || str_eq(f->name, "name_kindadr")) continue;
    const int* adr = field_data(f, m);
    for (cttSize k = 0; k < field_count(f, m, NULL); k++) {
      if (adr[k] >= end) return m->nnames;
    }
  }
  return end;
}

static ctModel copy_sizes(const KindPlan* plan) {
  ctModel sizes = *plan->m;
  sizes.nkind = sizes.nkindprm = sizes.nkindstate = 0;
  sizes.nnames = kept_names(plan->m);
  for (int p = 0; p < plan->count; p++) {
    KindUsed used = used_at(plan, p);
    int table = place_at(plan->m, p).table;
    if (!used.kind) continue;
    sizes.nkind++;
    sizes.nkindprm += used.kind->nparam + kind_registry_constants(table, used.kind);
    sizes.nkindstate += kind_registry_states(table, used.kind);
    sizes.nnames += (cttSize)strlen(used.kind->name) + 1;
  }
  return sizes;
}

// Arrays whose size differs are those of the instances and the names, which are written later.
static void copy_model_arrays(ctModel* to, const ctModel* from) {
  for (int i = 0; i < model_field_count; i++) {
    const Field* f = model_field + i;
    if (f->memory != FIELD_BLOCK) continue;
    cttSize n = field_count(f, to, NULL), old = field_count(f, from, NULL);
    size_t bytes = (size_t)(n < old ? n : old) * field_element_size(f->type);
    if (bytes) memcpy(field_data(f, to), field_data(f, from), bytes);
  }
}

// Where the next instance goes.
typedef struct KindCursor {
  int instance, number, state, name;
} KindCursor;

static void put_instance(const KindPlan* plan, ctModel* m, int p, KindCursor* at) {
  KindUsed used = used_at(plan, p);
  int table = place_at(plan->m, p).table, i = at->instance++;
  int count = used.kind->nparam + kind_registry_constants(table, used.kind);
  int states = kind_registry_states(table, used.kind);
  size_t letters = strlen(used.kind->name) + 1;
  CT_ASSERT(i < m->nkind && at->number + count <= m->nkindprm);
  CT_ASSERT(at->state + states <= m->nkindstate && at->name + (cttSize)letters <= m->nnames);
  m->kind_table[i] = table;
  m->kind_slot[i] = used.slot;
  m->kind_prmadr[i] = at->number;
  m->kind_prmnum[i] = count;
  m->kind_stateadr[i] = states ? at->state : -1;
  m->name_kindadr[i] = at->name;
  cttNum* number = m->kind_prm + at->number;
  if (count) memset(number, 0, (size_t)count * sizeof *number);
  const cttNum* from = used.old >= 0 ? kind_params(plan->m, used.old) : plan->chosen[p]->param;
  int given = used.old >= 0 ? count : used.kind->nparam;
  if (given) memcpy(number, from, (size_t)given * sizeof *number);
  memcpy(m->names + at->name, used.kind->name, letters);
  at->number += count;
  at->state += states;
  at->name += (int)letters;
}

// Opposite vertices of the edges of a membrane, which the compiler leaves out without bending: edge
// k of a triangle is opposite to its vertex k.
static void find_flaps(ctModel* m, int f) {
  int *flap = m->flex_edgeflap + 2 * m->flex_edgeadr[f], n = m->flex_edgenum[f];
  for (int e = 0; e < 2 * n; e++) {
    if (flap[e] >= 0) return;
  }
  const int *elem = m->flex_elem + m->flex_elemdataadr[f],
            *edge = m->flex_elemedge + m->flex_elemedgeadr[f];
  for (int i = 0; i < 3 * m->flex_elemnum[f]; i++) {
    int* side = flap + 2 * edge[i];
    side[side[0] >= 0] = elem[i];
  }
}

// A membrane without thickness is as thick as it collides.
static void set_flex_kind(ctModel* m, const KindChoice* c, int f, int instance) {
  *(c->table == ctKIND_BENDING ? m->flex_bend + f : m->flex_elasticity + f) = instance;
  if (instance < 0) return;
  if (c->table == ctKIND_BENDING) find_flaps(m, f);
  if (m->flex_dim[f] == 2 && !(m->flex_thickness[f] > 0))
    m->flex_thickness[f] = 2 * m->flex_radius[f];
}

static void set_place(const KindPlan* plan, ctModel* m, int p, int instance) {
  const KindChoice* c = plan->chosen[p];
  KindPlace at = place_at(plan->m, p);
  if (at.table == ctKIND_GAIN) {
    m->actuator_gainkind[at.element] = instance;
    if (c) m->actuator_gaintype[at.element] = KIND_GAINTYPE;
  } else if (at.table == ctKIND_FORMULATION) {
    if (c) m->opt.formulation = c->slot;
  } else if (c) {
    set_flex_kind(m, c, at.element, instance);
  } else {
    *(at.table == ctKIND_BENDING ? m->flex_bend + at.element : m->flex_elasticity + at.element) =
        instance;
  }
}

static ctModel* copy_with_plan(const KindPlan* plan) {
  ctModel sizes = copy_sizes(plan);
  ctModel* m = model_new(&sizes);
  if (!m) {
    error_add(plan->err, (Place){0}, "out of memory");
    return NULL;
  }
  copy_model_arrays(m, plan->m);
  KindCursor at = {.name = (int)kept_names(plan->m)};
  for (int p = 0; p < plan->count; p++) {
    bool used = used_at(plan, p).kind != NULL;
    set_place(plan, m, p, used ? at.instance : -1);
    if (used) put_instance(plan, m, p, &at);
  }
  intact_mark(m);
  return m;
}

ctModel* kind_choice_apply(const ctModel* m, const KindChoice* choice, int n, ErrorList* err) {
  char why[200] = "";
  if (!intact_begin(m, why, sizeof why)) {
    error_add(err, (Place){0}, "%s", why);
    return NULL;
  }
  KindPlan plan = {.m = m, .count = place_of(m, ctKIND_FORMULATION, 0) + 1, .err = err};
  plan.chosen = alloc_zero((size_t)plan.count * sizeof *plan.chosen);
  if (!plan.chosen) {
    error_add(err, (Place){0}, "out of memory");
    return NULL;
  }
  Status status = CT_OK;
  for (int i = 0; i < n && status == CT_OK; i++) status = choose_kind(&plan, choice + i);
  ctModel* copy = status == CT_OK ? copy_with_plan(&plan) : NULL;
  alloc_free(plan.chosen);
  return copy;
}
