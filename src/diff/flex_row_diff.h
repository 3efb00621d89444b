// Derivatives of the rows of flexes.
#ifndef DIFF_FLEX_ROW_DIFF_H
#define DIFF_FLEX_ROW_DIFF_H

#include "constraint/block.h"
#include "diff/active.h"

// False: no memory.
bool flex_row_diff(const Diff* x, const ActiveSet* a, const ConstraintBlock* b);

#endif
