// Actuators: how far each is extended, and how it acts on the joints.
#ifndef FORCE_TRANSMISSION_H
#define FORCE_TRANSMISSION_H

#include <corten/data.h>
#include <corten/model.h>

#include <stddef.h>

// Lengths, and the moments that turn a velocity of the joints into one of the actuators and a force
// of the actuators into one of the joints. Rows hold what is not zero; those of tendons in the
// sparse layout have the pattern of the tendon.
//   reads   qpos xquat subtree_com cdof site_xpos site_xmat ten_length ten_J
//   writes  actuator_length actuator_moment moment_rownnz moment_rowadr moment_colind
void transmission(const ctModel* m, ctData* d);

// Working memory.
size_t transmission_scratch(const ctModel* m);

#endif
