// Adhesion: actuators that pull a body along the normals of its contacts.
#ifndef DIFF_ADHESION_H
#define DIFF_ADHESION_H

#include <corten/data.h>
#include <corten/model.h>

// Force along the normal of each contact (ncon numbers) that adhesion exerts.
//   reads   contact actuator_force
void adhesion_pulls(const ctModel* m, const ctData* d, double* pull);

#endif
