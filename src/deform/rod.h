// Chains as elastic rods: stretch E A, shear, bending E I and twist G J of a round section, solved
// directly along trees and rings. A segment has a frame, a quaternion whose z axis is its material
// direction; frames have no inertia of their own and are extra state of the body.
#ifndef DEFORM_ROD_H
#define DEFORM_ROD_H

#include "deform/rod_tree.h"

// Numbers of working memory, of which the first 4 nelem are the frames.
int rod_work_size(const RodSystem* r);

typedef struct RodJob {
  const RodSystem* rod;
  double* x;
  const double *x0, *invmass, *force, *gravity; // what moved x in the prediction
  double* work;
  double dt;
  double damping; // s
} RodJob;

void rod_start(const RodJob* job); // of a substep, after the prediction
void rod_solve(const RodJob* job); // one Newton step of all nodes

double rod_energy(const RodSystem* r, const double* x, const double* frame);

#endif
