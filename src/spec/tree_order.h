// Order of the lists of a spec.
#ifndef SPEC_TREE_ORDER_H
#define SPEC_TREE_ORDER_H

#include "spec/spec.h"

// Bodies, frames, joints, geoms, sites, cameras and lights in the order of the tree, which is that
// of the model: a body before what is below it. False when out of memory: nothing has changed.
bool tree_order(Spec* spec);

// Bodies above the deepest one, itself included; -1 when out of memory.
int tree_order_depth(Spec* spec);

#endif
