// From a spec to a model.
#ifndef COMPILE_COMPILE_H
#define COMPILE_COMPILE_H

#include "base/error.h"

#include <corten/model.h>
#include <corten/spec.h>

// Files come from vfs, which may be NULL, and from disk. NULL with every error of the failing pass
// in err. The values of the spec are not changed; its elements learn their numbers in the model.
ctModel* compile(ctSpec* spec, const ctVFS* vfs, ErrorList* err);

#endif
