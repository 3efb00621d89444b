// Arithmetic of configurations: qpos with quaternions and its tangent space qvel.
#ifndef POS_CONFIGURATION_H
#define POS_CONFIGURATION_H

#include "base/real.h"

#include <corten/model.h>

// qpos = qpos + dt qvel; quaternions turn by the exponential of the local angular velocity
void configuration_integrate(const ctModel* m, real* qpos, const real* qvel, double dt);

// qvel such that qpos1 + dt qvel = qpos2
void configuration_differentiate(const ctModel* m, real* qvel, double dt, const real* qpos1,
                                 const real* qpos2);

// Make all quaternions unit.
void configuration_normalize(const ctModel* m, real* qpos);

#endif
