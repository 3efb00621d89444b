// Deformable bodies that come to rest sleep: they cost nothing and do not move.
#ifndef DEFORM_REST_H
#define DEFORM_REST_H

#include "model/deform_set.h"

#include <corten/model.h>

// Wake bodies that the user has moved or pushed, or that a geom comes near to.
//   reads   geom_xpos geom_xmat cvel
void rest_wake(DeformSet* s, const ctModel* m, const ctData* d);

// After a step: bodies slower than their limit for half a second fall asleep, unless they lie on a
// rigid body that can move, which they must go on to press.
void rest_fall(DeformSet* s, const ctModel* m);

#endif
