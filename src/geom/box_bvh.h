// Bounding volume hierarchies over boxes that stand in the axes of the tree.
#ifndef GEOM_BOX_BVH_H
#define GEOM_BOX_BVH_H

#include "geom/bvh.h"

typedef struct BoxLeaf {
  double lo[3], hi[3];
  double key[3]; // where it is, for splitting
  int id;
} BoxLeaf;

// Build the tree, bvh_count(n) nodes, parents before children. Each node is split at the median of
// the keys along its longest side. order is workspace for n ints.
void box_bvh_build(BvhNode* tree, const BoxLeaf* leaf, int* order, int n);

#endif
