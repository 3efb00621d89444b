// Gradient of y' tau by position and velocity, tau from the recursive Newton-Euler algorithm: O(n).
#ifndef DIFF_TREE_GRADIENT_H
#define DIFF_TREE_GRADIENT_H

#include "base/arena.h"
#include "diff/tree_motion.h"

#include <corten/data.h>

// sink->row += scale sink->left' dtau; of the columns of `to`. False: no memory.
//   reads   cinert cdof
bool tree_gradient(const ctModel* m, const ctData* d, const TreeMotion* x, Arena* arena,
                   TreeColumns to);

#endif
