// Islands: groups of kinematic trees that constraint rows join. Each is a problem of its own.
#ifndef CORTEN_CONSTRAINT_ISLAND_H
#define CORTEN_CONSTRAINT_ISLAND_H

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

// Find the islands and put everything that the solvers read into island order.
//   reads   efc_* contact M qLD qLDiagInv
//   writes  nisland nidof tree_island island_* map_* dof_island efc_island iM iLD iLDiagInv iefc_*
void island_find(const ctModel* m, ctData* d);

// Trees that a row acts on, in the order in which it names them; -1: a fixed body. Returns how many
// were written, at most `room`; those that do not fit are left out.
int island_trees(const ctModel* m, const ctData* d, int row, int* tree, int room);

#endif
