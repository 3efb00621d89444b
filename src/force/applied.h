// Forces set by the user.
#ifndef FORCE_APPLIED_H
#define FORCE_APPLIED_H

#include "base/real.h"

#include <corten/data.h>
#include <corten/model.h>

// qfrc += J' xfrc_applied over all bodies, force and torque at the centre of mass of the body
//   reads   xfrc_applied xipos cdof subtree_com
void applied_add(const ctModel* m, const ctData* d, real* qfrc);

#endif
