#include "model/kind_registry.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/report.h"
#include "base/str.h"

#include <corten/corten.h>

#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

enum { MOST = 1024 };

// Kinds of users behind those of the library. Entries below `count` never change; `count` is
// written last, so that readers need no lock.
typedef struct KindTable {
  const ctpKind* entry[MOST];
  atomic_bool removed[MOST];
  atomic_int count;
} KindTable;

static KindTable users[ctNKINDTABLE];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; // held by writers

static bool is_table(int table) { return 0 <= table && table < ctNKINDTABLE; }

static int user_kinds(int table) {
  return atomic_load_explicit(&users[table].count, memory_order_acquire);
}

const ctpKind* kind_registry_ever(int table, int slot) {
  if (!is_table(table) || slot < 0) return NULL;
  const KindRows* own = &kind_builtin[table];
  if (slot < own->count) return own->row[slot];
  slot -= own->count;
  return slot < user_kinds(table) ? users[table].entry[slot] : NULL;
}

static bool is_removed(int table, int slot) {
  int user = slot - kind_builtin[table].count;
  return user >= 0 && atomic_load_explicit(&users[table].removed[user], memory_order_relaxed);
}

const ctpKind* kind_registry_at(int table, int slot) {
  const ctpKind* kind = kind_registry_ever(table, slot);
  return kind && !is_removed(table, slot) ? kind : NULL;
}

int kind_registry_count(int table) {
  return is_table(table) ? kind_builtin[table].count + user_kinds(table) : 0;
}

int kind_registry_find(int table, const char* name) {
  for (int i = 0; name && i < kind_registry_count(table); i++) {
    const ctpKind* kind = kind_registry_at(table, i);
    if (kind && str_eq(kind->name, name)) return i;
  }
  return -1;
}

const char* kind_registry_table(int table) {
  static const char* const kName[ctNKINDTABLE] = {"bending", "elasticity", "gain", "formulation"};
  return is_table(table) ? kName[table] : "unknown";
}

// Constants of bending are kept per edge, in flex_bending.
int kind_registry_constants(int table, const ctpKind* kind) {
  return table == ctKIND_ELASTICITY ? ((const ctpElasticity*)(const void*)kind)->nconst : 0;
}

int kind_registry_states(int table, const ctpKind* kind) {
  return table == ctKIND_GAIN && ((const ctpGain*)(const void*)kind)->needrate ? 2 : 0;
}

Status kind_registry_sweeps(const ctOption* o, ErrorList* err) {
  const char* name[] = {"xpbd_substeps", "xpbd_iterations"};
  const int number[] = {o->xpbd_substeps, o->xpbd_iterations};
  for (int i = 0; i < 2; i++) {
    if (number[i] > KIND_SWEEP_MOST)
      return error_add(err, (Place){.element = "option", .attribute = name[i]},
                       "%s is too large: %d, at most %d", name[i], number[i], KIND_SWEEP_MOST);
  }
  long long sweeps = (long long)number[0] * number[1];
  if (sweeps <= KIND_SWEEP_MOST) return CT_OK;
  return error_add(err, (Place){.element = "option", .attribute = name[0]},
                   "xpbd_substeps times xpbd_iterations is %lld sweeps per step, at most %d are "
                   "possible",
                   sweeps, KIND_SWEEP_MOST);
}

bool kind_registry_present(const ctModel* m, char* error, size_t size) {
  for (int i = 0; i < m->nkind; i++) {
    if (kind_registry_at(m->kind_table[i], m->kind_slot[i])) continue;
    const ctpKind* kind = kind_registry_ever(m->kind_table[i], m->kind_slot[i]);
    snprintf(error, size, "the model uses the %s kind '%s', which was removed",
             kind_registry_table(m->kind_table[i]), kind ? kind->name : "?");
    return false;
  }
  return true;
}

const ctpFormulation* kind_formulation(const ctModel* m, const cttNum** param) {
  const ctpKind* kind = kind_registry_at(ctKIND_FORMULATION, m->opt.formulation);
  *param = kind ? kind->paramdefault : NULL;
  for (int i = 0; i < m->nkind; i++) {
    if (m->kind_table[i] == ctKIND_FORMULATION && m->kind_slot[i] == m->opt.formulation)
      *param = kind_params(m, i);
  }
  const ctpFormulation* f = (const ctpFormulation*)(const void*)kind;
  return f && f->solve ? f : NULL;
}

//---------------------------------- models of files -----------------------------------------------

// The name of an instance's kind; NULL: the file is damaged.
static const char* instance_name(const ctModel* m, int i) {
  int adr = m->name_kindadr[i];
  if (adr < 0 || adr >= m->nnames) return NULL;
  return memchr(m->names + adr, 0, (size_t)(m->nnames - adr)) ? m->names + adr : NULL;
}

Status kind_registry_resolve(ctModel* m, const char* source, ErrorList* err) {
  const Place at = {.file = source};
  int formulation = m->opt.formulation < kind_builtin[ctKIND_FORMULATION].count
                        ? m->opt.formulation
                        : -1; // only an instance identifies it
  for (int i = 0; i < m->nkind; i++) {
    const char* name = instance_name(m, i);
    int table = m->kind_table[i];
    if (!name || !is_table(table)) return error_add(err, at, "invalid model: names of kinds");
    int slot = kind_registry_find(table, name);
    if (slot < 0) {
      error_add(err, at, "the model uses the %s kind '%.64s', which is not registered",
                kind_registry_table(table), name);
      error_hint(err, "register it before the model is read");
      return CT_FAIL;
    }
    if (table == ctKIND_FORMULATION && m->opt.formulation == m->kind_slot[i]) formulation = slot;
    m->kind_slot[i] = slot;
  }
  if (formulation < 0 && m->opt.formulation >= 0)
    return error_add(err, at, "the model uses a contact formulation of a user without its name");
  m->opt.formulation = formulation;
  return CT_OK;
}

//---------------------------------- faults of a kind ----------------------------------------------

// Words of a-z 0-9 _ with dots between them.
static bool is_kind_name(const char* name) {
  bool word = false;
  for (const char* s = name; *s; s++) {
    bool letter = (*s >= 'a' && *s <= 'z') || (*s >= '0' && *s <= '9') || *s == '_';
    if (!letter && !(*s == '.' && word)) return false;
    word = letter;
  }
  return word && strlen(name) <= KIND_NAME_MOST;
}

// Gains that are words of gaintype and not rows of the table.
static bool is_reserved(int table, const char* name) {
  static const char* const kWord[] = {"fixed", "affine", "muscle", "user", "custom"};
  for (size_t i = 0; table == ctKIND_GAIN && i < sizeof kWord / sizeof *kWord; i++) {
    if (str_eq(name, kWord[i])) return true;
  }
  return false;
}

static const char* find_param_fault(const ctpKind* k) {
  if (k->nparam < 0 || k->nparam > KIND_PARAM_MOST) return "nparam is not in 0..32";
  for (int i = 0; i < k->nparam; i++) {
    if (!k->param || !k->param[i] || !k->param[i][0]) return "a parameter has no name";
    if (k->paramdefault && !isfinite(k->paramdefault[i])) return "a default is not finite";
  }
  const char* why = k->check && k->paramdefault ? k->check(k->paramdefault) : NULL;
  return why && why[0] ? "its own check refuses its defaults" : NULL;
}

static const char* find_bending_fault(const void* kind) {
  const ctpBending* k = kind;
  if (k->nconst < 0 || k->nconst > KIND_BENDING_CONST) return "nconst is not in 0..17";
  if (!k->energy || !k->force) return "energy or force is a null pointer";
  return k->nconst && !k->prepare ? "prepare is a null pointer" : NULL;
}

static const char* find_elasticity_fault(const void* kind) {
  const ctpElasticity* k = kind;
  if (k->nconst < 0 || k->nconst > KIND_ELASTIC_CONST) return "nconst is not in 0..16";
  if (!(k->dims & 14) || k->dims & ~14) return "dims is not a set of the bits 1, 2 and 3";
  if (!k->energy || !k->stress) return "energy or stress is a null pointer";
  return k->nconst && !k->prepare ? "prepare is a null pointer" : NULL;
}

static const char* find_gain_fault(const void* kind) {
  const ctpGain* k = kind;
  if (k->nact < 0 || k->nact > ctNDYN) return "nact is not in 0..10";
  if (!k->force && !k->force_all) return "force is a null pointer";
  return k->nact && !k->act_dot ? "act_dot is a null pointer" : NULL;
}

static const char* find_formulation_fault(const void* kind) {
  return ((const ctpFormulation*)kind)->solve ? NULL : "solve is a null pointer";
}

typedef struct KindForm {
  size_t size; // of the struct
  const char* (*find_fault)(const void* kind);
} KindForm;

static const KindForm kForm[ctNKINDTABLE] = {
    [ctKIND_BENDING] = {sizeof(ctpBending), find_bending_fault},
    [ctKIND_ELASTICITY] = {sizeof(ctpElasticity), find_elasticity_fault},
    [ctKIND_GAIN] = {sizeof(ctpGain), find_gain_fault},
    [ctKIND_FORMULATION] = {sizeof(ctpFormulation), find_formulation_fault},
};

static const char* find_kind_fault(int table, const ctpKind* kind) {
  if (!kind->name) return "name is a null pointer";
  if (!is_kind_name(kind->name))
    return "name must be at most 64 of a-z 0-9 _ with single dots between words";
  if (is_reserved(table, kind->name)) return "name is a word of gaintype";
  const char* why = find_param_fault(kind);
  return why ? why : kForm[table].find_fault(kind);
}

//---------------------------------- registering ---------------------------------------------------

static size_t place_text(char* to, const char* text, const char** kept) {
  if (!text) return 0;
  size_t n = strlen(text) + 1;
  if (to) {
    memcpy(to, text, n);
    *kept = to;
  }
  return n;
}

// Texts of a kind behind one another from `to` on, or only their size.
static size_t place_texts(char* to, const ctpKind* from, ctpKind* kept, const char** param) {
  size_t n = place_text(to, from->name, kept ? &kept->name : NULL);
  n += place_text(to ? to + n : NULL, from->description, kept ? &kept->description : NULL);
  for (int i = 0; i < from->nparam; i++)
    n += place_text(to ? to + n : NULL, from->param[i], param ? &param[i] : NULL);
  return n;
}

// A copy with numbers and texts of its own, in one block: struct, defaults, names, texts.
static const ctpKind* copy_kind(int table, const ctpKind* from) {
  size_t size = kForm[table].size, params = (size_t)from->nparam;
  size_t numbers = params * sizeof(cttNum), names = params * sizeof(char*);
  char* block = alloc_zero(size + numbers + names + place_texts(NULL, from, NULL, NULL));
  if (!block) return NULL;
  memcpy(block, from, size);
  ctpKind* kind = (ctpKind*)(void*)block;
  cttNum* defaults = (cttNum*)(void*)(block + size);
  const char** param = (const char**)(void*)(block + size + numbers);
  if (from->paramdefault && params) {
    memcpy(defaults, from->paramdefault, numbers);
    kind->paramdefault = defaults;
  }
  kind->param = param;
  place_texts(block + size + numbers + names, from, kind, param);
  return kind;
}

static bool same_numbers(const cttNum* a, const cttNum* b, int n) {
  return a && b ? memcmp(a, b, (size_t)n * sizeof *a) == 0 : a == b;
}

// Equal in everything but where texts and numbers are.
static bool same_kind(int table, const ctpKind* a, const ctpKind* b) {
  const size_t head = sizeof(ctpKind), size = kForm[table].size;
  if (a->nparam != b->nparam || a->check != b->check || a->user != b->user) return false;
  for (int i = 0; i < a->nparam; i++) {
    if (!str_eq(a->param[i], b->param[i])) return false;
  }
  if (a->nparam && !same_numbers(a->paramdefault, b->paramdefault, a->nparam)) return false;
  return memcmp((const char*)a + head, (const char*)b + head, size - head) == 0;
}

enum { TAKEN = -2 };

// A kind that was removed gets its slot again.
static int revive_kind(int table, const ctpKind* kind) {
  for (int i = 0; i < user_kinds(table); i++) {
    const ctpKind* entry = users[table].entry[i];
    if (!str_eq(entry->name, kind->name) || !same_kind(table, entry, kind)) continue;
    atomic_store(&users[table].removed[i], false);
    return kind_builtin[table].count + i;
  }
  return -1;
}

static int add_kind_locked(int table, const ctpKind* kind) {
  KindTable* t = &users[table];
  int slot = kind_registry_find(table, kind->name), n = user_kinds(table);
  if (slot >= 0) return same_kind(table, kind_registry_at(table, slot), kind) ? slot : TAKEN;
  slot = revive_kind(table, kind);
  if (slot >= 0 || n == MOST) return slot;
  const ctpKind* copy = copy_kind(table, kind);
  if (!copy) return -1;
  t->entry[n] = copy;
  atomic_store_explicit(&t->count, n + 1, memory_order_release);
  return kind_builtin[table].count + n;
}

static int add_kind(int table, const ctpKind* kind) {
  const char* why = find_kind_fault(table, kind);
  const char* what = kind_registry_table(table);
  if (why) {
    report_error("%s kind '%.64s': %s", what, kind->name ? kind->name : "", why);
    return -1;
  }
  pthread_mutex_lock(&lock);
  int slot = add_kind_locked(table, kind);
  pthread_mutex_unlock(&lock);
  if (slot >= 0) return slot;
  report_error(slot == TAKEN ? "another %s kind is registered under the name '%s'"
                             : "no room for the %s kind '%s'",
               what, kind->name);
  return -1;
}

int ct_registerBending(const ctpBending* kind) { return add_kind(ctKIND_BENDING, &kind->kind); }

int ct_registerElasticity(const ctpElasticity* kind) {
  return add_kind(ctKIND_ELASTICITY, &kind->kind);
}

int ct_registerGain(const ctpGain* kind) { return add_kind(ctKIND_GAIN, &kind->kind); }

int ct_registerFormulation(const ctpFormulation* kind) {
  return add_kind(ctKIND_FORMULATION, &kind->kind);
}

int ct_removeKind(int table, const char* name) {
  CT_ASSERT(is_table(table));
  pthread_mutex_lock(&lock);
  int slot = kind_registry_find(table, name), user = slot - kind_builtin[table].count;
  if (slot >= 0 && user >= 0) atomic_store(&users[table].removed[user], true);
  pthread_mutex_unlock(&lock);
  if (slot >= 0 && user >= 0) return 0;
  report_error(slot < 0 ? "there is no %s kind '%.64s'" : "the %s kind '%.64s' is built in",
               kind_registry_table(table), name);
  return -1;
}

int ct_kindCount(int table) { return kind_registry_count(table); }

const ctpKind* ct_kindAt(int table, int slot) { return kind_registry_at(table, slot); }

int ct_findKind(int table, const char* name) { return kind_registry_find(table, name); }

void kind_registry_hint(int table, const char* word, ErrorList* err) {
  enum { LISTED = 64 };
  const char* name[LISTED] = {NULL};
  char all[400] = "";
  int n = 0;
  size_t used = 0;
  for (int i = 0; i < kind_registry_count(table) && n < LISTED; i++) {
    const ctpKind* kind = kind_registry_at(table, i);
    if (!kind) continue;
    int added = snprintf(all + used, sizeof all - used, "%s%s", n ? ", " : "", kind->name);
    if (added > 0 && used + (size_t)added < sizeof all) used += (size_t)added;
    name[n++] = kind->name;
  }
  const char* near = error_nearest(word, name, n);
  if (near)
    error_hint(err, "did you mean '%s'? known: %s", near, all);
  else
    error_hint(err, "known: %s", n ? all : "none");
}
