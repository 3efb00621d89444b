// Forces of constraints and accelerations of a group of worlds.
#ifndef LANES_LANE_SOLVE_H
#define LANES_LANE_SOLVE_H

#include "lanes/lane_move.h"

bool lane_solve_init(LaneGroup* g); // false: out of memory
void lane_solve_free(LaneGroup* g);

// Are rows made here? Then worlds have none (nefc is 0).
bool lane_solve_makes_rows(const LaneGroup* g);

void lane_solve(LaneGroup* g);

#endif
