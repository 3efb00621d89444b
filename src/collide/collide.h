// Collision detection: from poses to contacts.
#ifndef COLLIDE_COLLIDE_H
#define COLLIDE_COLLIDE_H

#include "collide/candidates.h"

#include <corten/data.h>
#include <corten/model.h>

// Contacts of all geoms, in the order of their bodies. Empties the arena first.
//   reads   xipos ximat geom_xpos geom_xmat        writes   contact ncon bvh_active
void collide(const ctModel* m, ctData* d);

// What the narrow phase finds for one pair: dist, pos and two axes of each contact, con with room
// for ctMAXCONPAIR. Returns their number; that of a user's collider may be out of range.
int collide_candidate(const ctModel* m, const ctData* d, ctContact* con, const Candidate* c);

#endif
