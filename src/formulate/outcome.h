// The result of a formulation by projection, in the fields that the convex solvers write.
#ifndef FORMULATE_OUTCOME_H
#define FORMULATE_OUTCOME_H

#include "formulate/coupling.h"

// From mean forces by direction:
//   writes   efc_force efc_state qfrc_constraint qacc
void outcome_write(const ctModel* m, ctData* d, const Couplings* s, const double* force);

// M^-1 J' x for numbers by direction; rows: room for nefc numbers.
void outcome_move(const ctModel* m, const ctData* d, const Couplings* s, const double* x,
                  double* rows, double* r);

#endif
