// Derivatives of actuator forces.
#ifndef DIFF_DRIVE_DIFF_H
#define DIFF_DRIVE_DIFF_H

#include "diff/actuator_slope.h"
#include "diff/lever.h"

// Marks the dofs whose total actuator force is at its limit (nv marks).
void drive_diff_cut(const Diff* x, unsigned char* cut);

// Actuator forces within all their limits, by position, velocity, activations and controls. False:
// no memory.
bool drive_diff(const Diff* x, const Lever* lever, const ActuatorSlope* slope,
                const unsigned char* cut);

#endif
