// Attachments of vertices to bodies, sites and the world.
#ifndef DEFORM_HOLD_H
#define DEFORM_HOLD_H

#include "deform/work.h"

// Movers of the bodies that hold vertices; false: out of memory.
bool hold_begin(DeformWork* w, const ctModel* m, const ctData* d);

void hold_clear(DeformWork* w); // multipliers of the substep

// Remove a part of the distance from the holders without giving velocity. A vertex that the world
// or a mocap body holds follows at once.
void hold_recover(DeformWork* w, const ctModel* m, const ctData* d, double dt);
void hold_project(DeformWork* w, const ctModel* m, const ctData* d, double dt);
void hold_finish(DeformWork* w, const ctModel* m, const ctData* d,
                 double dt); // tears what is over its limit

#endif
