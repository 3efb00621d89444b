// Velocities and accelerations of bodies, and how they change with position and velocity.
#ifndef DIFF_BODY_MOTION_H
#define DIFF_BODY_MOTION_H

#include "diff/point.h"

// Spatial acceleration of bodies with gravity (6 nbody) and, of dofs (6 nv), the motion before the
// joint and its acceleration. About the centre of mass of the tree.
typedef struct BodyMotion {
  const Diff* x;
  double *acc, *before_v, *before_a;
} BodyMotion;

// False: no memory.
bool body_motion_open(const Diff* x, BodyMotion* b);

// Change of the spatial velocity of a body by position j, which moves it; by velocity j it is S_j.
void body_motion_velocity(const BodyMotion* b, int body, int j, double r[6]);

// Change of its spatial acceleration by position j and by velocity j; by qacc it is S_j.
void body_motion_by_position(const BodyMotion* b, int body, int j, double r[6]);
void body_motion_by_velocity(const BodyMotion* b, int body, int j, double r[6]);

#endif
