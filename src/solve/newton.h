// Newton's method on the primal cost, with exact line search.
#ifndef SOLVE_NEWTON_H
#define SOLVE_NEWTON_H

#include "solve/hessian.h"
#include "solve/hessian_dense.h"

// Dense problems of up to so many unknowns are solved as MuJoCo does, to the last bit: tiles gain
// nothing.
enum { NEWTON_SMALL = 12 };

typedef struct NewtonOps NewtonOps;

typedef struct Newton {
  const NewtonOps* ops; // in tiles, or as MuJoCo: chosen by newton_init
  Primal w;
  Hessian h;          // in tiles
  HessianDense dense; // of a small problem
} Newton;

// All memory that newton_run needs; false: the arena is full.
bool newton_init(Newton* s, Problem* p, Arena* arena);

// From p->qacc.
void newton_run(Newton* s);

// From the better of a0 and warmstart; writes b. warmstart NULL: from a0.
void newton_run_warm(Newton* s, const double* warmstart);

#endif
