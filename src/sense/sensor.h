// Sensors: a table of kinds, and the three stages at which they are read.
#ifndef SENSE_SENSOR_H
#define SENSE_SENSOR_H

#include <corten/data.h>
#include <corten/model.h>

// Read the sensors of a stage, from the world or from their delay buffer.
//   reads   the inputs of the sensor kinds, history     writes   sensordata, lazy fields
void sensor_position(const ctModel* m, ctData* d);
void sensor_velocity(const ctModel* m, ctData* d);
void sensor_acceleration(const ctModel* m, ctData* d);

// The present value of one sensor, cut off, whatever its delay; not for user and plugin sensors.
void sensor_compute(const ctModel* m, ctData* d, int i, double* out);

// Remember the readings of this moment, before the state advances.
//   writes   history
void sensor_keep(const ctModel* m, ctData* d);

#endif
