// From a spec to a model.
#ifndef COMPILE_COMPILE_H
#define COMPILE_COMPILE_H

#include "base/error.h"

#include <corten/model.h>
#include <corten/spec.h>

// Files come from vfs, which may be NULL, and from disk. NULL with every error of the failing pass
// in err. The values of the spec are not changed; its elements get their indices in the model.
ctModel* compile(ctSpec* spec, const ctVFS* vfs, ErrorList* err);

// The same for a parsed spec, which collects the errors. A buffer gets these, or the warnings of
// reading and compiling.
ctModel* compile_reported(ctSpec* spec, const ctVFS* vfs, char* error, int error_sz);

// Numbers of m that differ from those of old, which the spec gives, go into the spec. NULL, or why
// not as a constant text: copy_back_other for a model of other elements, which changes nothing.
extern const char copy_back_other[];
const char* copy_back(ctSpec* spec, const ctModel* m, const ctModel* old);

#endif
