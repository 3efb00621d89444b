// LU factorization of sparse matrices that are not symmetric.
#ifndef MATH_LU_H
#define MATH_LU_H

#include "math/sparse.h"

// Sparse, without pivoting, from the last row to the first: A = (U + 1) L with U strictly upper and
// L lower. For a pattern that is the symmetric closure of a forest (row i: ancestors, i,
// descendants) there is no fill-in. work has p->n numbers. Returns the number of pivots above
// VEC_MINVAL in magnitude.
int lu_factor_sparse(const Csr* p, real* A, real* work);

// x = A^-1 x from lu_factor_sparse
void lu_solve_sparse(const Csr* p, const real* LU, real* x);

#endif
