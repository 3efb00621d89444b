// Files -> specs.
#ifndef MJCF_MJCF_LOAD_H
#define MJCF_MJCF_LOAD_H

#include "spec/spec.h"

// The model of a file that is a part of `around`, with its set of files. NULL and the reason in
// the buffer if it is bad.
Spec* mjcf_load_part(const char* filename, const Spec* around, char* error, int error_sz);

#endif
