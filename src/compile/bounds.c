#include "compile/bounds.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "math/vec.h"

#include <math.h>
#include <string.h>

void bounds_masks(Build* b) {
  for (int i = 0; i < b->nbody; i++) {
    BuildBody* body = b->body + i;
    body->contype = body->conaffinity = 0;
    body->margin = 0;
    for (int k = body->geom.adr; k < body->geom.adr + body->geom.num; k++) {
      const ctsGeom* g = &b->geom[k].s;
      body->contype |= g->contype;
      body->conaffinity |= g->conaffinity;
      body->margin = fmax(body->margin, g->margin);
    }
  }
}

int bounds_leaves(const Build* b, const BuildBody* body, BvhLeaf* leaf) {
  int n = 0;
  CT_ASSERT(build_spans(body->geom, b->ngeom));
  for (int k = body->geom.adr; k < body->geom.adr + body->geom.num; k++) {
    const BuildGeom* g = b->geom + k;
    if (!g->s.contype && !g->s.conaffinity) continue;
    copy3(leaf[n].pos, g->s.pos);
    copy4(leaf[n].quat, g->s.quat);
    copy6(leaf[n].aabb, g->aabb);
    leaf[n++].id = k;
  }
  return n;
}

// Inner nodes of a body that others were fused into, see fuse_bvh.h.
static void keep_stale(Build* b, const BuildBody* body) {
  CT_ASSERT(build_spans(body->stale, b->stale.count) && body->stale.num <= body->bvh.num);
  for (int k = 0; k < body->stale.num; k++) {
    BvhNode* node = b->bvh + b->nbvh + k;
    if (node->id < 0) node->id = b->stale.data[body->stale.adr + k];
  }
}

Status bounds_trees(Build* b) {
  BvhLeaf* leaf = alloc_bytes((size_t)b->ngeom * sizeof(*leaf));
  b->bvh = alloc_bytes((size_t)bvh_count(b->ngeom) * sizeof(*b->bvh));
  if (!leaf || !b->bvh) {
    alloc_free(leaf);
    return build_no_memory(b);
  }
  b->nbvh = 0;
  for (int i = 0; i < b->nbody; i++) {
    BuildBody* body = b->body + i;
    int n = bounds_leaves(b, body, leaf);
    body->bvh = (BuildRange){b->nbvh, bvh_count(n)};
    CT_ASSERT(build_spans(body->bvh, bvh_count(b->ngeom)));
    bvh_build(b->bvh + b->nbvh, leaf, n, body->s.ipos, body->s.iquat);
    keep_stale(b, body);
    b->nbvh += body->bvh.num;
  }
  alloc_free(leaf);
  return CT_OK;
}
