// Surfaces of smooth shapes for rate_witness.
#ifndef COLLIDE_RATE_CURVED_H
#define COLLIDE_RATE_CURVED_H

#include "collide/rate_witness.h"

TouchSurface rate_curved_ellipsoid(const ctContact* con, Placed s);

#endif
