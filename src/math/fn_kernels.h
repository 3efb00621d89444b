// All kernels of the functions of reals, over real.
#ifndef MATH_FN_KERNELS_H
#define MATH_FN_KERNELS_H

#include "math/fn_arc.h"
#include "math/fn_cbrt.h"
#include "math/fn_exp.h"
#include "math/fn_log.h"
#include "math/fn_pow.h"
#include "math/fn_tanh.h"
#include "math/fn_trig.h"

#endif
