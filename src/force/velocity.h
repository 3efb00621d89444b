// Spatial velocities of bodies.
#ifndef FORCE_VELOCITY_H
#define FORCE_VELOCITY_H

#include <corten/data.h>
#include <corten/model.h>

// cvel = cvel of the parent + sum cdof qvel,  cdof_dot = cvel x cdof
//   reads   cdof qvel     writes   cvel cdof_dot
void com_velocity(const ctModel* m, ctData* d);

#endif
