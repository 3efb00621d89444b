// Velocity derivatives of the forces of the medium.
#ifndef STEP_DERIVATIVE_FLUID_H
#define STEP_DERIVATIVE_FLUID_H

#include "base/real.h"
#include "force/fluid.h"

#include <corten/data.h>
#include <corten/model.h>

#include <stddef.h>

// qDeriv += d qfrc_fluid / d qvel, with the symmetric part of each body's derivative only if the
// integrator is implicitfast, whose matrix is symmetric.
//   reads   as fluid() in force/fluid.h, and cdof      writes   adds to qDeriv
void derivative_fluid(const ctModel* m, ctData* d);

// D += d qfrc_fluid / d qvel in the pattern of qDeriv, exactly, whatever the integrator.
void derivative_fluid_exact(const ctModel* m, ctData* d, real* D);

// The exact derivative of the force on one body or geom by its velocity against the medium, 6 x 6
// in its frame, rotation first.
void derivative_fluid_of_box(const ctModel* m, int body, const real* v, real B[36]);
void derivative_fluid_of_ellipsoid(const ctModel* m, const FluidEllipsoid* e, const real* v,
                                   real B[36]);

// Working memory.
size_t derivative_fluid_scratch(const ctModel* m);

#endif
