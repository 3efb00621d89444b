// The matrix of the implicit integrators. With F the smooth forces and a = (v' - v) / h,
//   M a = F(v + h a) ~ F(v) + h dF/dv a,   (M - h dF/dv) a = F(v)
// implicit: with the derivative of Coriolis forces, not symmetric, A = (U + 1) L in qLU.
// implicitfast: without it; the lower triangle in the pattern of M, A = L' D L in qH, qHDiagInv.
#ifndef STEP_IMPLICIT_H
#define STEP_IMPLICIT_H

#include "base/real.h"

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>
#include <stddef.h>

// Does the model ask for one of the two?
bool implicit_wanted(const ctModel* m);

// Make and factor A of the model's integrator.
//   reads   M, and what derivative reads     writes   qDeriv, qLU or qH qHDiagInv
void implicit_factor(const ctModel* m, ctData* d);

// x = A^-1 x from implicit_factor
void implicit_solve(const ctModel* m, const ctData* d, real* x);

// r = A x, made anew; r must not overlap x
//   reads   M, and what derivative reads     writes   qDeriv, qLU or qH
void implicit_mul(const ctModel* m, ctData* d, real* r, const real* x);

// Working memory.
size_t implicit_scratch(const ctModel* m);

#endif
