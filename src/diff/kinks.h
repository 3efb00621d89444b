// Changes of the active set and of clamps that are near a state.
#ifndef DIFF_KINKS_H
#define DIFF_KINKS_H

#include "diff/point.h"

// List them in the info.
void kinks_find(const DiffPoint* p);

#endif
