// Projected Gauss-Seidel on the dual problem: one block after the other, in the order of rows.
#ifndef SOLVE_PGS_H
#define SOLVE_PGS_H

#include "base/arena.h"
#include "solve/problem.h"

typedef struct Pgs {
  Problem* p;
  double* diagonal; // AR_ii, 1 / AR_ii
  double* inverse;
  double* gradient; // AR f + b, kept up to date
} Pgs;

// All memory that pgs_run needs; false: the arena is full.
bool pgs_init(Pgs* s, Problem* p, Arena* arena);

// From p->force.
void pgs_run(Pgs* s);

#endif
