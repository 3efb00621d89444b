// Derivatives of sensors of frames: poses, velocities and accelerations of objects and sites.
#ifndef DIFF_SENSOR_FRAME_H
#define DIFF_SENSOR_FRAME_H

#include "diff/body_motion.h"

// A sensor and where its derivatives go.
typedef struct SensorWork {
  DiffPoint* p;
  BodyMotion b;
  const DiffSink* sink;
  int acc;    // first column of qacc
  int i, row; // sensor, its first number
} SensorWork;

// False: the sensor has no derivative.
typedef bool (*PutSensor)(const SensorWork* w);

// Of a kind of sensor (cttSensor); NULL: not of a frame.
PutSensor sensor_frame_of(int type);

#endif
