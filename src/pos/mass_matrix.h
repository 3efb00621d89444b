// The joint-space inertia matrix, its factor, and what is done with them.
#ifndef POS_MASS_MATRIX_H
#define POS_MASS_MATRIX_H

#include "math/sparse.h"

#include <corten/data.h>
#include <corten/model.h>

#include <stddef.h>

// Joint-space inertia by the composite rigid body algorithm.
//   reads   cinert cdof     writes   crb M qM
void mass_matrix(const ctModel* m, ctData* d);

// M = L' D L
//   reads   M     writes   qLD qLDiagInv
void mass_matrix_factor(const ctModel* m, ctData* d);

// The pattern of M: row i has the columns of the ancestors of dof i, ascending, then i.
static inline Csr mass_matrix_pattern(const ctModel* m) {
  return (Csr){(int)m->nv, m->M_rownnz, m->M_rowadr, m->M_colind};
}

// Diagonal of M in qpos0 by the same recursion, for simple bodies that keep it.   reads cinert cdof
// writes crb
void mass_matrix_diagonal(const ctModel* m, ctData* d, real* diagonal);

// x = M^-1 x with the factor (L, dinv) of this or another matrix of the same pattern, one vector
void mass_matrix_solve(const ctModel* m, const real* L, const real* dinv, real* x);

// The same for the dofs first <= i < end, which must be those of whole trees: trees do not mix.
void mass_matrix_solve_range(const ctModel* m, const real* L, const real* dinv, real* x,
                             const int range[2]);

// r = M x; r must not overlap x
void mass_matrix_mul(const ctModel* m, const ctData* d, real* r, const real* x);

// Working memory.
size_t mass_matrix_scratch(const ctModel* m);

#endif
