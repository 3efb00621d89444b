// An order of elimination with little fill-in for a sparse symmetric matrix.
#ifndef MATH_ORDER_H
#define MATH_ORDER_H

#include "math/sparse.h"

#include <stdbool.h>

// Minimum degree: node order[k] is eliminated as the k-th. p: the pattern of the whole matrix
// without its diagonal, symmetric; weight: unknowns per node. Nodes of equal degree are eliminated
// in an order that depends on the pattern only. False: no memory.
bool order_min_degree(const Csr* p, const int* weight, int* order);

#endif
