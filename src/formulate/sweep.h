// Projection of couplings one after the other (Gauss-Seidel), accelerated.
#ifndef FORMULATE_SWEEP_H
#define FORMULATE_SWEEP_H

#include "formulate/coupling.h"

// Impulses of the couplings of one island such that, with u = base + Y z and g = u + soft p:
//
//   equality   g = 0
//   dry        g = 0 where |p| < bound, else p against g
//   one-sided  g >= 0, p >= 0, g p = 0; or g = -give max(0, p - held) in place of 0
//   compliant  p = dt f(u), hertz.h
//   friction   the impulse within the ellipse of the normal impulse that dissipates most
//
// Each coupling is solved exactly while the others are held.
typedef struct SweepEnd {
  int iterations;   // sweeps at most
  double tolerance; // relative change of the motion in a sweep below which they end
  double dt;        // time of the compliant law
} SweepEnd;

// From s->impulse to the solution in s->impulse. Returns the sweeps.
int sweep_solve(Couplings* s, int group, const SweepEnd* end);

// Velocities u of all directions at the present impulses: into u.
void sweep_velocity(const Couplings* s, double* u);

#endif
