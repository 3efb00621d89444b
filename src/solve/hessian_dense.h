// The Hessian of the primal cost, H = M + J' W J, as a dense Cholesky factor that follows the
// states of rows one by one. Sums, updates and their order are MuJoCo's, to the last bit.
#ifndef SOLVE_HESSIAN_DENSE_H
#define SOLVE_HESSIAN_DENSE_H

#include "solve/primal.h"

typedef struct HessianDense {
  double* quad;   // factor of M + J' D J of quadratic rows; nv x nv, lower triangle
  double* factor; // factor of H: quad, or a copy that has the cones too
  double* cones;  // the copy; NULL without elliptic contacts
  double* buffer; // a vector for each row of a contact
  bool made;      // quad is there
} HessianDense;

// Memory; false: the arena is full.
bool hessian_dense_init(HessianDense* h, const Primal* w, Arena* arena);

// Take in w->changed; cones need primal_cones first. The first time takes in all.
void hessian_dense_update(HessianDense* h, const Primal* w);

// x = H^-1 x
void hessian_dense_solve(const HessianDense* h, const Primal* w, double* x);

#endif
