// cmocka, and the absolute comparison of doubles under a short name.
#ifndef UNIT_GEOM_NEAR_H
#define UNIT_GEOM_NEAR_H

#include "support/numbers.h"

#define assert_near(a, b, tolerance) assert_within(a, b, tolerance)

#endif
