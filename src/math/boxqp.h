// Quadratic program in a box:  minimize 1/2 x'Hx + g'x  subject to  lower <= x <= upper.
#ifndef MATH_BOXQP_H
#define MATH_BOXQP_H

#include "math/dense.h"

typedef struct BoxQp {
  int n;
  const double* H;     // n x n, positive definite, lower triangle
  const double* g;     // n
  const double* lower; // n, or NULL: none
  const double* upper; // n, or NULL: none
} BoxQp;

// x: first guess in, solution out. R has room for n (n + 7) numbers; on return the Cholesky factor
// of H over the free dimensions (nfree x nfree). index (n, or NULL): the free dimensions. Returns
// nfree, or -1 if H is not positive definite.
int boxqp_solve(const BoxQp* p, double* x, double* R, int* index);

#endif
