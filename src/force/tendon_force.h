// Forces of tendons: springs, dampers, and the bias force of their inertia.
#ifndef FORCE_TENDON_FORCE_H
#define FORCE_TENDON_FORCE_H

#include "base/real.h"

#include <corten/data.h>
#include <corten/model.h>

#include <stddef.h>

// Springs pull outside their dead band [low, high], dampers always.
//   reads   ten_length ten_J ten_velocity     writes   adds to qfrc_spring qfrc_damper
void tendon_force_passive(const ctModel* m, ctData* d);

// qfrc += J' armature (dJ/dt qvel) for tendons with armature: their Jacobian changes as they turn.
//   reads   qvel cvel cdof_dot subtree_com site_xpos ten_J
void tendon_force_bias(const ctModel* m, ctData* d, real* qfrc);

// row = d(dJ/dt qvel) / d qvel of one tendon, nv numbers
void tendon_force_bias_slope(const ctModel* m, ctData* d, int t, real* row);

// Working memory.
size_t tendon_force_scratch(const ctModel* m);

#endif
