#include "geom/mesh_bvh.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "geom/median.h"
#include "geom/triangle.h"

#include <math.h>

// Lengths that differ by less count as equal, and flat boxes get this thickness.
static const double EPS = 1e-14;

typedef struct Leaf {
  double lo[3], hi[3]; // box of the face
  double key[3];       // its circumcentre
} Leaf;

typedef struct Build {
  BvhNode* tree;
  int next; // first free node
  const Leaf* leaf;
} Build;

// A piece of the list of faces that still has to become a subtree.
typedef struct Piece {
  int* face;
  int count;
  int depth;
} Piece;

// The box goes through centre and half sizes, as it is stored, and so loses a bit.
static void bound_face(Leaf* l, const double* vert, const int f[3]) {
  const double *a = vert + 3 * (size_t)f[0], *b = vert + 3 * (size_t)f[1],
               *c = vert + 3 * (size_t)f[2];
  for (int i = 0; i < 3; i++) {
    double lo = fmin(a[i], fmin(b[i], c[i])), hi = fmax(a[i], fmax(b[i], c[i]));
    double centre = .5 * (lo + hi), half = .5 * (hi - lo);
    l->lo[i] = centre - half;
    l->hi[i] = centre + half;
  }
  triangle_circumcentre(l->key, a, b, c);
}

// Box of a piece; returns its longest side, the first of equals.
static int bound(double aabb[6], const Leaf* leaf, const Piece* p) {
  double lo[3], hi[3];
  const Leaf* first = leaf + p->face[0];
  copy3(lo, first->lo);
  copy3(hi, first->hi);
  for (int k = 1; k < p->count; k++) {
    const Leaf* l = leaf + p->face[k];
    for (int i = 0; i < 3; i++) {
      lo[i] = l->lo[i] < lo[i] ? l->lo[i] : lo[i];
      hi[i] = l->hi[i] > hi[i] ? l->hi[i] : hi[i];
    }
  }
  int axis = 0;
  for (int i = 0; i < 3; i++) {
    if (fabs(lo[i] - hi[i]) < EPS) {
      lo[i] -= EPS;
      hi[i] += EPS;
    }
    aabb[i] = (hi[i] + lo[i]) / 2;
    aabb[3 + i] = (hi[i] - lo[i]) / 2;
    if (hi[i] - lo[i] >= hi[axis] - lo[axis] + EPS) axis = i;
  }
  return axis;
}

//---------------------------------- the tree ------------------------------------------------------

// Returns the index of the subtree's root. Depth is log2 of the leaves.
static int build(Build* b, Piece p) {
  int index = b->next++, half = p.count / 2;
  BvhNode* node = b->tree + index;
  int axis = bound(node->aabb, b->leaf, &p);
  node->child[0] = node->child[1] = node->id = -1;
  node->depth = p.depth;
  if (p.count == 1) {
    node->id = p.face[0];
    return index;
  }
  MedianOrder along = {b->leaf->key + axis, sizeof(Leaf) / sizeof(double)};
  median_split(along, p.face, p.count, half);
  node->child[0] = build(b, (Piece){p.face, half, p.depth + 1});
  node->child[1] = build(b, (Piece){p.face + half, p.count - half, p.depth + 1});
  return index;
}

bool mesh_bvh_build(BvhNode* tree, const double* vert, const int* face, int nface) {
  CT_ASSERT(nface > 0);
  Leaf* leaf = (Leaf*)alloc_bytes((size_t)nface * sizeof(Leaf));
  int* order = (int*)alloc_bytes((size_t)nface * sizeof(int));
  bool ok = leaf && order;
  if (ok) {
    for (int i = 0; i < nface; i++) {
      bound_face(leaf + i, vert, face + 3 * (size_t)i);
      order[i] = i;
    }
    Build b = {tree, 0, leaf};
    build(&b, (Piece){order, nface, 0});
    CT_ASSERT(b.next == bvh_count(nface));
  }
  alloc_free(leaf);
  alloc_free(order);
  return ok;
}
