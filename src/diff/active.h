// The constraint rows at the exact minimum: the solver's result after further Newton steps.
#ifndef DIFF_ACTIVE_H
#define DIFF_ACTIVE_H

#include "diff/diff.h"

typedef struct ActiveSet {
  int nefc;
  double* qacc;  // nv
  double* x;     // nefc, J qacc - aref
  double* force; // nefc
  int* state;    // nefc (cttConstraintState)
  double* cone;  // 6 nefc: dim x dim numbers from 6 * (first row) on, for contacts in state CONE
  double* H;     // nv x nv, lower triangle: Cholesky factor of M + J' s'' J
  double *grad, *work;
} ActiveSet;

// Memory for the rows that the data has now. False: none.
bool active_take(const Diff* x, ActiveSet* a);

// Start from qacc of the data; writes polish and residual of the info.
void active_polish(const Diff* x, ActiveSet* a);

// r = H^-1 b; r may be b
void active_solve(const ActiveSet* a, int nv, double* r, const double* b);

#endif
