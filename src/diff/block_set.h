// Groups of kinematic trees that act on each other in a step: joined by rows, contacts, tendons,
// actuators or flexes. The matrices of a step (H, P, dr) have a block for each group, and nothing
// between groups.
#ifndef DIFF_BLOCK_SET_H
#define DIFF_BLOCK_SET_H

#include "diff/diff.h"

typedef struct BlockSet {
  int n;
  int *dof, *column;             // by block, ascending inside a block
  int *dof_first, *column_first; // n + 1: of a block in these lists
  int *dof_block, *dof_in;       // nv: block of a dof, its place there
  int *column_block, *column_in; // of an input
  size_t* square;                // n + 1: numbers of the matrices dofs x dofs before a block
  size_t* row_at;                // nv: where the row of a dof begins, blocks of dofs x inputs
  size_t size;                   // numbers of all blocks of dofs x inputs
} BlockSet;

// Of the state that the data is at, with the inputs of x->col. False: no memory.
bool block_set_find(const Diff* x, BlockSet* s);

// One block of all dofs and inputs.
bool block_set_whole(const Diff* x, BlockSet* s);

static inline int block_set_dofs(const BlockSet* s, int b) {
  return s->dof_first[b + 1] - s->dof_first[b];
}
static inline int block_set_columns(const BlockSet* s, int b) {
  return s->column_first[b + 1] - s->column_first[b];
}

// The blocks as a sink sees them; spilled: see sink.h.
SinkBlocks block_set_sink(const BlockSet* s, bool* spilled);

#endif
