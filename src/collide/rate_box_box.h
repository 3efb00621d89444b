// Rates of contacts of two boxes. A RateFunction.
#ifndef COLLIDE_RATE_BOX_BOX_H
#define COLLIDE_RATE_BOX_BOX_H

#include "collide/rate_pair.h"

bool rate_box_box(PairRate* r, const ctModel* m, const ctData* d, const ctContact* con, int n);

#endif
