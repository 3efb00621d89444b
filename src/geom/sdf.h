// Signed distance fields in octrees: negative inside. Those of shapes are in their rows,
// Shape.distance.
#ifndef GEOM_SDF_H
#define GEOM_SDF_H

// A field at the corners of an octree's leaves: children of each node (-1: none), boxes (centre,
// half sizes), values.
typedef struct SdfTree {
  const int* child;    // n x 8
  const double* aabb;  // n x 6
  const double* coeff; // n x 8; bits 0, 1, 2 of a corner's number are x, y, z
} SdfTree;

// Trilinear inside the tree's box; outside, the distance to the box is added.
double sdf_tree(const SdfTree* t, const double x[3]);

// Inside, by the leaf's own coordinates; outside, by differences.
//
// QUIRK(sdf-gradient-length; test_sdf:trees_interpolate): Inside the octree of a distance field the
// gradient is taken by coordinates that run from 0 to 1 across a leaf, so that its length is not 1.
void sdf_tree_gradient(double gradient[3], const SdfTree* t, const double x[3]);

#endif
