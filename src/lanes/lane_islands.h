// Islands of a group of worlds whose model has several trees.
#ifndef LANES_LANE_ISLANDS_H
#define LANES_LANE_ISLANDS_H

#include "lanes/lane_move.h"

bool lane_islands_init(LaneGroup* g); // false: out of memory
void lane_islands_free(LaneGroup* g);

// In the place of `constrain` in each world.
void lane_islands_solve(LaneGroup* g);

#endif
