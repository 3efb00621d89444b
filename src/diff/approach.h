// Geoms that do not touch but are close to it.
#ifndef DIFF_APPROACH_H
#define DIFF_APPROACH_H

#include "diff/diff.h"

// List the pairs whose contact is about to appear, in the distance opt.neardist relative to the
// smaller geom; only where that is set: every pair that may collide is looked at.
//   reads   geom_xpos geom_xmat contact
void approach_list(const Diff* x);

#endif
