// The plan of a multifrontal factorization (math/frontal.h): what depends on the pattern only.
#ifndef MATH_FRONTAL_PLAN_H
#define MATH_FRONTAL_PLAN_H

#include "math/sparse.h"

#include <stdbool.h>
#include <stddef.h>

// A front: `own` unknowns are eliminated, in the order of rows; `rows` (from row_adr) are they and
// those that they reach, ascending in the order of elimination.
typedef struct Front {
  int own, rows;
  int parent, child, sibling; // -1: none; the last child, and the one before a front
  int row_adr;
  int entry_adr, entries; // entries of A that are added to it
  size_t factor;          // first number of its rows of U: own x rows
} Front;

typedef struct FrontalPlan {
  int n, fronts;
  Front* front;  // children before parents, each subtree together
  int* unknown;  // of each row of each front, as numbered by the caller
  int* place;    // where row k of a front is in the rows of its parent; of the front's own rows 0
  int* entry;    // entries of A by front: index into A,
  int* at;       // and place in the front, row * rows + column
  size_t factor; // numbers of U
  size_t stack;  // numbers that waiting fronts need at most
  int largest;   // most rows of a front
} FrontalPlan;

// False: no memory; then there is nothing to free.
bool frontal_plan_make(FrontalPlan* plan, const Csr* p);
void frontal_plan_free(FrontalPlan* plan);

#endif
