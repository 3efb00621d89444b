// Limits on memory and time that a short file can cause.
#ifndef COMPILE_SIZE_LIMIT_H
#define COMPILE_SIZE_LIMIT_H

#include "compile/build.h"

// Sizes of the model, and iterations of its options. An error has the number and the limit.
Status size_limit_check(const Build* b, const ctModel* m);

#endif
