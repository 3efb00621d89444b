// Velocity and acceleration of objects, and momenta of subtrees.
#ifndef SENSE_OBJECT_MOTION_H
#define SENSE_OBJECT_MOTION_H

#include <corten/data.h>
#include <corten/model.h>

#include <stddef.h>

// A frame of an object in the world.
typedef struct ObjectFrame {
  const double* pos;
  const double* mat;
  int body;
} ObjectFrame;

// Frame of a body (at its centre of mass), xbody, geom, site or camera.
ObjectFrame object_frame(const ctModel* m, const ctData* d, int type, int id);

// Linear velocity of the centre of mass and angular momentum about it, for every subtree.
//   reads   cvel xipos ximat subtree_com     writes   subtree_linvel subtree_angmom flg_subtreevel
void subtree_velocity(const ctModel* m, ctData* d);

// Working memory.
size_t subtree_velocity_scratch(const ctModel* m);

#endif
