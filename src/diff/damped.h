// The acceleration a' that an integrator moves on with: P a' = M a (- h K v), P = M + h B for Euler
// with dampers, M - h dF/dv for the implicit ones, M + h D + h^2 K for springs and dampers.
#ifndef DIFF_DAMPED_H
#define DIFF_DAMPED_H

#include "diff/block_factor.h"
#include "diff/point.h"

typedef struct Damped {
  bool wanted;   // else a' = a
  bool general;  // P is not symmetric
  bool diagonal; // P - M is
  const BlockSet* blocks;
  double* extra;  // by blocks: P - M
  double* factor; // by blocks: P = L' D L, or U L (block_factor.h)
  double* acc;    // nv, a'
  double* work;   // nv
} Damped;

// False: no memory.
bool damped_open(DiffPoint* p, Damped* s);

// Add the change T of P da' = M da + T, or P (da' - da) = T - (P - M) da, to a sink. False: no
// memory.
bool damped_change(const DiffPoint* p, const Damped* s, const DiffSink* sink);

// x = P^-1 x, x = P^-T x
void damped_solve(const Damped* s, double* x);
void damped_solve_t(const Damped* s, double* x);

// X = P^-1 X: rows of many columns, of block b
void damped_solve_rows(const Damped* s, int b, const BlockRows* r);

// y += (P - M) x, y += (P - M)' x
void damped_extra(const Damped* s, double* y, const double* x);
void damped_extra_t(const Damped* s, double* y, const double* x);

#endif
