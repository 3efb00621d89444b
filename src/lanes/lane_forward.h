// The stages of ct_forward for a group of worlds, in the order of step/forward.c.
#ifndef LANES_LANE_FORWARD_H
#define LANES_LANE_FORWARD_H

#include "lanes/lane_move.h"

// Everything, and with sensors what they read.
void lane_forward(LaneGroup* g, bool sensors);

// Which stages of the model run in lanes.
void lane_forward_plan(LaneGroup* g);

#endif
