// Contacts of two geoms: which collider serves a pair of types.
#ifndef COLLIDE_NARROWPHASE_H
#define COLLIDE_NARROWPHASE_H

#include "base/assert.h"
#include "model/data.h"

#include <corten/data.h>
#include <corten/model.h>

// By type of the first and the second geom, the first type not above the second; NULL: such a pair
// never touches. A collider returns how many contacts it wrote (at most ctMAXCONPAIR) and writes of
// each dist, pos, frame[0..2] (the normal, from the first geom to the second) and frame[3..5] (a
// tangent, or zeros).
extern const ctfCollision narrowphase[ctNGEOMTYPES][ctNGEOMTYPES];

// The collider of a pair of types: of the user's table, if the data has one (ct_setCallbacks).
static inline ctfCollision narrowphase_of(const ctData* d, int type1, int type2) {
  CT_ASSERT(0 <= type1 && type1 <= type2 && type2 < ctNGEOMTYPES);
  const ctfCollision* own = data_own_const(d)->hook.collision;
  return own ? own[type1 * ctNGEOMTYPES + type2] : narrowphase[type1][type2];
}

#endif
