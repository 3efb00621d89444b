// Rates at which tendons and actuators change their lengths.
#ifndef FORCE_RATES_H
#define FORCE_RATES_H

#include <corten/data.h>
#include <corten/model.h>

// J qvel for the Jacobian of the tendons and for the moments of the actuators.
//   reads   qvel ten_J actuator_moment     writes   ten_velocity actuator_velocity
void rates(const ctModel* m, ctData* d);

#endif
