// Sensors of forces between bodies: touch, force, torque, contact, tactile.
#ifndef DIFF_SENSOR_LOAD_H
#define DIFF_SENSOR_LOAD_H

#include "diff/columns.h"
#include "diff/sensor_frame.h"

bool sensor_load_takes(const ctModel* m, int sensor);

// Add the derivatives of n such sensors. lost: contacts change within the differences, and nothing
// was added. False: no memory.
bool sensor_load_add(const SensorWork* w, const int* sensor, int n, bool* lost);

// The whole derivative by position and velocity, in which the parts of the above nearly cancel
// where contacts are stiff: it replaces rows of Z (sensordata x inputs). X: columns of the
// acceleration. False: no memory.
bool sensor_load_whole(const SensorWork* w, const int* sensor, int n, const InputColumns* X,
                       double* Z);

#endif
