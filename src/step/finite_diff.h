// Derivatives of a step and of inverse dynamics by finite differences: the public functions
// ctd_transitionFD and ctd_inverseFD. One block of memory is taken and given back in each call.
//
// Cost: one step for each input (two when centred), from the stage on that the input changes:
//   controls and activations    forces and integration, with the factor of the implicit integrators
//                               kept from the step in the middle
//   velocities                  velocity stage on
//   positions                   all
// The matrices have as many columns as there are inputs. Afterwards the state is what it was; what
// is computed from it belongs to the last step that was tried.
#ifndef STEP_FINITE_DIFF_H
#define STEP_FINITE_DIFF_H

#include <corten/data.h>
#include <corten/model.h>

// ct_step when position (and velocity) have not changed since the last one: stage is the last stage
// whose results still hold.
void finite_diff_step(const ctModel* m, ctData* d, int stage, int skipsensor);

#endif
