// What fusing leaves behind in the volume trees of MuJoCo 3.5. It builds the tree of a body again
// after each body that joins it, and two things survive: inner nodes keep the geom that the node of
// the same index had before, and the arrays get one node too many for each time both had a tree.
// Models must be equal field by field, so this follows it.
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
