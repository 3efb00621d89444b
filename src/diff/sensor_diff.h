// Derivatives of sensors.
#ifndef DIFF_SENSOR_DIFF_H
#define DIFF_SENSOR_DIFF_H

#include "diff/columns.h"
#include "diff/point.h"

// Add the derivatives of sensordata (rows of the sink) by the inputs, and by qacc from column acc
// on. Sensors without a derivative are listed in the info and have rows of zeros. False: no memory.
bool sensor_diff(DiffPoint* p, const DiffSink* sink, int acc);

// The whole derivatives of sensors of forces replace rows of Z (sensor_load.h), after sensor_diff.
bool sensor_diff_loads(DiffPoint* p, const InputColumns* X, double* Z);

#endif
