#define LANES 4
#include "unit/math/fn_lane_cases.h"
