// Runs that were reset. A step that finds a bad state resets the data and goes on from the start,
// so that everything a test measures afterwards looks stable. Every test therefore fails when it
// releases a data that a step has reset, unless it says that the reset is what it wants.
#ifndef SUPPORT_STABLE_H
#define SUPPORT_STABLE_H

#include "support/cmocka_all.h"

#include <corten/corten.h>

// How often steps of this run found a bad position, velocity or acceleration.
int stable_resets(const ctData* d);

// The test is about bad states: forget those of this run.
void stable_forget(ctData* d);

#endif
