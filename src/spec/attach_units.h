// Attached elements keep the units of their own spec (spec_compiler); a document has one.
#ifndef SPEC_ATTACH_UNITS_H
#define SPEC_ATTACH_UNITS_H

#include "spec/spec.h"

// Values of elements that came from specs with other settings become what they mean under the
// spec's own: angles, orientations, limits that the settings find, the alignment of free joints.
void attach_units(Spec* spec);

#endif
