// Open tables of kinds (cttKindTable): bending, elasticity, gains, contact formulations. The rows
// of the library take the first slots; users add rows for the whole process. A slot is given once:
// an entry never moves and is never freed, so that a model may keep a number. A removed entry is
// marked.
#ifndef MODEL_KIND_REGISTRY_H
#define MODEL_KIND_REGISTRY_H

#include "base/error.h"

#include <corten/data.h>
#include <corten/model.h>
#include <corten/plugin.h>

#include <stdbool.h>

enum {
  KIND_NAME_MOST = 64,
  KIND_PARAM_MOST = 32,
  KIND_ELASTIC_CONST = 16,
  KIND_BENDING_CONST = 17,
  KIND_SWEEP_MOST = 100000 // of xpbd in a step
};

// gaintype of actuators whose gain is an instance of a kind.
enum { KIND_GAINTYPE = ctGAIN_USER };

// The rows of the library, by table and slot; a row may be missing (NULL). They are in
// step/kind_builtin.c, because the kinds live in folders above this one.
typedef struct KindRows {
  const ctpKind* const* row;
  int count;
} KindRows;
extern const KindRows kind_builtin[ctNKINDTABLE];

// The kind in a slot; NULL: none, or removed.
const ctpKind* kind_registry_at(int table, int slot);

// The same for a slot whose kind was removed: its name and its functions, which may be gone.
const ctpKind* kind_registry_ever(int table, int slot);

// Slot of a name; -1: unknown or removed.
int kind_registry_find(int table, const char* name);

// For a name that is unknown: "did you mean", and the names of the table.
void kind_registry_hint(int table, const char* word, ErrorList* err);

// Slots that were given.
int kind_registry_count(int table);

// "bending", "elasticity", "gain", "formulation"
const char* kind_registry_table(int table);

// Numbers that a kind computes once per instance, behind its parameters.
int kind_registry_constants(int table, const ctpKind* kind);

// State numbers of an instance: the previous control and 1 once there is one, for a gain that needs
// the rate of its control.
int kind_registry_states(int table, const ctpKind* kind);

// Has a step of xpbd an end that one can wait for?
Status kind_registry_sweeps(const ctOption* o, ErrorList* err);

// Is every kind of the model still there? False: the text names the first that is not.
bool kind_registry_present(const ctModel* m, char* error, size_t size);

// Slots of the instances of a model that was read from a file, by their names in this process.
Status kind_registry_resolve(ctModel* m, const char* source, ErrorList* err);

// What instance i of a model uses; NULL: removed. The table of the instance must be the right one.
static inline const ctpElasticity* kind_elasticity(const ctModel* m, int i) {
  return (const ctpElasticity*)(const void*)kind_registry_at(ctKIND_ELASTICITY, m->kind_slot[i]);
}
static inline const ctpBending* kind_bending(const ctModel* m, int i) {
  return (const ctpBending*)(const void*)kind_registry_at(ctKIND_BENDING, m->kind_slot[i]);
}
static inline const ctpGain* kind_gain(const ctModel* m, int i) {
  return (const ctpGain*)(const void*)kind_registry_at(ctKIND_GAIN, m->kind_slot[i]);
}

// Parameters of instance i; its constants are `kind->nparam` numbers behind.
static inline cttNum* kind_params(const ctModel* m, int i) {
  return m->kind_prm + m->kind_prmadr[i];
}

// The formulation of the options, and its parameters: those of its instance, or its defaults. NULL
// for convex, which has no function, and for a slot without kind.
const ctpFormulation* kind_formulation(const ctModel* m, const cttNum** param);

#endif
