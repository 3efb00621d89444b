// Actuators: from controls to forces on the joints.
#ifndef CORTEN_FORCE_ACTUATION_H
#define CORTEN_FORCE_ACTUATION_H

#include <corten/data.h>
#include <corten/model.h>

// force = gain(length, velocity) * (control or activation) + bias(length, velocity), within its
// limits; qfrc_actuator = moment' force, with gravity compensation, within the limits of the
// joints.
//   reads   ctrl history act actuator_length actuator_velocity actuator_moment qfrc_gravcomp
//   writes  act_dot actuator_force qfrc_actuator
void actuation(const ctModel* m, ctData* d);

#endif
