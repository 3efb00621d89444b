// Contacts of a step as the user reads them.
#ifndef DEFORM_RECORD_H
#define DEFORM_RECORD_H

#include "deform/work.h"

// Keep what candidates have collected, before they are found anew; false: out of memory.
bool record_candidates(DeformWork* w);

// Contacts of the step into the set, merged and in order; flags of colliding vertices; the mean
// wrench on rigid bodies. False: out of memory.
bool record_finish(DeformWork* w, DeformSet* s, const ctModel* m);

#endif
