// Sleeping: trees that have been quiet for a while stand still until something disturbs them.
#ifndef STEP_SLEEP_H
#define STEP_SLEEP_H

#include "model/awake.h"

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

static inline bool sleep_enabled(const ctModel* m) {
  return (m->opt.enableflags & ctENBL_SLEEP) != 0;
}

// Kinematics, and then wake the trees that the user has disturbed: moved, given a velocity, pushed.
//   reads   qpos qvel qfrc_applied xfrc_applied tree_asleep     writes   tree_asleep, awake lists
void sleep_kinematics(const ctModel* m, ctData* d);

// Wake a sleeping tree that a tendon at its limit, a contact or an equality ties to one that is
// awake. Each returns whether any woke.
bool sleep_wake_tendons(const ctModel* m, ctData* d);
bool sleep_wake_contacts(const ctModel* m, ctData* d);
bool sleep_wake_equalities(const ctModel* m, ctData* d);

// Wake trees that a deformable body touched in the last step with a vertex faster than the
// tolerance of sleeping. Until then they stand still like fixed bodies.
bool sleep_wake_touched(const ctModel* m, ctData* d);

// Put the trees that begin asleep (sleep policy init) to sleep, at the end of a reset; everything
// else of the data must be up to date. Those that cannot are awake, with a warning.
bool sleep_wants_start(const ctModel* m); // has the model such trees?
void sleep_start(const ctModel* m, ctData* d);

// Count the quiet steps of the trees, and put islands to sleep that have been quiet for ctMINAWAKE
// steps: their velocity becomes zero. Returns the number of trees; the awake lists are not touched.
//   reads   qvel qfrc_applied xfrc_applied islands     writes   tree_asleep qvel qacc
int sleep_fall(const ctModel* m, ctData* d);

// qvel += h qacc, then qpos += h v (or the new velocity), of the dofs that are awake.
void sleep_advance(const ctModel* m, ctData* d, const double* qacc, const double* v);

// Sleeping trees get the coordinates they had before, bit by bit.
void sleep_restore(const ctModel* m, ctData* d, const double* before);

// Numbers of sleeping dofs become what they were before.
void sleep_keep(const ctModel* m, const ctData* d, double* x, const double* before);

#endif
