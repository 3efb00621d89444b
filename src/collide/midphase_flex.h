// Pairs of parts of flexes and geoms that may touch, by trees of boxes, by a sweep, or all.
#ifndef COLLIDE_MIDPHASE_FLEX_H
#define COLLIDE_MIDPHASE_FLEX_H

#include "collide/candidates.h"

//   reads   flexvert_xpos flexelem_aabb bvh_aabb_dyn geom_xpos geom_xmat xipos ximat
//   writes  bvh_active

// Candidates of the geoms of a body and a flex, sorted by geom and part of the flex.
void midphase_flex_body(Candidates* c, int body, int flex);

// Candidates of two flexes, sorted.
void midphase_flex_pair(Candidates* c, int flex1, int flex2);

// Candidates within a flex: internal ones, then pairs of its elements in the order of the search.
void midphase_flex_self(Candidates* c, int flex);

#endif
