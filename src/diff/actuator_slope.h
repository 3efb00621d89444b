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

// Numbers of gainprm that act as constant, slope by length and slope by velocity: 3, 1 or 0.
int actuator_slope_affine(const ctModel* m, int i);

// Change of an activation per change of its rate over a step, without limits.
double actuator_slope_reach(const ctModel* m, int i);

// d(d force / d velocity) / d input of a built-in gain.
double actuator_slope_by_input(const ctModel* m, const ctData* d, int i);

// Of all actuators (nu). False: no memory.
//   reads   ctrl act act_dot actuator_length actuator_velocity
bool actuator_slopes(const Diff* x, ActuatorSlope* slope);

// 1 for a value in its range, 0 beyond, or what is left of it there with the setting smooth.
double actuator_slope_fade(const Diff* x, double value, const double range[2]);

#endif
