// The Hessian of the primal cost, H = M + J' W J, in tiles: W is D for quadratic rows, the second
// derivative of the cone for contacts on their cone, else 0.
#ifndef SOLVE_HESSIAN_H
#define SOLVE_HESSIAN_H

#include "solve/primal.h"

typedef struct Hessian {
  Csr pattern;    // tiles of H and of its factor
  size_t ntile;   //
  double* quad;   // M + J' D J of quadratic rows
  double* factor; // L' D L of H
  double* buffer; // the rows of a group, twice
} Hessian;

// Memory, pattern, and quad = M; false: the arena is full.
bool hessian_init(Hessian* h, const Primal* w, Arena* arena);

// Take in w->changed, then factor; cones need primal_cones first.
void hessian_update(Hessian* h, const Primal* w);

// x = H^-1 x, x padded
void hessian_solve(const Hessian* h, double* x);

#endif
