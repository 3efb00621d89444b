// Velocity derivatives of the forces of the medium.
#ifndef STEP_DERIVATIVE_FLUID_H
#define STEP_DERIVATIVE_FLUID_H

#include "base/real.h"

#include <corten/data.h>
#include <corten/model.h>

#include <stddef.h>

// qDeriv += d qfrc_fluid / d qvel, with the symmetric part of each body's derivative only if the
// integrator is implicitfast, whose matrix is symmetric.
//   reads   as fluid() in force/fluid.h, and cdof      writes   adds to qDeriv
void derivative_fluid(const ctModel* m, ctData* d);

// D += d qfrc_fluid / d qvel in the pattern of qDeriv, exactly, whatever the integrator.
void derivative_fluid_exact(const ctModel* m, ctData* d, real* D);

// Working memory.
size_t derivative_fluid_scratch(const ctModel* m);

#endif
