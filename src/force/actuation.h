// Actuators: from controls to forces on the joints.
#ifndef FORCE_ACTUATION_H
#define FORCE_ACTUATION_H

#include "base/real.h"
#include "model/data.h"

#include <stdbool.h>
#include <stddef.h>

// force = gain(length, velocity) * (control or activation) + bias(length, velocity), within its
// limits; qfrc_actuator = moment' force, with gravity compensation, within the limits of the
// joints.
//   reads   ctrl history act kind_state actuator_length actuator_velocity actuator_moment
//   qfrc_gravcomp writes  act_dot actuator_force qfrc_actuator
void actuation(const ctModel* m, ctData* d);

// Its parts, for those who differentiate it.

// Forces before and after the limits of tendons and actuators.
//   reads   act act_dot kind_state actuator_length actuator_velocity        writes   actuator_force
void actuation_unlimited(const ctModel* m, ctData* d, const real* ctrl, Scratch s);
void actuation_limit(const ctModel* m, ctData* d, Scratch s);

// The share of its actuators' pull that each tendon bears, 1 within its limits, and their pull
// together on those that have limits. False: no limit of a tendon counts.
bool actuation_tendon_shares(const ctModel* m, const real* force, real* pull, real* share);

// Working memory.
size_t actuation_scratch(const ctModel* m);

#endif
