#define CT_LANES 4
#include "math/fn_lanes.h"
