// Lists of what takes part in the simulation.
#ifndef CORTEN_MODEL_AWAKE_H
#define CORTEN_MODEL_AWAKE_H

#include <corten/data.h>
#include <corten/model.h>

// Everything is awake.
//   writes  tree_asleep tree_awake body_awake body_awake_ind parent_awake_ind dof_awake_ind and
//   their counts
void awake_all(const ctModel* m, ctData* d);

#endif
