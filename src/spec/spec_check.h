// Check of values that no pass can use, once before a spec is compiled, written or attached, so
// that later code may use a field as an index.
#ifndef SPEC_SPEC_CHECK_H
#define SPEC_SPEC_CHECK_H

#include "spec/spec.h"

// Fields outside their enum, and lists of one element whose lengths do not fit together, are
// errors. All of them are reported.
Status spec_check(const Spec* spec, ErrorList* err);

// Why the bones of a skin do not fit together; NULL if they do.
const char* spec_check_bones(const ctsSkin* s);

// Is this an integer that the field of a public struct may hold?
bool spec_check_choice(const SpecChoice* choice, int value);

#endif
