// Contacts of parts of flexes: vertices against planes, elements against geoms and each other, and
// within a flex.
#ifndef COLLIDE_COL_FLEX_H
#define COLLIDE_COL_FLEX_H

#include "collide/candidates.h"
#include "collide/contact.h"

// Place and normal of the contacts of a candidate of one of the kinds below -1; at most
// ctMAXCONPAIR.
//   reads   flexvert_xpos flexelem_aabb geom_xpos geom_xmat        writes   con
int col_flex(const ctModel* m, const ctData* d, ctContact* con, const Candidate* c);

// Members that all contacts of such a candidate share.
void col_flex_param(const ctModel* m, ContactParam* p, const Candidate* c);

// The objects of a contact: geom, flex, elem and vert.
void col_flex_sides(ctContact* con, const Candidate* c);

#endif
