// Third pass: poses and inertias of bodies.
#ifndef COMPILE_BODY_INERTIA_H
#define COMPILE_BODY_INERTIA_H

#include "compile/build.h"

// Pose in the parent; inertial frame, mass and moments, given or from the geoms.
//   reads   geoms: pose mass inertia       writes   bodies: pos quat ipos iquat mass inertia
Status body_inertia(Build* b);

// Put the origin of single free bodies that ask for it at their inertial frame, and all they carry
// with it.
void body_inertia_align_free(Build* b);

// Moving bodies must have mass, themselves or in what is welded to them.
Status body_inertia_check_moving(Build* b);

// Principal moments, largest first, and their axes. NULL, or why not.
const char* body_inertia_principal(double quat[4], double moments[3], const double full[6]);

#endif
