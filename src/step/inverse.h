// Inverse dynamics: the force that makes the acceleration qacc.
#ifndef STEP_INVERSE_H
#define STEP_INVERSE_H

#include <corten/data.h>
#include <corten/model.h>

#include <stddef.h>

//   reads   qpos qvel qacc     writes   everything of position and velocity, qfrc_inverse
void inverse(const ctModel* m, ctData* d);

// Working memory of data_outer_scratch.
size_t inverse_outer_scratch(const ctModel* m);

#endif
