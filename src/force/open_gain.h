// Gains of the open table (ctpGain): forces of actuators whose gain is an instance of a kind. Its
// value stands for gain times input; bias and limits follow as for every actuator.
#ifndef FORCE_OPEN_GAIN_H
#define FORCE_OPEN_GAIN_H

#include "base/real.h"
#include "base/scratch.h"

#include <corten/data.h>
#include <corten/model.h>
#include <corten/plugin.h>

#include <stdbool.h>
#include <stddef.h>

static inline bool open_gain_used(const ctModel* m, int actuator) {
  return m->nkind > 0 && m->actuator_gainkind[actuator] >= 0;
}

// Has an actuator such a gain, and does it act in this step?
bool open_gain_acts(const ctModel* m, const ctData* d, int actuator);

// Forces of all actuators with such a gain that act, at their places in `force`; the others stay as
// they are. A kind that wants its actuators together gets them together.
//   reads   act act_dot kind_state actuator_length actuator_velocity
void open_gain_forces(const ctModel* m, const ctData* d, const real* ctrl, Scratch s, real* force);
size_t open_gain_scratch(const ctModel* m);

// d force / d velocity of one actuator.
real open_gain_slope(const ctModel* m, const ctData* d, int actuator, real ctrl);

// Rates of the activations of actuators whose kind has states of its own.
//   writes  act_dot
void open_gain_rates(const ctModel* m, ctData* d, const real* ctrl);

// At the end of a step: the control of this step becomes the previous one.
//   writes  kind_state
void open_gain_keep(const ctModel* m, ctData* d);

#endif
