// Contacts of a plane with other shapes.
#ifndef COLLIDE_COL_PLANE_H
#define COLLIDE_COL_PLANE_H

#include "collide/placed.h"

int col_plane_sphere(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2,
                     cttNum margin);
int col_plane_capsule(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2,
                      cttNum margin);
int col_plane_cylinder(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2,
                       cttNum margin);
int col_plane_box(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2, cttNum margin);

// Ellipsoids, and the hulls of meshes.
int col_plane_convex(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2,
                     cttNum margin);

#endif
