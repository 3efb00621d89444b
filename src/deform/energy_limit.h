// No substep gives a deformable body more kinetic energy than it had, than others gave it, and than
// its elements released.
//
// A projection per substep is not the end of a substep of implicit Euler: elements undo what others
// did, and push against contacts with forces that the rest of the body would have taken up. So
// after the projections of a substep
//
//   T(v)  <=  T(v0) + sum f (x - x0) + max(0, E(x0) - E(x))   f: gravity, user, wind, contacts,
//                                                             holders
//
// is tested for each body. A body that fails is projected again, with its contacts. If that does
// not help, the part of its velocities that is no rigid motion of a connected part is scaled down,
// which leaves linear and angular momentum as they are. Chains and bodies with attachments are not
// limited: they pass on more work than they have energy. Elastic energy is not limited: contacts
// strain the elements that they touch last, and the next substep takes that back.
#ifndef DEFORM_ENERGY_LIMIT_H
#define DEFORM_ENERGY_LIMIT_H

#include "deform/work.h"

void energy_limit_begin(DeformWork* w); // energies at the start of the step
void energy_limit_begin_substep(DeformWork* w, const double gravity[3]); // after the prediction

// Which bodies have too much kinetic energy with velocities (x - x0) / dt, and which are to be
// projected again? False: none.
bool energy_limit_find(DeformWork* w, const ctModel* m, const ctData* d);

// Velocities of these bodies, after they are known; and the energies of the next substep.
void energy_limit_velocities(DeformWork* w);

#endif
