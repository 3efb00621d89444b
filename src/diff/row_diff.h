// Derivatives of the forces of all constraint rows.
#ifndef DIFF_ROW_DIFF_H
#define DIFF_ROW_DIFF_H

#include "diff/active.h"
#include "diff/tendon_diff.h"

// Equalities, friction loss, limits and contacts. False: no memory.
bool row_diff(Diff* x, const ActiveSet* a, const TendonSlope* tendon);

#endif
