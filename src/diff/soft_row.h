// How the force of a row changes with its motion: x = J a - aref, f(x; R), with
//   aref = -B J v - K imp(p) (pos - margin),   R = (1 - imp(p)) / imp(p) A
// where p is the violation that decides the impedance.
#ifndef DIFF_SOFT_ROW_H
#define DIFF_SOFT_ROW_H

#include "diff/active.h"

typedef struct SoftRow {
  double K, B, imp;
  double steep;  // d imp / dp
  double stiff;  // dx / d pos at constant impedance: K imp
  double extra;  // dx / dp through the impedance: K (pos - margin) imp'
  double growth; // d f / f per dp through R: imp' / (imp (1 - imp))
  double D;      // -df/dx of a row on its own; 0 where it does not push or slides
} SoftRow;

// first: the row whose R decides whether R is cut off.
SoftRow soft_row(const Diff* x, const ActiveSet* a, int i, int first);

// One row with n dofs: J, dpos/dq, and dJ_i/dq_j (NULL: zero); adds its part of the residual.
typedef struct ScalarRow {
  int row, n;
  const int* dof;
  const double *J, *pos, *H;
} ScalarRow;
bool soft_row_add(const Diff* x, const ActiveSet* a, const ScalarRow* r);

#endif
