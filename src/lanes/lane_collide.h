// The search for contacts of a group of worlds.
#ifndef LANES_LANE_COLLIDE_H
#define LANES_LANE_COLLIDE_H

#include "lanes/lane_move.h"

bool lane_collide_init(LaneGroup* g); // false: out of memory
void lane_collide_free(LaneGroup* g);

void lane_collide(LaneGroup* g);

#endif
