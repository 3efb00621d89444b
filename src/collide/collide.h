// Collision detection: from poses to contacts.
#ifndef COLLIDE_COLLIDE_H
#define COLLIDE_COLLIDE_H

#include <corten/data.h>
#include <corten/model.h>

// Contacts of all geoms, in the order of their bodies. Empties the arena first.
//   reads   xipos ximat geom_xpos geom_xmat        writes   contact ncon bvh_active
void collide(const ctModel* m, ctData* d);

#endif
