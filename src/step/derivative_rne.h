// How the bias force changes with velocity.
#ifndef STEP_DERIVATIVE_RNE_H
#define STEP_DERIVATIVE_RNE_H

#include "base/real.h"

#include <corten/data.h>
#include <corten/model.h>

#include <stddef.h>

// D -= d(Coriolis and centrifugal forces) / dv, in the dof-dof pattern, in which it is whole.
//   reads   qvel cdof cdof_dot cvel cinert     writes   adds to D
void derivative_rne(const ctModel* m, ctData* d, real* D);

// Working memory.
size_t derivative_rne_scratch(const ctModel* m);

#endif
