// Octrees around a mesh that hold its signed distance at their corners.
#ifndef GEOM_OCTREE_H
#define GEOM_OCTREE_H

#include "geom/bvh.h"

#include <stdbool.h>

typedef struct OctNode {
  double aamm[6];  // corners
  double coeff[8]; // distance at the corners; bits 0, 1, 2 of the index are x, y, z
  int child[8];    // -1 in leaves
  int corner[8];   // points of the tree
  int parent;      // -1 in the root
  int slot;        // which child of its parent
  int level;
  int at[3]; // low corner, in boxes of the finest level
} OctNode;

typedef struct Octree {
  OctNode* node; // the root, then children of a node next to each other
  int count;
} Octree;

typedef struct OctreeMesh {
  const double* vert;
  int nvert;
  const int* face;
  int nface;
  const BvhNode* bvh; // over the faces
  const double* aamm; // box around the vertices
} OctreeMesh;

typedef enum OctreeResult { OCTREE_OK, OCTREE_NO_MEMORY, OCTREE_BROKEN } OctreeResult;

// Boxes that a face passes through are divided, six times over; then further ones until neighbours
// differ by one level. At a corner in the middle of a coarser neighbour's side the distance is the
// mean of that side's corners, so that interpolation has no steps. BROKEN if such a mean depends
// on corners not yet known. The tree is empty if the result is not OK.
OctreeResult octree_build(Octree* t, const OctreeMesh* mesh);

void octree_free(Octree* t); // leaves an empty tree

#endif
