// Limits of joints and tendons: their rows, found by joint or tendon.
#ifndef CONSTRAINT_LIMIT_H
#define CONSTRAINT_LIMIT_H

#include "constraint/kind.h"

// The rows of the limit of a joint (ctOBJ_JOINT) or tendon: one for each side that is near. No
// rows: neither side is.
//   reads   ne nf nl efc_type efc_id
ConstraintBlock limit_of(const ctModel* m, const ctData* d, int objtype, int id);

// Forces of limits by joint and tendon; both sides add up.
//   reads   efc_force     writes   jnt_limit_frc ten_limit_frc
void limit_forces(const ctModel* m, ctData* d);

#endif
