// Derivatives of the smooth forces by velocity, analytic, as MuJoCo has them. The exact ones are in
// step/force_vel.h.
#ifndef STEP_DERIVATIVE_H
#define STEP_DERIVATIVE_H

#include "base/real.h"

#include <corten/data.h>
#include <corten/model.h>

// qDeriv = d(passive + actuator - bias) / dv in the dof-dof pattern, which has room for pairs of
// dofs on one branch only; what tendons and actuators couple across branches is left out, and so
// is the bias of tendon armature. Velocity and forces are those of the last forward pass. Rows of
// dofs that sleep are left as they are.
//   reads   qvel ctrl act act_dot ten_J actuator_moment actuator_length actuator_velocity
//           actuator_force, and what derivative_rne reads
//   writes  qDeriv
void derivative(const ctModel* m, ctData* d);

// The same without the bias: d(passive + actuator) / dv, symmetric.
void derivative_without_bias(const ctModel* m, ctData* d);

// d(force) / d(velocity) of one actuator with force = gain input + bias, where the input is the
// control given here, or an activation.
real derivative_of_actuator(const ctModel* m, const ctData* d, int i, real ctrl);

// Is a number at an end of its range, or beyond?
static inline mask derivative_is_cut(real x, const double* range) {
  return real_or(x <= real_set(range[0]), x >= real_set(range[1]));
}

#endif
