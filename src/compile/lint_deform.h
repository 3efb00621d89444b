// What is allowed in deformable bodies and yet looks like a mistake.
#ifndef COMPILE_LINT_DEFORM_H
#define COMPILE_LINT_DEFORM_H

#include "spec/spec.h"

#include <corten/corten.h>

void lint_deform(Spec* spec, const ctModel* m, ErrorList* out);

#endif
