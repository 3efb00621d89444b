// The constraint rows at the exact minimum: the solver's result after further Newton steps.
#ifndef DIFF_ACTIVE_H
#define DIFF_ACTIVE_H

#include "diff/block_set.h"

typedef struct ActiveSet {
  int nefc;
  double* qacc;  // nv
  double* x;     // nefc, J qacc - aref
  double* force; // nefc
  int* state;    // nefc (cttConstraintState)
  double* D; // nefc, curvature of rows in state QUADRATIC; smoothed ones are of them, without force
  double* cone; // 6 nefc: dim x dim numbers from 6 * (first row) on, for contacts in state CONE
  const BlockSet* blocks;
  double* H; // by blocks: M + J' s'' J = L' D L (block_factor.h)
  double *grad, *work;
  int* state_before;
} ActiveSet;

// Memory for the rows that the data has now. False: none.
bool active_take(const Diff* x, const BlockSet* blocks, ActiveSet* a);

// Start from qacc of the data; writes polish and residual of the info. False: no memory.
bool active_polish(const Diff* x, ActiveSet* a);

// Forces and states of the rows that the data has now, for a given acceleration; x, force, state
// and cone of the set are written.
void active_forces(const Diff* x, ActiveSet* a, const double* qacc);

// r = H^-1 b; r may be b
void active_solve(const ActiveSet* a, double* r, const double* b);

#endif
