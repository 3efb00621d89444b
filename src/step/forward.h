// Forward dynamics: from state and controls to acceleration.
#ifndef STEP_FORWARD_H
#define STEP_FORWARD_H

#include <corten/data.h>
#include <corten/model.h>

#include <stddef.h>

void forward_position(const ctModel* m, ctData* d);
void forward_position_inverse(const ctModel* m, ctData* d); // without the dual matrix
void forward_velocity(const ctModel* m, ctData* d);

// Everything that position and velocity determine, with the energy if it is enabled.
void forward_to_velocity(const ctModel* m, ctData* d);

// Forces and accelerations.
void forward_acceleration(const ctModel* m, ctData* d);

// Sensors of accelerations and forces.
void forward_read(const ctModel* m, ctData* d);

// The whole: position, velocity, acceleration.
void forward(const ctModel* m, ctData* d);

// The same without the stages up to skipstage (cttStage), and without sensors if skipsensor is set.
void forward_skip(const ctModel* m, ctData* d, int skipstage, int skipsensor);

// Working memory.
size_t forward_scratch(const ctModel* m);

#endif
