// The list of equality constraints of all kinds.
#ifndef CONSTRAINT_EQUALITY_H
#define CONSTRAINT_EQUALITY_H

#include "constraint/kind.h"

// Add to c what the rows of active equalities need at most.
void equality_count(const ctModel* m, const ctData* d, RowCount* c);

// Append the rows of active equalities, but for those that sleep.
void equality(const ctModel* m, ctData* d);

// Are its objects sites? Kinds of poses have bodies or sites, eq_objtype; the others have what
// their line in schema/enums.schema names, whatever eq_objtype is.
bool equality_of_sites(const ctModel* m, int i);

// May an equality be left out because all that it ties sleeps?
bool equality_sleeps(const ctModel* m, const ctData* d, int i);

// Append rows of equality i; type and id of b are filled in.
void equality_add(const ctModel* m, ctData* d, int i, RowBlock* b);

// Where any equality keeps its parameters.
Softness equality_softness(const ctModel* m, const ctData* d, const ConstraintBlock* b);

#endif
