// Derivatives of the recursive Newton-Euler algorithm by position and velocity.
#ifndef DIFF_TREE_DIFF_H
#define DIFF_TREE_DIFF_H

#include "base/arena.h"
#include "diff/tree_motion.h"

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

// False: no memory.
//   reads   cinert cdof
bool tree_diff(const ctModel* m, const ctData* d, const TreeMotion* t, Arena* arena,
               TreeColumns to);

// Sum of S x over the dofs that move each body (6 nbody) and, per dof, (sum before its joint) x S
// (6 nv; NULL: not wanted).
void tree_diff_carry(const ctModel* m, const ctData* d, const double* x, double* body,
                     double* carry);

// Is a dof one of the three turns of a ball or free joint? These turn each other's axes.
bool tree_diff_turns_ball(const ctModel* m, int dof);

#endif
