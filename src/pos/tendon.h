// Tendons: paths, lengths, and how lengths change with the joints.
#ifndef POS_TENDON_H
#define POS_TENDON_H

#include "base/real.h"

#include <corten/data.h>
#include <corten/model.h>

#include <stddef.h>

// Length and Jacobian of every tendon, and the points of its path.
//   reads   qpos site_xpos geom_xpos geom_xmat subtree_com cdof
//   writes  ten_length ten_J ten_J_rownnz ten_J_rowadr ten_J_colind ten_wrapadr ten_wrapnum
//   wrap_obj
//           wrap_xpos
void tendon(const ctModel* m, ctData* d);

// M += J' diag(armature) J, as far as M has room for it: pairs of dofs on one branch.
//   reads   ten_J     writes   M qM
void tendon_add_armature(const ctModel* m, ctData* d);

// Row of the Jacobian of a tendon: n numbers, and their dofs or NULL for all dofs in order.
typedef struct TendonRow {
  const real* J;
  const int* dof;
  int n;
} TendonRow;
TendonRow tendon_row(const ctModel* m, const ctData* d, int t);

// qfrc += J' f for one tendon
void tendon_apply(const ctModel* m, const ctData* d, int t, real f, real* qfrc);

// Working memory.
size_t tendon_scratch(const ctModel* m);

#endif
