// Internal forces leave linear and angular momentum alone. Projected at the end of a substep they
// have no moment about the positions x there, but velocities v = (x - x0) / dt conserve angular
// momentum only for forces without a moment about x0: implicit Euler slows a spinning body down.
// What projections moved in sum is taken back as a rigid motion of each part without pins.
#ifndef DEFORM_MOMENTUM_H
#define DEFORM_MOMENTUM_H

#include "deform/system.h"

// sum m x, sum m x0 x (x - x0)
enum { MOMENTUM_SIZE = 8 }; // numbers per part: linear, angular, 1 if pinned

void momentum_measure(double* sum, const DeformSystem* s, const double* x, const double* x0,
                      const double* invmass);

// Give the parts at x the momenta of `sum`, measured before the projection.
void momentum_restore(const double* sum, const DeformSystem* s, double* x, const double* x0,
                      const double* invmass);

// The rigid motions of the connected parts with the momenta of velocities v at x; 0 of parts with
// pins.
void momentum_rigid(double* rigid, const DeformSystem* s, const double* x, const double* v,
                    const double* invmass);

#endif
