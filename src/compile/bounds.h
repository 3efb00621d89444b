// Pass: what collision detection needs of whole bodies.
#ifndef COMPILE_BOUNDS_H
#define COMPILE_BOUNDS_H

#include "compile/build.h"

// Union of contact masks and largest margin of each body's geoms.
void bounds_masks(Build* b);

// Leaves of the colliding geoms of one body, in its frame; returns how many.
int bounds_leaves(const Build* b, const BuildBody* body, BvhLeaf* leaf);

// Bounding volume hierarchy of each body's colliding geoms, in its inertial frame.
Status bounds_trees(Build* b);

#endif
