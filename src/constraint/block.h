// Blocks: the rows of each constraint, found by efc_type and efc_id.
#ifndef CONSTRAINT_BLOCK_H
#define CONSTRAINT_BLOCK_H

#include "constraint/kind.h"

// The kind of an equality constraint.
const ConstraintKind* block_equality(const ctModel* m, int i);

// The kind of the rows with this efc_type and efc_id.
const ConstraintKind* block_kind(const ctModel* m, int type, int id);

// Step to the block behind b: the rows that follow with one type and one id. False at the end of
// the list. All blocks in their order:
//   for (ConstraintBlock b = {0}; block_next(m, d, &b);)
static inline bool block_next(const ctModel* m, const ctData* d, ConstraintBlock* b) {
  const int row = b->row + b->rows, n = d->nefc;
  if (row >= n) return false;
  const int type = d->efc_type[row], id = d->efc_id[row];
  int end = row + 1;
  while (end < n && d->efc_id[end] == id && d->efc_type[end] == type) end++;
  if (!b->kind || type != b->type || type == ctCNSTR_EQUALITY) b->kind = block_kind(m, type, id);
  b->type = type;
  b->id = id;
  b->row = row;
  b->rows = end - row;
  return true;
}

// The block that starts at a row. No rows: the end of the list.
ConstraintBlock block_at(const ctModel* m, const ctData* d, int row);

// Working memory that making the rows of any kind needs.
size_t block_scratch(const ctModel* m);

#endif
