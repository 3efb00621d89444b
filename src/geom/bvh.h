// Bounding volume hierarchies: binary trees of boxes over a set of oriented boxes.
#ifndef GEOM_BVH_H
#define GEOM_BVH_H

typedef struct BvhLeaf {
  double pos[3], quat[4]; // frame of the element
  double aabb[6];         // its box in that frame: centre, half sizes
  int id;
  double key[3]; // position in the axes of the tree; set by bvh_build
  int order;     // place in the input; set by bvh_build
} BvhLeaf;

typedef struct BvhNode {
  double aabb[6]; // centre and half sizes in the axes of the tree
  int child[2];   // indices in the tree, -1 in leaves
  int id;         // of the element, -1 in inner nodes
  int depth;
} BvhNode;

// Nodes of a tree over n leaves.
static inline int bvh_count(int n) { return n > 0 ? 2 * n - 1 : 0; }

// A node without children and element, with the box from lo to hi; flat sides get a thickness.
// Returns the longest side, the first of equals.
int bvh_open_node(BvhNode* node, double lo[3], double hi[3], int depth);

// Build the tree in the frame (pos, quat), parents before children; leaf[] is reordered.
// Each node is split at the median of the positions along its longest side.
void bvh_build(BvhNode* tree, BvhLeaf* leaf, int n, const double pos[3], const double quat[4]);

#endif
