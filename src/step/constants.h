// Quantities of the model that follow from its reference configuration qpos0.
#ifndef STEP_CONSTANTS_H
#define STEP_CONSTANTS_H

#include <corten/data.h>
#include <corten/model.h>

#include <stddef.h>

// d is working memory: its state is replaced by qpos0 at rest.
//   writes  body_subtreemass dof_M0 body_invweight0 dof_invweight0 ngravcomp, camera and light
//   reference poses,
//           and the statistics that were not set (NaN): meaninertia meanmass meansize extent center
void constants(ctModel* m, ctData* d);

// Working memory of data_outer_scratch.
size_t constants_outer_scratch(const ctModel* m);

#endif
