// Conjugate gradients (Polak-Ribiere, reset when negative) on the primal cost, preconditioned by
// M^-1, with exact line search.
#ifndef SOLVE_CG_H
#define SOLVE_CG_H

#include "solve/primal.h"

typedef struct Cg {
  Primal w;
  bool diagonal; // M has no other entries
  double* old_grad;
  double* old_Mgrad;
} Cg;

// All memory that cg_run needs; false: the arena is full.
bool cg_init(Cg* s, Problem* p, Arena* arena);

// From p->qacc.
void cg_run(Cg* s);

// From the better of a0 and warmstart; writes b. warmstart NULL: from a0.
void cg_run_warm(Cg* s, const double* warmstart);

#endif
