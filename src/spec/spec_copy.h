// A second spec with the same content.
#ifndef SPEC_SPEC_COPY_H
#define SPEC_SPEC_COPY_H

#include "spec/spec.h"

// Everything but the text it was read from: errors of the copy name elements without lines. NULL
// when out of memory.
Spec* spec_copy(const Spec* from);

#endif
