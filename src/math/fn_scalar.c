#include "math/fn.h"
#include "math/fn_kernels.h"

#define DEFINE_UNARY(f)                                                                            \
  double fn_##f(double x) { return fn_##f##_of(x); }
#define DEFINE_BINARY(f)                                                                           \
  double fn_##f(double x, double y) { return fn_##f##_of(x, y); }

FN_UNARY(DEFINE_UNARY)
FN_BINARY(DEFINE_BINARY)

void fn_sincos(double x, double* sine, double* cosine) { fn_sincos_of(x, sine, cosine); }
