// Normals of curved shapes at a contact.
#ifndef GEOM_SMOOTH_NORMAL_H
#define GEOM_SMOOTH_NORMAL_H

#include "geom/support.h"

// Replace the normal of a contact at pos, from a to b, by that of the surface of a or b nearest to
// pos, or by the mean of both, for spheres, capsules, ellipsoids, and cylinders away from their
// flat ends. Returns whether there was one.
bool smooth_normal(double normal[3], const double pos[3], const Convex* a, const Convex* b);

#endif
