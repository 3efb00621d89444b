// The acceleration a' that an integrator moves on with: P a' = M a (- h K v), P = M + h B for Euler
// with dampers, M - h dF/dv for the implicit ones, M + h D + h^2 K for springs and dampers.
#ifndef DIFF_DAMPED_H
#define DIFF_DAMPED_H

#include "diff/point.h"

typedef struct Damped {
  bool wanted;    // else a' = a
  double* factor; // nv x nv, LU of P
  double* acc;    // nv, a'
} Damped;

// False: no memory.
bool damped_open(DiffPoint* p, Damped* s);

// Add the change T of P da' = M da + T to a sink. False: no memory.
bool damped_change(const DiffPoint* p, const Damped* s, const DiffSink* sink);

// x = P^-1 x, x = P^-T x; several columns: rows of n numbers
void damped_solve(const Damped* s, int nv, double* x, int n);
void damped_solve_t(const Damped* s, int nv, double* x);

#endif
