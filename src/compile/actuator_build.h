// Actuators: what they drive, ranges, activations, checks.
#ifndef COMPILE_ACTUATOR_BUILD_H
#define COMPILE_ACTUATOR_BUILD_H

#include "compile/build.h"

//   reads  actuators: s; joints, tendons: range     writes  actuators: target; actdim and ranges of
//   s
Status actuator_build(Build* b);

// Most entries of the actuator moment matrix.
cttSize actuator_build_moments(const Build* b);

#endif
