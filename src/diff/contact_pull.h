// Adhesion: actuators that pull a body along the normals of its contacts.
#ifndef DIFF_CONTACT_PULL_H
#define DIFF_CONTACT_PULL_H

#include <corten/data.h>
#include <corten/model.h>

// Force along the normal of each contact (ncon numbers) that adhesion exerts.
//   reads   contact actuator_force
void contact_pulls(const ctModel* m, const ctData* d, double* pull);

#endif
