// The gains of the library as rows of the open table. The first three compute what MuJoCo's gain
// types compute, times the input, to the last bit.
#ifndef FORCE_GAIN_TABLE_H
#define FORCE_GAIN_TABLE_H

#include <corten/plugin.h>

// force = k u
extern const ctpGain gain_table_fixed;

// force = (a + b length + c velocity) u
extern const ctpGain gain_table_affine;

// force = F0 FL(length) FV(velocity) u
extern const ctpGain gain_table_muscle;

// A motor at position r u drives the actuator through a spring and a damper:
// force = k (r u - length) + b (r u' - velocity)
extern const ctpGain gain_table_series_elastic;

#endif
