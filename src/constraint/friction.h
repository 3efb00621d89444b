// Rows of dry friction in dofs and tendons.
#ifndef CORTEN_CONSTRAINT_FRICTION_H
#define CORTEN_CONSTRAINT_FRICTION_H

#include "constraint/rows.h"

// Add to c what the rows need at most.
void friction_count(const ctModel* m, const ctData* d, RowCount* c);

// Append the rows.
void friction(const ctModel* m, ctData* d);

#endif
