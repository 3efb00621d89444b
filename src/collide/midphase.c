// Invariant: the boxes of a tree are in the inertial frame of its body, those of leaves in the
// frame of their geom; a box is centre and half sizes. Node numbers count from the root of the
// tree. The candidates of two bodies are sorted by geoms; if the stack is too small all pairs are
// tried.
#include "collide/midphase.h"

#include "base/assert.h"
#include "collide/contact.h"
#include "math/vec.h"

// A box and its normals in the world.
typedef struct WorldBox {
  double center[3], normal[3][3];
  const double *local, *half, *origin; // centre and half sizes in its frame, and that frame
} WorldBox;

static WorldBox world_box(FramedBox x) {
  const double* aabb = x.aabb;
  BoxFrame f = x.frame;
  WorldBox b = {.local = aabb, .half = aabb + 3, .origin = f.pos};
  mat3_mul_vec(b.center, f.mat, aabb);
  addto3(b.center, f.pos);
  for (int j = 0; j < 3; j++)
    for (int k = 0; k < 3; k++) b.normal[j][k] = f.mat[3 * k + j];
  return b;
}

static double radius_along(const WorldBox* b, const double n[3]) {
  return fabs(b->half[0] * dot3(b->normal[0], n)) + fabs(b->half[1] * dot3(b->normal[1], n)) +
         fabs(b->half[2] * dot3(b->normal[2], n));
}

// Where the centre is: of a geom's box from its place in the world, of a node's from the frame of
// its tree.
static double place_along(const WorldBox* b, const double n[3], bool node) {
  if (!node) return dot3(b->center, n);
  const double* x = b->local;
  return x[0] * dot3(b->normal[0], n) + x[1] * dot3(b->normal[1], n) +
         x[2] * dot3(b->normal[2], n) + dot3(b->origin, n);
}

// The same test in the world, with the roundings of MuJoCo: boxes that are built to touch are
// common, and marked or not by the last bit.
static bool touch_in_world(FramedBox x, FramedBox y, double margin, bool nodes) {
  WorldBox box[2] = {world_box(x), world_box(y)};
  for (int j = 0; j < 2; j++) {
    if (box_pair_infinite(box[1 - j].half)) continue;
    for (int k = 0; k < 3; k++) {
      const double* n = box[j].normal[k];
      double apart = fabs(place_along(&box[1], n, nodes) - place_along(&box[0], n, nodes));
      if (radius_along(&box[0], n) + radius_along(&box[1], n) + margin < apart) return false;
    }
  }
  return true;
}

// 1: they touch, 0: they do not, -1: by so little that the last bit decides.
static int touch_surely(const BoxPair* r, FramedBox x, FramedBox y, double margin) {
  const double doubtful = 1e-11;
  if (!box_pair_touch(r, x.aabb, y.aabb, margin + doubtful)) return 0;
  return box_pair_touch(r, x.aabb, y.aabb, margin - doubtful) ? 1 : -1;
}

bool midphase_boxes_touch(const BoxPair* r, FramedBox x, FramedBox y, double margin) {
  int sure = touch_surely(r, x, y, margin);
  return sure >= 0 ? sure : touch_in_world(x, y, margin, false);
}

bool midphase_nodes_touch(const BoxPair* r, FramedBox x, FramedBox y, double margin) {
  int sure = touch_surely(r, x, y, margin);
  return sure >= 0 ? sure : touch_in_world(x, y, margin, true);
}

//---------------------------------- trees ---------------------------------------------------------

// The tree of a body.
typedef struct BodyTree {
  int adr;
  const int *child, *geom;
  const double* aabb;
} BodyTree;

static BodyTree tree_of_body(const ctModel* m, int b) {
  int adr = m->body_bvhadr[b];
  CT_ASSERT(adr >= 0 && adr + m->body_bvhnum[b] <= m->nbvh);
  return (BodyTree){adr, m->bvh_child + 2 * adr, m->bvh_nodeid + adr, m->bvh_aabb + 6 * adr};
}

static bool add_touching_geoms(Candidates* c, int g1, int g2) {
  const ctModel* m = c->m;
  const ctData* d = c->d;
  CT_ASSERT(g1 >= 0 && g1 < m->ngeom && g2 >= 0 && g2 < m->ngeom);
  double margin = contact_margin(m, g1, g2, -1);
  if (candidates_apart(m, d, g1, g2, margin)) return false;
  BoxFrame f1 = {d->geom_xpos + 3 * g1, d->geom_xmat + 9 * g1};
  BoxFrame f2 = {d->geom_xpos + 3 * g2, d->geom_xmat + 9 * g2};
  const double *box1 = m->geom_aabb + 6 * g1, *box2 = m->geom_aabb + 6 * g2;
  bool large = m->geom_rbound[g1] > 2 * m->geom_rbound[g2]; // else the spheres exclude as much
  if (large && box_pair_far(box1, f1, box2, f2, margin)) return false;
  BoxPair frames;
  box_pair(&frames, f1, f2);
  FramedBox x = {box1, f1}, y = {box2, f2};
  if (!midphase_boxes_touch(&frames, x, y, margin)) return false;
  candidates_near_geoms(c, g1, g2);
  return true;
}

// Two trees; how their frames lie is worked out when the first two finite boxes meet.
typedef struct BodyDescent {
  Candidates* c;
  BodyTree t1, t2;
  BoxFrame f1, f2;
  double margin;
  bool known;
  BoxPair frames;
} BodyDescent;

static bool body_nodes_touch(BodyDescent* s, const double* box1, const double* box2) {
  if (box_pair_infinite(box1 + 3) == 3 || box_pair_infinite(box2 + 3) == 3) return true;
  if (!s->known) box_pair(&s->frames, s->f1, s->f2);
  s->known = true;
  FramedBox x = {box1, s->f1}, y = {box2, s->f2};
  return midphase_nodes_touch(&s->frames, x, y, s->margin);
}

// Descend both trees at once; false if the stack is too small.
static bool collide_trees(BodyDescent* s) {
  Candidates* c = s->c;
  const BodyTree *t1 = &s->t1, *t2 = &s->t2;
  NodePairs next;
  next.n = 1;
  next.node[0][0] = next.node[0][1] = 0;
  int a, b;
  while (midphase_next(&next, &a, &b)) {
    CT_VALIDATE(a >= 0 && b >= 0 && t1->adr + a < c->m->nbvh && t2->adr + b < c->m->nbvh);
    if (midphase_is_leaf(t1->child, a) && midphase_is_leaf(t2->child, b)) {
      if (add_touching_geoms(c, t1->geom[a], t2->geom[b]))
        midphase_mark(c, t1->adr + a, t2->adr + b);
      continue;
    }
    const double *box1 = t1->aabb + 6 * a, *box2 = t2->aabb + 6 * b;
    if (!body_nodes_touch(s, box1, box2)) continue;
    midphase_mark(c, t1->adr + a, t2->adr + b);
    TreeNode x = {t1->child, a, box1}, y = {t2->child, b, box2};
    if (!midphase_descend(&next, x, y)) return false;
  }
  return true;
}

static void all_geoms(Candidates* c, int b1, int b2) {
  const int *adr = c->m->body_geomadr, *num = c->m->body_geomnum;
  for (int g1 = adr[b1]; g1 < adr[b1] + num[b1]; g1++) {
    for (int g2 = adr[b2]; g2 < adr[b2] + num[b2]; g2++) add_touching_geoms(c, g1, g2);
  }
}

void midphase(Candidates* c, int b1, int b2) {
  const ctModel* m = c->m;
  const ctData* d = c->d;
  bool over = (m->opt.enableflags & ctENBL_OVERRIDE) != 0;
  BodyDescent s = {
      .c = c,
      .t1 = tree_of_body(m, b1),
      .t2 = tree_of_body(m, b2),
      .f1 = {d->xipos + 3 * b1, d->ximat + 9 * b1},
      .f2 = {d->xipos + 3 * b2, d->ximat + 9 * b2},
      .margin = over ? m->opt.o_margin : m->body_margin[b1] + m->body_margin[b2],
  };
  int start = c->n;
  if (!collide_trees(&s)) {
    candidates_drop(c, start);
    all_geoms(c, b1, b2);
  }
  if (c->n - start > 1 && !candidates_sort(c, start)) c->full = true;
}
