// Rates of contacts of spheres, capsules, cylinders and a sphere with a box. Each is a
// RateFunction.
#ifndef COLLIDE_RATE_ROUND_H
#define COLLIDE_RATE_ROUND_H

#include "collide/rate_pair.h"

bool rate_sphere_sphere(PairRate* r, const ctModel* m, const ctData* d, const ctContact* con,
                        int n);
bool rate_sphere_capsule(PairRate* r, const ctModel* m, const ctData* d, const ctContact* con,
                         int n);
bool rate_sphere_cylinder(PairRate* r, const ctModel* m, const ctData* d, const ctContact* con,
                          int n);
bool rate_sphere_box(PairRate* r, const ctModel* m, const ctData* d, const ctContact* con, int n);
bool rate_capsule_capsule(PairRate* r, const ctModel* m, const ctData* d, const ctContact* con,
                          int n);

#endif
