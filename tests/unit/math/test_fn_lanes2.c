#define LANES 2
#include "unit/math/fn_lane_cases.h"
