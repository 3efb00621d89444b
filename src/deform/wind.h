// Forces of the medium (wind, density, viscosity of the options) on the surface of deformable
// bodies.
#ifndef DEFORM_WIND_H
#define DEFORM_WIND_H

#include "deform/work.h"

// Forces on all nodes, at positions and velocities of the start of the substep dt.
void wind_forces(DeformWork* w, const ctModel* m, double dt);

// Velocities of a part change by the force over dt.
void wind_push(DeformWork* w, DeformPart* p, double dt);

#endif
