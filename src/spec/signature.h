// One number computed from the elements of a spec, which distinguishes its models from those of
// other specs.
#ifndef SPEC_SIGNATURE_H
#define SPEC_SIGNATURE_H

#include "spec/spec.h"

#include <stdint.h>

// From the kind, name and body of every element, in order; values do not count. Never 0.
uint64_t signature_of(Spec* spec);

// Every element keeps the signature of its spec.
void signature_keep(Spec* spec, uint64_t signature);

#endif
