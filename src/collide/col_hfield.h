// Contacts of a height field with convex shapes.
#ifndef CORTEN_COLLIDE_COL_HFIELD_H
#define CORTEN_COLLIDE_COL_HFIELD_H

#include "collide/narrowphase.h"

int col_hfield(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2, cttNum margin);

#endif
