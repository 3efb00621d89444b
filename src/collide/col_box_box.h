// Contacts of two boxes: separating axes, then clipping.
#ifndef COLLIDE_COL_BOX_BOX_H
#define COLLIDE_COL_BOX_BOX_H

#include "collide/placed.h"

int col_box_box(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2, cttNum margin);

#endif
