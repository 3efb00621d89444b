// cmocka, and a comparison of doubles (its own compares floats).
#ifndef UNIT_GEOM_NEAR_H
#define UNIT_GEOM_NEAR_H

#include "support/cmocka_all.h"

#include <math.h>

#define assert_near(a, b, tolerance)                                                               \
  do {                                                                                             \
    double near_a = (a), near_b = (b);                                                             \
    if (!(fabs(near_a - near_b) <= (tolerance))) fail_msg("%.17g is not %.17g", near_a, near_b);   \
  } while (0)

#endif
