// Rows of joint and tendon limits.
#ifndef CORTEN_CONSTRAINT_LIMIT_H
#define CORTEN_CONSTRAINT_LIMIT_H

#include "constraint/rows.h"

// Add to c what the rows need at most.
void limit_count(const ctModel* m, const ctData* d, RowCount* c);

// Append the rows.
void limit(const ctModel* m, ctData* d);

#endif
