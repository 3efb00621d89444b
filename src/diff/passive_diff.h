// Derivatives of passive and applied forces.
#ifndef DIFF_PASSIVE_DIFF_H
#define DIFF_PASSIVE_DIFF_H

#include "diff/tendon_diff.h"

// Springs and dampers of joints and tendons, armature of tendons, gravity compensation, fluids,
// flexes, forces that the user applies to bodies. cut: dofs whose total actuator force is at its
// limit; their compensation by actuators does not change. False: no memory.
bool passive_diff(Diff* x, const TendonSlope* tendon, const unsigned char* cut);

#endif
