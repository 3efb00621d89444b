// Direct solution of sparse symmetric positive definite systems A x = b whose pattern stays: an
// order with little fill-in, the elimination tree and its fronts are found once, numbers are
// factored per matrix.
//
// A = U'U by the multifrontal method (Duff, Reid 1983; Liu 1992). Columns with the same structure
// are one front, a dense upper triangle over its own unknowns and those that they reach; its first
// rows are rows of U, what is left of the others is added into the front of the parent. Sums have
// the same order in every run.
#ifndef MATH_FRONTAL_H
#define MATH_FRONTAL_H

#include "math/sparse.h"

#include <stdbool.h>
#include <stddef.h>

typedef struct Frontal Frontal;

// Analysis of a pattern: both triangles and the diagonal, columns ascending. NULL: no memory.
Frontal* frontal_new(const Csr* p);
void frontal_free(Frontal* f); // NULL allowed

// Factor the matrix with values A in the order of the pattern; one triangle is read. A pivot that
// is not above `least` is replaced by it; returns the number of these. No memory is allocated.
int frontal_factor(Frontal* f, const double* A, double least);

// x = A^-1 x
void frontal_solve(const Frontal* f, double* x);

// Numbers in the factor, zeros of fronts included.
size_t frontal_size(const Frontal* f);

#endif
