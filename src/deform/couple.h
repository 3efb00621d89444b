// The step of the deformable bodies of a data, together with the rigid bodies that they touch
// (docs/decisions/0016-deformable-bodies.md).
#ifndef DEFORM_COUPLE_H
#define DEFORM_COUPLE_H

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

struct DeformSet;

// From the state to the end of the step: x_next, v_next of the bodies, contacts, and the mean
// generalized force on the rigid bodies, qfrc of the set. The rigid world was solved without it.
// Returns whether qfrc is not zero: then rows are to be solved again with it.
//   reads   qvel qacc qacc_warmstart efc_* M qLD poses      writes   the set of d
bool deform_solve(const ctModel* m, ctData* d);

// What positions have to move besides h times the new velocity, so that rigid bodies end where the
// deformable bodies met them. False: nothing.
bool deform_shift(const ctModel* m, ctData* d, double* shift);

// The end of the step becomes the state.
void deform_commit(const ctModel* m, ctData* d);

// Velocities and forces are zero, contacts are gone, positions stay.
void deform_rest(struct DeformSet* s, int nv);

#endif
