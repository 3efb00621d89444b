#define CT_LANES 2
#include "math/fn_lanes.h"
