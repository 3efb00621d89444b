// Derivatives of the recursive Newton-Euler algorithm by position and velocity.
#ifndef DIFF_TREE_DIFF_H
#define DIFF_TREE_DIFF_H

#include "base/arena.h"
#include "diff/sink.h"

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

// tau = M(q) qacc + C(q, qvel) - gravity - J' wrench. NULL: zero. The wrenches are about the centre
// of mass of the tree and keep their numbers; only the motions S that they work on turn.
typedef struct TreeMotion {
  const double *qvel, *qacc;
  const double* wrench; // 6 per body, what acts on it
  bool gravity;
} TreeMotion;

// Where scale * dtau/dq goes, from column q on, and scale * dtau/dv, from column v on; a column <
// 0: not wanted.
typedef struct TreeColumns {
  const DiffSink* sink;
  int q, v;
  double scale;
} TreeColumns;

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
