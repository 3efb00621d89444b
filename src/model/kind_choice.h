// Other kinds of the open tables for a model that is compiled: a copy in which flexes, actuators or
// the contact formulation use chosen kinds.
#ifndef MODEL_KIND_CHOICE_H
#define MODEL_KIND_CHOICE_H

#include "base/error.h"
#include "model/kind_registry.h"

// A choice whose name and parameters are found good.
typedef struct KindChoice {
  int table, slot;
  int element;   // -1: every flex or actuator that the kind serves
  bool optional; // of a preset: elements that the kind cannot serve stay as they are
  cttNum param[KIND_PARAM_MOST];
} KindChoice;

// Slot and parameters by name.
Status kind_choice_read(const ctSimChoice* from, KindChoice* to, ErrorList* err);

// The copy, to be freed by the caller; NULL: refused. A later choice replaces an earlier one for
// the same element. Constants that a kind computes from the rest shape are still to be prepared.
ctModel* kind_choice_apply(const ctModel* m, const KindChoice* choice, int n, ErrorList* err);

#endif
