// Sensors of positions and velocities without a derivative in closed form: differences of the
// sensors, without contacts and solver.
#ifndef DIFF_SENSOR_NUDGE_H
#define DIFF_SENSOR_NUDGE_H

#include "diff/sensor_frame.h"

// Is the sensor one of these?
bool sensor_nudge_takes(const ctModel* m, int sensor);

// Add the derivatives of n such sensors to the sink of w. False: no memory.
bool sensor_nudge_add(const SensorWork* w, const int* sensor, int n);

#endif
