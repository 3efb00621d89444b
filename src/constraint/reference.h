// Velocity and reference acceleration of the rows.
#ifndef CONSTRAINT_REFERENCE_H
#define CONSTRAINT_REFERENCE_H

#include <corten/data.h>
#include <corten/model.h>

// vel = J qvel,  aref = -B vel - K imp (pos - margin)
//   reads   qvel efc_J efc_KBIP efc_pos efc_margin     writes   efc_vel efc_aref
void constraint_reference(const ctModel* m, ctData* d);

// r = J x, nefc numbers from nv
void reference_mul(const ctModel* m, const ctData* d, double* r, const double* x);

// r = J' x, nv numbers from nefc
void reference_mul_t(const ctModel* m, const ctData* d, double* r, const double* x);

#endif
