// Derivatives of fluid forces.
#ifndef DIFF_FLUID_DIFF_H
#define DIFF_FLUID_DIFF_H

#include "diff/dofs.h"

// Drag, lift and added mass of all bodies, by position and velocity. False: no memory.
bool fluid_diff(const Diff* x);

#endif
