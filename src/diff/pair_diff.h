// Derivatives of the rows of connect and weld.
#ifndef DIFF_PAIR_DIFF_H
#define DIFF_PAIR_DIFF_H

#include "constraint/block.h"
#include "diff/active.h"

// False: no memory.
bool pair_diff(const Diff* x, const ActiveSet* a, const ConstraintBlock* b);

#endif
