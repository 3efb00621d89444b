// What fusing leaves behind in volume trees: the tree of a body is built again after each body that
// joins it.
//
// QUIRK(fused-volume-trees; test_fuse:the_tree_of_volumes_has_what_fusing_leaves_behind): Inner
// nodes keep the geom that the node of the same index had before fusing, and the arrays get one
// node too many for each time both bodies had a tree.
#ifndef COMPILE_FUSE_BVH_H
#define COMPILE_FUSE_BVH_H

#include "compile/build.h"

// Nodes of one body's tree: the geom of each, -1 if none.
typedef struct FuseTree {
  int* geom;
  int count;
} FuseTree;

// Trees of all bodies before any is fused, geoms by index; NULL when out of memory.
FuseTree* fuse_bvh_start(const Build* b);
void fuse_bvh_free(FuseTree* tree, int nbody);

// Body i has been fused into its parent, whose inertial frame is final for now. False when out of
// memory. Adds to b->bvh_extra.
bool fuse_bvh_join(Build* b, FuseTree* tree, int i);

#endif
