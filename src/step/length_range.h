// The shortest and the longest that an actuator can be, found by pulling and pushing.
#ifndef STEP_LENGTH_RANGE_H
#define STEP_LENGTH_RANGE_H

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>
#include <stddef.h>

// Ranges of all actuators that the options choose, as the compiler computes them: friction,
// contacts, springs, dampers, gravity and actuation are off and the step is the one of the options
// while it runs. False with a message in error when a simulation does not settle.
//   writes   actuator_lengthrange, and all of d
bool length_range_all(ctModel* m, ctData* d, const ctLROpt* opt, char* error, size_t size);

// Working memory of data_outer_scratch.
size_t length_range_outer_scratch(const ctModel* m);

#endif
