// Chains as elastic rods: stretch E A, shear, bending E I and twist G J of a round section, solved
// directly along trees and rings. A segment has a frame, a quaternion whose z axis is its material
// direction; frames have no inertia of their own and are extra state of the body.
#ifndef DEFORM_ROD_H
#define DEFORM_ROD_H

#include "deform/system.h"

typedef struct RodSystem RodSystem;

// From a checked chain; sets extra and nextra of the shape: 4 numbers per element. Segments that
// close loops, other than one ring, go to `loops` as distances. NULL: out of memory.
RodSystem* rod_make(DeformShape* s, ElementBatch* loops);
void rod_free(RodSystem* r); // NULL allowed

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

// A frame of each segment at positions x, carried from segment to segment without twist against
// the rest shape.
void rod_frames(double* frame, const RodSystem* r, const double* x);

// From now on the chain is at rest when its segments are in line, whatever its rest positions are:
// a ring bent from a straight rod.
void rod_straighten(RodSystem* r);

#endif
