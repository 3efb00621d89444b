// Pairs of geoms of two bodies, by their trees of boxes.
#ifndef COLLIDE_MIDPHASE_H
#define COLLIDE_MIDPHASE_H

#include "collide/box_pair.h"
#include "collide/candidates.h"

// Two oriented boxes that no face separates by more than margin; r: how their frames lie. Where the
// last bit decides, it is MuJoCo's, which rounds boxes of geoms and nodes of trees differently.
bool midphase_boxes_touch(const BoxPair* r, const double aabb1[6], BoxFrame f1,
                          const double aabb2[6], BoxFrame f2, double margin);
bool midphase_nodes_touch(const BoxPair* r, const double aabb1[6], BoxFrame f1,
                          const double aabb2[6], BoxFrame f2, double margin);

// Candidates among the geoms of two bodies that have trees, sorted.
//   reads  xipos ximat geom_xpos geom_xmat        writes  bvh_active
void midphase(Candidates* c, int b1, int b2);

#endif
