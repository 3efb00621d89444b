// The controls of the actuators, delayed if they have a delay, within their limits.
#ifndef FORCE_CONTROL_H
#define FORCE_CONTROL_H

#include "base/real.h"

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

// All of them. If one is not finite or huge none counts, and that one is returned; else -1.
//   reads   ctrl history
int control_read(const ctModel* m, const ctData* d, real* ctrl);

// One of them, whatever the others are.
real control_of(const ctModel* m, const ctData* d, int actuator);

#endif
