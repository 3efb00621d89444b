// How the contacts of a pair move while the two sides move: the linear map from the velocities of
// both sides to the rates of distance, position and frame of each contact, as the narrow phase
// makes them. Derivatives of a step (src/step) are built from it.
#ifndef COLLIDE_CONTACT_RATE_H
#define COLLIDE_CONTACT_RATE_H

#include "collide/rate_pair.h"

// Rates of the contacts of one pair: d->contact[first] and those after it with the same sides.
// Returns their number n >= 1 and writes r[0..n-1]; n is at most ctMAXCONPAIR, the rest is another
// call. first must be the first contact of its pair, or a multiple of ctMAXCONPAIR after it.
//   reads   contact geom_xpos geom_xmat flexvert_xpos
// Poses are changed and restored, bit for bit, where differences are taken; d is the same after
// the call. Nothing is allocated.
int contact_rate_pair(const ctModel* m, ctData* d, int first, ContactRate r[ctMAXCONPAIR]);

#endif
