// The exact derivative of the smooth forces by velocity.
#ifndef STEP_FORCE_VEL_H
#define STEP_FORCE_VEL_H

#include "base/real.h"
#include "base/scratch.h"
#include "pos/tendon.h"

#include <corten/data.h>
#include <corten/model.h>

// Where the terms are added: DfDv = d(qfrc_passive + qfrc_actuator - qfrc_bias) / d qvel, nv x nv,
// with working memory for a term.
typedef struct ForceVel {
  const ctModel* m;
  ctData* d;
  real* DfDv;
  Scratch s;
} ForceVel;

// Numbers of working memory that the terms of actuators and flexes need.
size_t force_vel_actuators_room(const ctModel* m);
size_t force_vel_flexes_room(const ctModel* m);

// Add the derivatives of actuator forces, within all their limits; before all others, because it
// empties the rows of joints that are at a limit.
//   reads   act act_dot ctrl history actuator_length actuator_velocity actuator_moment
//           actuator_force qfrc_actuator
void force_vel_actuators(ForceVel x);

// Add the derivatives of the dampers of flexes: edges, elements, bending, interpolation.
//   reads   flexvert_xpos flexedge_length flexedge_velocity flexedge_J xipos cdof subtree_com
void force_vel_flexes(ForceVel x);

// Numbers of some dofs, here in any order.
typedef TendonRow ForceVelRow;

// DfDv += s a' b
void force_vel_add(const ForceVel* x, ForceVelRow a, ForceVelRow b, real s);

#endif
