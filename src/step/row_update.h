// States, forces and cost of all rows for a given acceleration.
#ifndef STEP_ROW_UPDATE_H
#define STEP_ROW_UPDATE_H

#include <corten/data.h>
#include <corten/model.h>

// For x = J qacc - aref: the state of every row and its force, J' force. Returns the cost s(x).
//   reads   efc_* contact     writes   efc_state efc_force qfrc_constraint
double row_update(const ctModel* m, ctData* d, const double* x);

// The same, and the second derivative of the cost of contacts that are on their cone.
//   writes  contact.H too
double row_update_hessian(const ctModel* m, ctData* d, const double* x);

#endif
