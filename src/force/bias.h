// Inverse dynamics by the recursive Newton-Euler algorithm.
#ifndef FORCE_BIAS_H
#define FORCE_BIAS_H

#include "base/real.h"

#include <corten/data.h>
#include <corten/model.h>

#include <stddef.h>

// result = C(qpos, qvel): Coriolis, centrifugal and gravitational forces
//   reads   cinert cdof cvel cdof_dot qvel
void rne(const ctModel* m, ctData* d, real* result);

// result = M qacc + C without armature
//   reads   cinert cdof cvel cdof_dot qvel qacc
void rne_with_acc(const ctModel* m, ctData* d, real* result);

// Accelerations of bodies, and the force that each needs for its own: I a + v x* I v.
//   reads   cinert cdof cvel cdof_dot qvel qacc     writes   cacc cfrc_int
void rne_bodies(const ctModel* m, ctData* d);

// Working memory.
size_t rne_scratch(const ctModel* m);

#endif
