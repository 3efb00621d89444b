// Products of the derivative of a step with vectors.
#ifndef DIFF_PRODUCT_H
#define DIFF_PRODUCT_H

#include "diff/diff_pass.h"
#include "diff/param_diff.h"

// What a product reads and writes; NULL: none. Sizes as in schema/api.schema.
typedef struct StepGradient {
  const double *gy, *gs;
  double *gx, *gu, *gp;
} StepGradient;

// Backwards through the step of an open pass (RK4: one without a point). Outputs are set, gp is
// added to. False: no memory.
bool product_backward(DiffPass* s, const ParamSelection* param, const StepGradient* g);

#endif
