// What the compiler can build already. Everything is read; what has no row set to true in built.c
// is refused before compiling, so that nothing is dropped in silence.
#ifndef SPEC_BUILT_H
#define SPEC_BUILT_H

#include "spec/spec.h"

// An error for every element that cannot be built.
Status built_check(Spec* spec, ErrorList* err);

#endif
