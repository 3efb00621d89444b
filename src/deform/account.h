// No body has more energy than was put into it.
//
// A substep is not solved to the end: what a contact moves last strains stiff elements, and the
// next projections turn that strain into motion that nobody paid for. Each body of projected
// elements has an account of the energy that it may turn into motion, in joules and part of its
// state. With T the kinetic energy,
//
//   account += T(before) + work - T(after),   work: gravity, the user's forces, wind, what moves
//
// in each substep, so that the account takes what elements, contacts and friction took from the
// motion and gives what they return. It begins with the elastic energy of the body; what a user
// adds to that by moving vertices is added. As long as it is not overdrawn nothing is changed, and
// it is not where the solver loses energy on the whole, which implicit steps do. Where it is
// overdrawn the part of the velocities that is no rigid motion of a connected part is scaled down
// by what is missing: linear and angular momentum stay as they are.
//
// Chains have no account: they are solved directly, and pass on more work than they have energy.
#ifndef DEFORM_ACCOUNT_H
#define DEFORM_ACCOUNT_H

#include "deform/work.h"

void account_open(DeformPart* p);                                      // at the start of a step
void account_add(DeformPart* p, const double f[3], const double u[3]); // work of f over u

// After the velocities of a substep are known: books it, and slows the part down.
void account_settle(DeformWork* w, DeformPart* p, const double gravity[3]);
void account_close(DeformPart* p); // at the end of a step

#endif
