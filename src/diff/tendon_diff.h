// How the Jacobians of tendons change with position.
#ifndef DIFF_TENDON_DIFF_H
#define DIFF_TENDON_DIFF_H

#include "diff/dofs.h"

// Length l and Jacobian J of a tendon: dl/dq and dJ_i/dq_j over the dofs that move it.
typedef struct TendonSlope {
  int n;
  int* dof;       // ascending
  double* J;      // n, as the row of the data
  double* length; // n, dl/dq; differs from J for a joint that a fixed tendon names twice
  double* H;      // n x n, H[i * n + j] = dJ_i / dq_j; NULL: zero
} TendonSlope;

// Of all tendons, in the arena. False: no memory.
//   reads   ten_J site_xpos geom_xpos geom_xmat cdof subtree_com
bool tendon_diff_slopes(const Diff* x, TendonSlope* slope);

// A force f(l, dl/dt) along a tendon is part of the residual: r -= J' f, with the slopes of f.
typedef struct TendonPull {
  double force, by_length, by_velocity;
} TendonPull;
bool tendon_diff_pull(const Diff* x, const TendonSlope* t, TendonPull f);

// r += (J' armature J) acc, as far as M has room for it: pairs of dofs on one branch
void tendon_diff_armature(const Diff* x, const TendonSlope* t, double armature, const double* acc);

// Sum over i of y_i H_ij, into r (n numbers)
void tendon_diff_turn(const TendonSlope* t, const double* y, double* r);

#endif
