// Rows of equality constraints: connect, weld, joint, tendon, flex.
#ifndef CORTEN_CONSTRAINT_EQUALITY_H
#define CORTEN_CONSTRAINT_EQUALITY_H

#include "constraint/rows.h"

// Add to c what the rows need at most.
void equality_count(const ctModel* m, const ctData* d, RowCount* c);

// Append the rows.
void equality(const ctModel* m, ctData* d);

#endif
