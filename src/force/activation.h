// Activations of actuators: their rates, and where they are after a step.
#ifndef FORCE_ACTIVATION_H
#define FORCE_ACTIVATION_H

#include "base/real.h"

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

// Is the group of an actuator switched off?
static inline bool activation_disabled(const ctModel* m, int actuator) {
  int g = m->actuator_group[actuator];
  return m->opt.disableactuator && g >= 0 && g <= 30 && (m->opt.disableactuator & (1 << g));
}

// Rates by the dynamics of each actuator, from the controls given.
//   reads   act        writes   act_dot
void activation_rates(const ctModel* m, ctData* d, const real* ctrl);

// Activation `adr` of an actuator after a step with the given rate, within its limits.
real activation_next(const ctModel* m, const ctData* d, int actuator, int adr, real rate);

// The activation that the gain of an actuator acts on: its last one, at the end of the step if
// actuator_actearly is set.
real activation_input(const ctModel* m, const ctData* d, int actuator);

// act moves on by a step with the given rates; those of disabled actuators are only kept in limits.
//   writes  act
void activation_advance(const ctModel* m, ctData* d, const real* rates);

#endif
