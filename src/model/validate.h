// Is every index of a model inside what it indexes? For models that come from files, and in the
// validate build for those that the compiler made. After it no stage can leave an array.
#ifndef CORTEN_MODEL_VALIDATE_H
#define CORTEN_MODEL_VALIDATE_H

#include "base/error.h"
#include "generated/fields.h"

#include <corten/model.h>
#include <stdbool.h>

// What is checked, and where findings go.
typedef struct Check {
  const ctModel* m;
  const char* source; // file name for the messages, or NULL
  ErrorList* err;
} Check;

// The whole model: sizes, table of facts, tree structure, references by kind.
Status validate(const ctModel* m, const char* source, ErrorList* err);

// Only the size fields; the arrays need not be there. Call before memory is taken for them.
Status validate_sizes(const Check* c);

// Bodies, joints, dofs, trees and the sparse patterns that follow from them. The facts must hold.
Status validate_tree(const Check* c);

// What an element refers to by kind: meshes, flexes, skins, tendons, actuators, sensors, ...
// The facts must hold.
Status validate_parts(const Check* c);

// Objects of a type (cttObj); 0 for types that a model does not have.
cttSize validate_object_count(const ctModel* m, int type);

// low <= x < high for the n numbers of the field `name` that start at `first`, all of them in an
// array of `total` numbers.
typedef struct Stretch {
  const char* name;
  const int* array;
  cttSize total, first, n;
  cttSize low, high;
} Stretch;
Status validate_stretch(const Check* c, Stretch s);

Status validate_fail(const Check* c, const char* fmt, ...) ERROR_PRINTF(2, 3); // CT_FAIL

// Is there a line for this field in the table of facts? Every integer array has one.
bool validate_has_fact(const Field* f);

#endif
