// Rates of contacts with a plane. Each is a RateFunction.
#ifndef COLLIDE_RATE_PLANE_H
#define COLLIDE_RATE_PLANE_H

#include "collide/rate_pair.h"

bool rate_plane_sphere(PairRate* r, const ctModel* m, const ctData* d, const ctContact* con, int n);
bool rate_plane_capsule(PairRate* r, const ctModel* m, const ctData* d, const ctContact* con,
                        int n);
bool rate_plane_cylinder(PairRate* r, const ctModel* m, const ctData* d, const ctContact* con,
                         int n);
bool rate_plane_box(PairRate* r, const ctModel* m, const ctData* d, const ctContact* con, int n);
bool rate_plane_convex(PairRate* r, const ctModel* m, const ctData* d, const ctContact* con, int n);

#endif
