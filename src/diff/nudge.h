// Differences of single force terms, for those without a derivative in closed form: never of a
// step, and never through contacts or the solver.
#ifndef DIFF_NUDGE_H
#define DIFF_NUDGE_H

#include "diff/dofs.h"

// What is differentiated: n numbers of a position, or of a velocity.
typedef struct Nudged {
  int n;
  void (*refresh)(const ctModel* m, ctData* d); // stages between qpos and the numbers
  void (*read)(const Diff* x, void* user, double* to);
  void* user;
  bool velocity; // by qvel instead of qpos
  double step;   // 0: 1e-3
} Nudged;

// slope[k * set.n + place] = d number_k / dq by differences of fourth order over the dofs of a set;
// slope has n x set.n numbers. Positions and the stages are as before afterwards. False: no memory.
bool nudge(const Diff* x, const DofSet* set, const Nudged* what, double* slope);

#endif
