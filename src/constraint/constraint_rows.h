// All constraint rows of a position.
#ifndef CONSTRAINT_CONSTRAINT_ROWS_H
#define CONSTRAINT_CONSTRAINT_ROWS_H

#include <corten/data.h>
#include <corten/model.h>

// All constraint rows of the current position, in the order equality, friction loss of dofs and of
// tendons, limits of joints and of tendons, contacts; with regularization.
//   reads   qpos eq_active ten_length ten_J flexedge_J flexedge_length contact, what Jacobians read
//   writes  ne nf nl nefc nJ efc_* tendon_efcadr; contact: efc_address exclude mu
void constraint_rows(const ctModel* m, ctData* d);

#endif
