#include "compile/fuse_bvh.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "compile/bounds.h"
#include "compile/pose.h"

// Leaves of the geoms of one body, in the frame of the body it is now part of; returns how many.
static int add_leaves(const Build* b, const BuildBody* body, BvhLeaf* leaf, int room) {
  CT_ASSERT(body->geom.num <= room);
  int n = bounds_leaves(b, body, leaf);
  for (int k = 0; body->fused && k < n; k++)
    pose_append(body->s.pos, body->s.quat, leaf[k].pos, leaf[k].quat);
  return n;
}

// The tree of body p with all that was fused into it so far, bodies up to `last`.
static bool rebuild_tree(const Build* b, FuseTree* t, int p, int last) {
  BvhLeaf* leaf = alloc_bytes((size_t)b->ngeom * sizeof(*leaf));
  BvhNode* node = alloc_bytes((size_t)bvh_count(b->ngeom) * sizeof(*node));
  int n = leaf ? add_leaves(b, b->body + p, leaf, b->ngeom) : 0;
  for (int i = p + 1; leaf && i <= last; i++) {
    if (b->body[i].fused && b->body[i].parent == p)
      n += add_leaves(b, b->body + i, leaf + n, b->ngeom - n);
  }
  int count = bvh_count(n);
  int* geom = alloc_bytes((size_t)count * sizeof(int));
  bool ok = leaf && node && geom;
  if (ok) {
    bvh_build(node, leaf, n, b->body[p].s.ipos, b->body[p].s.iquat);
    for (int k = 0; k < count; k++) {
      int stale = k < t->count ? t->geom[k] : -1;
      geom[k] = node[k].id >= 0 ? node[k].id : stale;
    }
    alloc_free(t->geom);
    *t = (FuseTree){geom, count};
  } else {
    alloc_free(geom);
  }
  alloc_free(leaf);
  alloc_free(node);
  return ok;
}

void fuse_bvh_free(FuseTree* tree, int nbody) {
  for (int i = 0; tree && i < nbody; i++) alloc_free(tree[i].geom);
  alloc_free(tree);
}

FuseTree* fuse_bvh_start(const Build* b) {
  FuseTree* tree = alloc_zero((size_t)b->nbody * sizeof(*tree));
  bool ok = tree != NULL;
  for (int i = 0; ok && i < b->nbody; i++) ok = rebuild_tree(b, tree + i, i, i);
  if (ok) return tree;
  fuse_bvh_free(tree, b->nbody);
  return NULL;
}

bool fuse_bvh_join(Build* b, FuseTree* tree, int i) {
  int p = b->body[i].parent, before = tree[p].count + tree[i].count;
  CT_ASSERT(p < i && b->body[i].fused && !b->body[p].fused);
  if (!rebuild_tree(b, tree + p, p, i)) return false;
  CT_ASSERT(tree[p].count >= before); // 2 n - 1 nodes for n geoms
  b->bvh_extra += tree[p].count - before;
  return true;
}
