// Sensors: what they are on, what they output.
#ifndef COMPILE_SENSOR_BUILD_H
#define COMPILE_SENSOR_BUILD_H

#include "compile/build.h"

//   reads  sensors: s; joints, tendons: limits; cameras: resolution; meshes: shape
//   writes sensors: object reference; dim datatype needstage of s; geoms: visual
Status sensor_build(Build* b);

#endif
