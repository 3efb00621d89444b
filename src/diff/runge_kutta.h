// Derivatives of a Runge-Kutta step by the chain rule over its stages.
#ifndef DIFF_RUNGE_KUTTA_H
#define DIFF_RUNGE_KUTTA_H

#include "diff/diff_pass.h"
#include "diff/param_diff.h"

// Y ((2 nv + na) x columns): change of the next state by all inputs. The pass is opened without
// a point; the data is as after ct_forward afterwards. False: no memory.
bool runge_kutta_matrix(DiffPass* s, const ParamSelection* param, double* Y);

#endif
