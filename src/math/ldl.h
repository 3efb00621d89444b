// M = L' D L for a symmetric positive matrix with the sparsity of a forest (the joint-space
// inertia). Stored as the lower triangle in compressed rows, diagonal last: the columns of row i
// are the ancestors of i, ascending, and i. No fill-in: the factor has the same pattern.
//
// Rows that form an unbranched chain are taken together, so that the columns they share are passed
// over once. The bits are those of the plain loop over rows, whatever the vector width.
#ifndef MATH_LDL_H
#define MATH_LDL_H

#include "math/sparse.h"

// M becomes L (below the diagonal) and D (on it); dinv = 1 / D.
void ldl_factor(const Csr* p, real* M, real* dinv);

// x = (L' D L)^-1 x for nvec vectors of p->n numbers, one after the other
void ldl_solve(const Csr* p, const real* L, const real* dinv, real* x, int nvec);

// The same for one vector and the rows range[0] <= i < range[1], which must be those of whole
// trees.
void ldl_solve_range(const Csr* p, const real* L, const real* dinv, real* x, const int range[2]);

// x = D^-1/2 L'^-1 x, with sqrt_dinv = 1 / sqrt(D); nvec as above
void ldl_solve_half(const Csr* p, const real* L, const real* sqrt_dinv, real* x, int nvec);

// r = M x from the matrix before factorization; r must not overlap x
void ldl_mul(const Csr* p, const real* M, real* r, const real* x);

#endif
