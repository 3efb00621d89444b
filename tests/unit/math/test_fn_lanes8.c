#define LANES 8
#include "unit/math/fn_lane_cases.h"
