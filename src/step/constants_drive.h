// Constants of tendons, actuators and equality constraints.
#ifndef STEP_CONSTANTS_DRIVE_H
#define STEP_CONSTANTS_DRIVE_H

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>
#include <stddef.h>

// The trees along each tendon, and which trees tendons and actuators keep awake.
//   writes   tendon_treenum tendon_treeid tree_sleep_policy
void constants_drive_trees(ctModel* m, ctData* d);

// The tree that element k of a tendon's path belongs to, -1 for none.
int constants_drive_path_tree(const ctModel* m, int k);
// Does a tendon tie its trees together, so that none of them can sleep on its own?
bool constants_drive_ties(const ctModel* m, int t);

// What follows from the position stages at qpos0.
//   writes   tendon_length0 tendon_invweight0 actuator_length0 actuator_acc0 actuator_biasprm
//   eq_data
void constants_drive(ctModel* m, ctData* d);

// Rest lengths of tendon springs that are left to the pose qpos_spring. Leaves the data in that
// pose.
//   writes   tendon_lengthspring
void constants_drive_springs(ctModel* m, ctData* d);

// Working memory of data_outer_scratch.
size_t constants_drive_outer_scratch(const ctModel* m);

#endif
