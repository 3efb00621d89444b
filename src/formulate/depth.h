// Distances of contacts as formulations by projection take them.
#ifndef FORMULATE_DEPTH_H
#define FORMULATE_DEPTH_H

#include <corten/data.h>
#include <corten/model.h>

// The distance of a contact, but not below the overlap of the two geoms along its normal, which is
// the deepest that two convex bodies can be in each other in this direction. MuJoCo's test of two
// boxes, which is kept, may give a corner of nearly parallel faces a depth of centimetres; a force
// law takes it literally.
double depth_distance(const ctModel* m, const ctData* d, const ctContact* con);

#endif
