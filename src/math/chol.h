// Dense Cholesky factorization M = L L'. Only the lower triangle is read and written.
#ifndef MATH_CHOL_H
#define MATH_CHOL_H

#include "math/dense.h"

// M becomes L. A pivot below mindiag is replaced by mindiag and counts as missing; returns the
// rank.
int chol_factor(double* M, int n, double mindiag);

// x = (L L')^-1 b; x may be b
void chol_solve(double* x, const double* L, const double* b, int n);

// L becomes the factor of L L' + x x' (chol_update) or L L' - x x' (chol_downdate); x is used up.
// A pivot that would fall below VEC_MINVAL is held there; returns the rank.
int chol_update(double* L, double* x, int n);
int chol_downdate(double* L, double* x, int n);

#endif
