// How lengths and moments of actuators change with position.
#ifndef DIFF_LEVER_H
#define DIFF_LEVER_H

#include "diff/tendon_diff.h"

typedef struct Lever {
  int n;
  int* dof;       // ascending, all that the length or the moment depends on
  double* moment; // n
  double* length; // n, dl/dq
  double* H;      // n x n, d moment_i / dq_j; NULL: zero
} Lever;

// Of all actuators, in the arena. False: no memory.
//   reads   actuator_moment qpos site_xpos site_xmat cdof subtree_com
bool lever_all(const Diff* x, const TendonSlope* tendon, Lever* lever);

#endif
