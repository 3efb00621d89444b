// Mocap bodies move by being placed: their velocity is the difference of their poses in two steps,
// so that they drag what they touch. It is zero in the first step, after a reset, and after a jump
// that no motion explains. The poses of the last step are state (DeformSet.mocap).
#ifndef DEFORM_MOCAP_H
#define DEFORM_MOCAP_H

#include "deform/mobility.h"
#include "model/deform_set.h"

// Poses of this step.
void mocap_keep(DeformSet* s, const ctModel* m, const ctData* d);

// Twists of the movers from the first-th on that are mocap bodies.
void mocap_set_motion(Movers* movers, const DeformSet* s, const ctModel* m, const ctData* d,
                      int first);

#endif
