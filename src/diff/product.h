// Products of the derivative of a step with vectors.
#ifndef DIFF_PRODUCT_H
#define DIFF_PRODUCT_H

#include "diff/param_diff.h"
#include "diff/session.h"

// What a product reads and writes; NULL: none. Sizes as in schema/api.schema.
typedef struct StepGradient {
  const double *gy, *gs;
  double *gx, *gu, *gp;
} StepGradient;

// Backwards through the step of an open session (RK4: one without a point). Outputs are set, gp is
// added to. False: no memory.
bool product_backward(DiffSession* s, const ParamSelection* param, const StepGradient* g);

#endif
