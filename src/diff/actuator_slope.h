// Slopes of the force and of the activation rates of single actuators.
#ifndef DIFF_ACTUATOR_SLOPE_H
#define DIFF_ACTUATOR_SLOPE_H

#include "diff/diff.h"

// Of the force before all limits, and of the rate of the last activation.
typedef struct ActuatorSlope {
  double force; // before all limits
  double by_length, by_velocity, by_act, by_ctrl;
  double rate_act, rate_ctrl;
  double reach; // change of the activation per change of its rate over a step; 0: none
  double keep;  // change of the activation per change of itself at constant rate
} ActuatorSlope;

// Of all actuators (nu). False: no memory.
//   reads   ctrl act act_dot actuator_length actuator_velocity
bool actuator_slopes(const Diff* x, ActuatorSlope* slope);

#endif
