// What is allowed in a model and yet looks like a mistake.
#ifndef COMPILE_LINT_H
#define COMPILE_LINT_H

#include "spec/spec.h"

#include <corten/corten.h>

// Adds a warning with its place to the list for everything suspicious in a spec and the model that
// was compiled from it.
void lint(Spec* spec, const ctModel* m, ErrorList* out);

#endif
