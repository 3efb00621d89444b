// Files -> specs.
#ifndef MJCF_MJCF_LOAD_H
#define MJCF_MJCF_LOAD_H

#include "spec/spec.h"

// The model of a file, inside `depth` others. NULL and the reason in the buffer if it is bad.
Spec* mjcf_load_file(const char* filename, const ctVFS* vfs, int depth, char* error, int error_sz);

#endif
