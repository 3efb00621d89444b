// Rates of contacts of convex shapes by GJK and EPA, from the parts of both shapes that are highest
// along the normal. A RateFunction.
#ifndef COLLIDE_RATE_CONVEX_H
#define COLLIDE_RATE_CONVEX_H

#include "collide/rate_pair.h"

bool rate_convex(PairRate* r, const ctModel* m, const ctData* d, const ctContact* con, int n);

#endif
