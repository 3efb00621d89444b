// Islands: groups of kinematic trees that constraint rows join. Each is a problem of its own.
#ifndef CONSTRAINT_ISLAND_H
#define CONSTRAINT_ISLAND_H

#include "constraint/kind.h"

// Find the islands and put everything that the solvers read into island order.
//   reads   efc_* contact M qLD qLDiagInv
//   writes  nisland nidof tree_island island_* map_* dof_island efc_island iM iLD iLDiagInv iefc_*
void island_find(const ctModel* m, ctData* d);

// Trees that the first row of a block acts on, in the order in which it names them; -1: a fixed
// body. Returns how many were written, at most `room`, which is at least 2.
int island_trees(const ctModel* m, const ctData* d, const ConstraintBlock* b, int* tree, int room);

#endif
