#include "geom/bvh.h"

#include "base/assert.h"
#include "math/quat.h"

#include <math.h>
#include <stdbool.h>

// Lengths that differ by less count as equal, and flat boxes get this thickness.
static const double kEps = 1e-14;

typedef struct Frame {
  const double* pos;
  double inverse[4];
} Frame;

// A piece of the leaf array that still has to become a subtree.
typedef struct LeafPiece {
  BvhLeaf* leaf;
  int count;
  int depth;
} LeafPiece;

// Extend [lo, hi] by the eight corners of the element's box.
static void add_corners(double lo[3], double hi[3], const BvhLeaf* e, const Frame* f) {
  for (int v = 0; v < 8; v++) {
    double corner[3], at[3];
    for (int i = 0; i < 3; i++) {
      corner[i] = v >> i & 1 ? e->aabb[i] + e->aabb[3 + i] : e->aabb[i] - e->aabb[3 + i];
    }
    quat_rot_vec(at, corner, e->quat);
    for (int i = 0; i < 3; i++) at[i] += e->pos[i] - f->pos[i];
    quat_rot_vec(corner, at, f->inverse);
    for (int i = 0; i < 3; i++) {
      lo[i] = fmin(lo[i], corner[i]);
      hi[i] = fmax(hi[i], corner[i]);
    }
  }
}

int bvh_open_node(BvhNode* node, double lo[3], double hi[3], int depth) {
  int axis = 0;
  for (int i = 0; i < 3; i++) {
    if (fabs(hi[i] - lo[i]) < kEps) {
      lo[i] -= kEps;
      hi[i] += kEps;
    }
    node->aabb[i] = (hi[i] + lo[i]) / 2;
    node->aabb[3 + i] = (hi[i] - lo[i]) / 2;
    if (hi[i] - lo[i] >= hi[axis] - lo[axis] + kEps) axis = i;
  }
  node->child[0] = node->child[1] = node->id = -1;
  node->depth = depth;
  return axis;
}

// Node of a piece; returns its longest side.
static int open_leaves(BvhNode* node, const LeafPiece* p, const Frame* f) {
  double lo[3] = {HUGE_VAL, HUGE_VAL, HUGE_VAL}, hi[3] = {-HUGE_VAL, -HUGE_VAL, -HUGE_VAL};
  for (int i = 0; i < p->count; i++) add_corners(lo, hi, p->leaf + i, f);
  return bvh_open_node(node, lo, hi, p->depth);
}

static bool leaf_before(const BvhLeaf* a, const BvhLeaf* b, int axis) {
  if (fabs(a->key[axis] - b->key[axis]) > kEps) return a->key[axis] < b->key[axis];
  return a->order < b->order;
}

static void sift_leaf(BvhLeaf* heap, int at, int n, int axis) {
  CT_VALIDATE(at >= 0 && at < n);
  for (int child; (child = 2 * at + 1) < n; at = child) {
    if (child + 1 < n && leaf_before(heap + child, heap + child + 1, axis)) child++;
    if (!leaf_before(heap + at, heap + child, axis)) return;
    BvhLeaf t = heap[at];
    heap[at] = heap[child];
    heap[child] = t;
  }
}

// Heap sort: in place, no worst case for a hostile order.
static void sort_along(BvhLeaf* leaf, int n, int axis) {
  for (int i = n / 2 - 1; i >= 0; i--) sift_leaf(leaf, i, n, axis);
  for (int i = n - 1; i > 0; i--) {
    BvhLeaf t = leaf[0];
    leaf[0] = leaf[i];
    leaf[i] = t;
    sift_leaf(leaf, 0, i, axis);
  }
}

// Returns the index of the subtree's root; *next is the first free node. Depth is log2 of the
// leaves.
static int build_subtree(BvhNode* tree, int* next, LeafPiece p, const Frame* f) {
  CT_ASSERT(p.count >= 1);
  int index = (*next)++;
  BvhNode* node = tree + index;
  int axis = open_leaves(node, &p, f);
  if (p.count == 1) {
    node->id = p.leaf->id;
    return index;
  }
  sort_along(p.leaf, p.count, axis);
  int half = p.count / 2;
  node->child[0] = build_subtree(tree, next, (LeafPiece){p.leaf, half, p.depth + 1}, f);
  node->child[1] =
      build_subtree(tree, next, (LeafPiece){p.leaf + half, p.count - half, p.depth + 1}, f);
  CT_ASSERT(node->child[0] == index + 1 && *next == index + bvh_count(p.count)); // parents first
  return index;
}

void bvh_build(BvhNode* tree, BvhLeaf* leaf, int n, const double pos[3], const double quat[4]) {
  CT_ASSERT(n >= 0);
  if (n == 0) return;
  Frame f = {.pos = pos};
  quat_neg(f.inverse, quat);
  for (int i = 0; i < n; i++) {
    double d[3];
    sub3(d, leaf[i].pos, pos);
    quat_rot_vec(leaf[i].key, d, f.inverse);
    leaf[i].order = i;
  }
  int next = 0;
  build_subtree(tree, &next, (LeafPiece){leaf, n, 0}, &f);
  CT_ASSERT(next == bvh_count(n));
}
