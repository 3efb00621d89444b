#include "geom/box_bvh.h"

#include "base/assert.h"
#include "geom/median.h"
#include "math/vec.h"

typedef struct BoxBuild {
  BvhNode* tree;
  int next, most; // first free node, and how many there are
  const BoxLeaf* leaf;
} BoxBuild;

// A piece of the list of leaves that still has to become a subtree.
typedef struct ItemPiece {
  int* item;
  int count;
  int depth;
} ItemPiece;

// Node of a piece; returns its longest side.
static int open_items(BvhNode* node, const BoxLeaf* leaf, const ItemPiece* p) {
  double lo[3], hi[3];
  const BoxLeaf* first = leaf + p->item[0];
  copy3(lo, first->lo);
  copy3(hi, first->hi);
  for (int k = 1; k < p->count; k++) {
    const BoxLeaf* l = leaf + p->item[k];
    for (int i = 0; i < 3; i++) {
      lo[i] = l->lo[i] < lo[i] ? l->lo[i] : lo[i];
      hi[i] = l->hi[i] > hi[i] ? l->hi[i] : hi[i];
    }
  }
  return bvh_open_node(node, lo, hi, p->depth);
}

// Returns the index of the subtree's root. Depth is log2 of the leaves.
static int build_boxes(BoxBuild* b, ItemPiece p) {
  CT_ASSERT(p.count >= 1 && b->next < b->most);
  int index = b->next++, half = p.count / 2;
  BvhNode* node = b->tree + index;
  int axis = open_items(node, b->leaf, &p);
  if (p.count == 1) {
    node->id = b->leaf[p.item[0]].id;
    return index;
  }
  MedianOrder along = {b->leaf->key + axis, sizeof(BoxLeaf) / sizeof(double)};
  median_split(along, p.item, p.count, half);
  node->child[0] = build_boxes(b, (ItemPiece){p.item, half, p.depth + 1});
  node->child[1] = build_boxes(b, (ItemPiece){p.item + half, p.count - half, p.depth + 1});
  CT_ASSERT(node->child[0] == index + 1 && node->child[1] > node->child[0]); // parents first
  return index;
}

void box_bvh_build(BvhNode* tree, const BoxLeaf* leaf, int* order, int n) {
  CT_ASSERT(n >= 0);
  if (n == 0) return;
  for (int i = 0; i < n; i++) order[i] = i;
  BoxBuild b = {tree, 0, bvh_count(n), leaf};
  build_boxes(&b, (ItemPiece){order, n, 0});
  CT_ASSERT(b.next == bvh_count(n));
}
