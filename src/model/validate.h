// Is every index of a model inside what it indexes? For models that come from files, for those that
// somebody wrote into, and in the validate build for those that the compiler made. After it no
// stage can leave an array.
#ifndef MODEL_VALIDATE_H
#define MODEL_VALIDATE_H

#include "base/error.h"
#include "generated/fields.h"

#include <corten/model.h>

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

// Are the arrays where the sizes say, one behind the other in the model's block? Somebody may have
// changed a size of a model in memory.
Status validate_layout(const Check* c);

// Bodies, joints, dofs, trees and the sparse patterns that follow from them. The facts must hold.
Status validate_tree(const Check* c);

// Meshes, skins, flexes, images and the bounding volume trees. The tree must be valid.
Status validate_shapes(const Check* c);

// What an element refers to by its kind: geoms, constraints, tendons, actuators, sensors, names.
// The shapes must be valid.
Status validate_parts(const Check* c);

// Instances of kinds of the open tables and what uses them. The facts must hold.
Status validate_kinds(const Check* c);
Status validate_deform(const Check* c);

// The options that are kinds.
Status validate_options(const Check* c);

// Objects of a type (cttObj); 0 for types that a model does not have.
cttSize validate_object_count(const ctModel* m, int type);

// low <= x < high for the n numbers of the field `name` that start at `first`, all of them in an
// array of `total` numbers.
typedef struct IndexStretch {
  const char* name;
  const int* array;
  cttSize total, first, n;
  cttSize low, high;
} IndexStretch;
Status validate_stretch(const Check* c, IndexStretch s);
#define STRETCH(c, field, total, first, n, low, high)                                              \
  validate_stretch(c, (IndexStretch){#field, (c)->m->field, total, first, n, low, high})

// Both return CT_FAIL. The second begins with "field[i] " and ends with the element that has it.
Status validate_fail(const Check* c, const char* fmt, ...) ERROR_PRINTF(2, 3);
Status validate_fail_at(const Check* c, const char* field, cttSize i, const char* fmt, ...)
    ERROR_PRINTF(4, 5);

// What the table of facts says of a field. Every array of integers is in it.
typedef enum FactKind {
  FACT_NONE,  // nothing: not in the table
  FACT_ANY,   // a value or a set of bits, never an index
  FACT_CODE,  // checked in one of the other validate files
  FACT_RANGE, // low <= x < high
  FACT_DIM,   // dimensions of a contact: 1, 3, 4 or 6
  FACT_ID,    // low <= x < a size of the model
  FACT_SPAN,  // x .. x + num is inside a size of the model; with num == 0 x may also be -1
} FactKind;
FactKind validate_fact(const Field* f);

#endif
