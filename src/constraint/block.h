// Blocks: the rows of each constraint, found by efc_type and efc_id.
#ifndef CONSTRAINT_BLOCK_H
#define CONSTRAINT_BLOCK_H

#include "constraint/kind.h"

// The kind of an equality constraint.
const ConstraintKind* block_equality(const ctModel* m, int i);

// The block that starts at a row: the rows that follow with the same type and id. No rows: the end
// of the list.
//   for (ConstraintBlock b = block_at(m, d, 0); b.rows; b = block_at(m, d, b.row + b.rows))
ConstraintBlock block_at(const ctModel* m, const ctData* d, int row);

// Working memory that making the rows of any kind needs.
size_t block_scratch(const ctModel* m);

#endif
