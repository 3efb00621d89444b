// Rates of the contact of two shapes with flat sides, from the side of the polytope in which EPA
// ended.
#ifndef COLLIDE_RATE_POLYTOPE_H
#define COLLIDE_RATE_POLYTOPE_H

#include "collide/rate_pair.h"

// The deepest contact of two discrete shapes without margin; false if EPA does not find the contact
// at hand.
bool rate_polytope(PairRate* r, const ctModel* m, const ctData* d, const ctContact* con);

#endif
