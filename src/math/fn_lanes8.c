#define CT_LANES 8
#include "math/fn_lanes.h"
