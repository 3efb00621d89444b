// How the bias force changes with velocity.
#ifndef CORTEN_STEP_DERIVATIVE_RNE_H
#define CORTEN_STEP_DERIVATIVE_RNE_H

#include <corten/data.h>
#include <corten/model.h>

// qDeriv -= d(Coriolis and centrifugal forces) / dv, in the dof-dof pattern.
//   reads   qvel cdof cdof_dot cvel cinert     writes   adds to qDeriv
void derivative_rne(const ctModel* m, ctData* d);

#endif
