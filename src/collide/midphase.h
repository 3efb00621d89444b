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

// A node without children, by the array of children of its tree.
static inline bool midphase_is_leaf(const int* child, int node) {
  return child[2 * node] < 0 && child[2 * node + 1] < 0;
}

// Of two boxes the one with the larger "surface" is opened first.
//
// QUIRK(box-surface; test_midphase:the_box_that_is_opened_first): The surface of a box is computed
// with half size minus centre for a side. The marks in bvh_active depend on it, and the order of
// contacts within a flex.
static inline double midphase_surface(const double box[6]) {
  double x = box[3] - box[0], y = box[4] - box[1], z = box[5] - box[2];
  return x * y + y * z + z * x;
}

// Mark two nodes as visited, by their numbers in the model, for visualization.
static inline void midphase_mark(Candidates* c, int node1, int node2) {
  if (!c->m->vis.global.bvactive) return;
  c->d->bvh_active[node1] = c->d->bvh_active[node2] = 1;
}

// Candidates among the geoms of two bodies that have trees, sorted.
//   reads  xipos ximat geom_xpos geom_xmat        writes  bvh_active
void midphase(Candidates* c, int b1, int b2);

#endif
