// Attachments of vertices to bodies, sites and the world.
#ifndef DEFORM_HOLD_H
#define DEFORM_HOLD_H

#include "deform/work.h"

// Movers of the bodies that hold vertices; false: out of memory.
bool hold_begin(DeformWork* w, const ctModel* m, const ctData* d);

// Masses of holders are added to the vertices that they hold rigidly; after movers_solve.
void hold_add_masses(DeformWork* w, const ctModel* m, const ctData* d);

// After prediction: multipliers are zero, and a part of the distance from the holders is removed
// without giving velocity. A vertex that the world holds follows at once.
void hold_begin_substep(DeformWork* w, const ctModel* m, const ctData* d, double dt);
void hold_project(DeformWork* w, const ctModel* m, const ctData* d, double dt);
// What holders did in the substep is added to the work on their parts.
void hold_work(DeformWork* w, const ctModel* m, const ctData* d, double dt);
void hold_finish(DeformWork* w, const ctModel* m, const ctData* d, double dt); // and tear

#endif
