// Mocap bodies move by being placed: their velocity is the difference of their poses in two steps,
// so that they drag what they touch. It is zero in the first step, after a reset, and after a jump
// that no motion explains.
#ifndef DEFORM_MOCAP_H
#define DEFORM_MOCAP_H

#include "deform/work.h"

// Poses of this step.
void mocap_keep(DeformWork* w, const ctModel* m, const ctData* d);

// Twists of the movers from the first-th on that are mocap bodies.
void mocap_set_motion(DeformWork* w, const ctModel* m, const ctData* d, int first);

#endif
