// Pairs of geoms of two bodies, by their trees of boxes.
#ifndef COLLIDE_MIDPHASE_H
#define COLLIDE_MIDPHASE_H

#include "base/assert.h"
#include "collide/box_pair.h"
#include "collide/candidates.h"

// Centre and half sizes of a box in a frame.
typedef struct FramedBox {
  const double* aabb;
  BoxFrame frame;
} FramedBox;

// Two oriented boxes that no face separates by more than margin; r: how their frames lie. Where the
// last bit decides, it is MuJoCo's, which rounds boxes of geoms and nodes of trees differently.
bool midphase_boxes_touch(const BoxPair* r, FramedBox x, FramedBox y, double margin);
bool midphase_nodes_touch(const BoxPair* r, FramedBox x, FramedBox y, double margin);

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

// Pairs of nodes of two trees that are still to be visited. Both trees are balanced, so that the
// stack is large enough for any number of leaves.
enum { MIDPHASE_STACK = 256 };
typedef struct NodePairs {
  int n, node[MIDPHASE_STACK][2];
} NodePairs;

// A node of a tree, the children of all nodes of that tree, and the box of the node.
typedef struct TreeNode {
  const int* child;
  int node;
  const double* box;
} TreeNode;

// Take the next pair from the stack; false if there is none.
static inline bool midphase_next(NodePairs* s, int* node1, int* node2) {
  if (s->n == 0) return false;
  s->n--;
  *node1 = s->node[s->n][0];
  *node2 = s->node[s->n][1];
  return true;
}

// Two nodes that touch and are not both leaves: visit the children of the larger, or of the only
// one with children, each with the other node. False if the stack is too small.
static inline bool midphase_descend(NodePairs* s, TreeNode x, TreeNode y) {
  if (s->n + 2 > MIDPHASE_STACK) return false;
  bool first =
      midphase_is_leaf(y.child, y.node) ||
      (!midphase_is_leaf(x.child, x.node) && midphase_surface(x.box) > midphase_surface(y.box));
  const int* child = first ? x.child + 2 * x.node : y.child + 2 * y.node;
  for (int i = 0; i < 2; i++) {
    if (child[i] < 0) continue;
    CT_ASSERT(s->n < MIDPHASE_STACK);
    s->node[s->n][0] = first ? child[i] : x.node;
    s->node[s->n][1] = first ? y.node : child[i];
    s->n++;
  }
  return true;
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
