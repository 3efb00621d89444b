// Does a triangle touch a box?
#ifndef GEOM_OCTREE_BOX_H
#define GEOM_OCTREE_BOX_H

#include <stdbool.h>

// Box by its corners, triangle by its three. Overlap of the boxes, of the triangle's plane with the
// box, of the projections on the coordinate planes (Schwarz and Seidel 2010).
bool octree_box_touches(const double aamm[6], const double* const corner[3]);

#endif
