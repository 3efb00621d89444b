// Derivatives of the sensors of a step, by differences of the sensors along the derivative of the
// acceleration: no step is repeated and nothing is solved.
#ifndef DIFF_SENSOR_DIFF_H
#define DIFF_SENSOR_DIFF_H

#include "diff/point.h"

// C (sensors x state) and D (sensors x controls), either may be NULL. X (nv x columns of p): da by
// the inputs. The stages of the data are computed again at the end; rows and contacts of the point
// are no longer valid. False: no memory.
bool sensor_diff_matrix(const DiffPoint* p, const double* X, double* C, double* D);

// ds for a change of all inputs, with the change of the acceleration that belongs to it.
bool sensor_diff_forward(const DiffPoint* p, const double* in, const double* acc, double* ds);

#endif
