// The integrator that is implicit in springs and dampers. With K and D the stiffness and damping of
// joints and tendons, f the forces at the start of the step and a = (v' - v) / h,
//   M a = f - h D a - h K v - h^2 K a,    A a = f - h K v,    A = M + h D + h^2 K
// Springs of tendons act outside their dead band; those of balls count as stiffness times the turn.
#ifndef STEP_SPRING_DAMPER_H
#define STEP_SPRING_DAMPER_H

#include <corten/data.h>
#include <corten/model.h>

// The acceleration of the step.
//   reads   M qvel qfrc_smooth qfrc_constraint ten_length ten_velocity ten_J
//   writes  qH qHDiagInv (of A without tendons)
void spring_damper_acceleration(const ctModel* m, ctData* d, double* qacc);

// The force f that gives this acceleration: A a + h K v
void spring_damper_force(const ctModel* m, const ctData* d, double* f, const double* qacc);

#endif
