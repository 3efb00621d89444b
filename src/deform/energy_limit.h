// No substep gives a deformable body more energy than it had and than others gave it.
//
// A projection per substep is not the end of a substep of implicit Euler: what contacts move after
// it strains elements that have had their turn, and elements undo what others did. So after the
// projections of a substep
//
//   T(v) + E(x)  <=  T(v0) + E(x0) + sum f (x - x0)    over gravity, user, wind, contacts, holders
//
// is tested for each body. A body that fails is projected again, with its contacts. If that does
// not help, the part of its motion that is no rigid motion of a connected part is scaled down,
// which leaves linear and angular momentum as they are.
#ifndef DEFORM_ENERGY_LIMIT_H
#define DEFORM_ENERGY_LIMIT_H

#include "deform/work.h"

void energy_limit_begin(DeformWork* w); // energies at the start of the step
void energy_limit_begin_substep(DeformWork* w, const double gravity[3]); // after the prediction

// Which bodies have too much energy with velocities (x - x0) / dt, and which are to be projected
// again? False: none.
bool energy_limit_find(DeformWork* w, const ctModel* m, const ctData* d);

// If that did not help: the part of x - x0 that is no rigid motion becomes shorter.
void energy_limit_positions(DeformWork* w);

// Velocities of these bodies, after they are known; and the energies of the next substep.
void energy_limit_velocities(DeformWork* w);

#endif
