// What derivatives of the recursive Newton-Euler algorithm take, and where they go.
#ifndef DIFF_TREE_MOTION_H
#define DIFF_TREE_MOTION_H

#include "diff/sink.h"
#include "generated/kinds.h"

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

// The dofs of a joint that share the motion before them: from dof i to the end returned. The
// translations of a free joint are such a group, along the axes of the world, its turns another.
static inline int tree_motion_group_end(const ctModel* m, int i) {
  int j = m->dof_jntid[i], first = m->jnt_dofadr[j];
  const JointKind* kind = joint_kind + m->jnt_type[j];
  if (kind->scalar) return i + 1;
  return i < first + kind->translations ? first + kind->translations : first + kind->nv;
}

#endif
