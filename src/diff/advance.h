// From the acceleration of a step to the next state: v' = v + h a', q' = q (+) h v', activations.
#ifndef DIFF_ADVANCE_H
#define DIFF_ADVANCE_H

#include "diff/columns.h"

// A and B (NULL: not wanted): changes of (q, v, act) of the next state, in the tangent space, by
// state and controls. dacc: change of the acceleration, all columns of the inputs. False: no
// memory.
bool advance_matrix(const DiffPoint* p, const double* acc, const InputColumns* dacc, double* A,
                    double* B);

// The same for one change of state dx and controls du (NULL: none).
void advance_jvp(const DiffPoint* p, const double* acc, const double* dx, const double* du,
                 const double* dacc, double* dy);

// Backwards: from gy to gacc (nv), and what acts without the acceleration is added to gx and gu.
void advance_vjp(const DiffPoint* p, const double* acc, const double* gy, double* gx, double* gu,
                 double* gacc);

#endif
