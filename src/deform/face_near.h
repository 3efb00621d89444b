// Nearest points of a face of a deformable body and a geom.
#ifndef DEFORM_FACE_NEAR_H
#define DEFORM_FACE_NEAR_H

#include "deform/nearest.h"

// b: weights of the n corners (3, or 2 of a segment) at the point nearest to the geom. False:
// farther apart than reach, or overlapping so deeply that only vertices show the way out. Of fields
// and exact meshes it is the deepest point that a descent from the middle of the face finds.
bool face_near(const GeomPlace* g, const double* const corner[3], int n, double reach,
               NearPoint* near, double b[3]);

#endif
