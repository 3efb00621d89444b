// Changes of the acceleration by all inputs at once.
#ifndef DIFF_COLUMNS_H
#define DIFF_COLUMNS_H

#include "diff/param_diff.h"

// X (nv x columns) = da by the inputs. False: no memory.
bool columns_of_acceleration(DiffPoint* p, const ParamSelection* param, double* X);

// X becomes da', the change of the acceleration that the integrator moves on with.
bool columns_of_step(const DiffPoint* p, const Damped* s, const ParamSelection* param, double* X);

#endif
