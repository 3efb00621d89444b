// Contacts of a box with spheres, capsules and boxes.
#ifndef COLLIDE_COL_BOX_H
#define COLLIDE_COL_BOX_H

#include "collide/col_round.h"

int col_box_ball(ctContact* con, const Ball* a, Placed box, double margin);
int col_box_capsule(ctContact* con, Placed capsule, Placed box, double margin);

// Colliders of geoms.
int col_sphere_box(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2,
                   cttNum margin);
int col_capsule_box(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2,
                    cttNum margin);

#endif
