// Collision detection: from poses to contacts.
#ifndef COLLIDE_COLLIDE_H
#define COLLIDE_COLLIDE_H

#include "collide/candidates.h"

#include <corten/data.h>
#include <corten/model.h>

// Contacts of all geoms, in the order of their bodies. Empties the arena first.
//   reads   xipos ximat geom_xpos geom_xmat        writes   contact ncon bvh_active
void collide(const ctModel* m, ctData* d);

// All pairs of geoms that masks, welds, parents, excluded pairs and pair elements let through, in
// the order of candidates, whatever their places; d must have no hooks. The list is in the arena of
// d. Returns how many, -1: no memory.
int collide_list(const ctModel* m, ctData* d, const Candidate** list);

// `collide` for those pairs of that list whose bounding spheres overlap (candidates_apart). False:
// a contact is so shallow that only `collide` can tell whether its boxes touch; call that.
//   reads   geom_xpos geom_xmat        writes   contact ncon
bool collide_listed(const ctModel* m, ctData* d, const Candidate* list, int n);

// What the narrow phase finds for one pair: dist, pos and two axes of each contact, con with room
// for ctMAXCONPAIR. Returns their number; that of a user's collider may be out of range.
int collide_candidate(const ctModel* m, const ctData* d, ctContact* con, const Candidate* c);

#endif
