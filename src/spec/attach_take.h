// Attaching without a copy: elements leave their spec for another one.
//
// A pointer to an element of the child is one to an element of the parent afterwards. The
// attachment first makes copies (attach.c); then each copy and its original change places in memory
// (spec_exchange). So the parent has the originals, and the child keeps the copies as stand-ins,
// each of which points to the element that it stands for: looking through the child leads there.
// The two specs can be freed in any order.
#ifndef SPEC_ATTACH_TAKE_H
#define SPEC_ATTACH_TAKE_H

#include "spec/attach_plan.h"

// Let all pairs change places, and forget them. The child cannot be compiled any more.
void attach_take_exchange(const Attach* a);

#endif
