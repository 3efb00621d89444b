// Invariant: x1[i] and x2[i] are partners, apart by the depth along the normal of the side. Both
// shapes are discrete and have no margin; a feature is one to three of their corners by number.
// Result: one to MANIFOLD_MAX points, in the order of the clipped polygon.
#include "geom/manifold.h"

#include "base/assert.h"
#include "geom/sides.h"
#include "math/vec.h"

#include <math.h>

enum { QUAD = 4 };                 // points that remain of more than are wanted
#define EDGE_ALIGNED 0.00159999931 // sine of 1.6e-3

static SideFeature feature_of(const Penetration* p, bool second) {
  CT_ASSERT(p->deep);
  SideFeature f;
  for (int i = 0; i < 3; i++) {
    f.corner[i] = second ? p->vertex[i].ib : p->vertex[i].ia;
    f.at[i] = second ? p->vertex[i].b : p->vertex[i].a;
    CT_ASSERT(f.corner[i] >= 0); // both shapes are discrete
  }
  const int* c = f.corner;
  if (c[0] != c[1]) {
    f.n = c[2] == c[0] || c[2] == c[1] ? 2 : 3;
  } else if (c[0] != c[2]) {
    f.n = 2;
    f.corner[1] = c[2];
    f.at[1] = f.at[2];
  } else {
    f.n = 1;
  }
  return f;
}

static void find_edges(SideList* r, const Convex* c, const SideFeature* f) {
  CT_ASSERT(f->n == 1 || f->n == 2);
  if (f->n == 2) {
    r->n = 1;
    copy3(r->end[0], f->at[1]);
  } else {
    c->shape->sides->edges(r, c, f);
  }
  CT_ASSERT(r->n <= POLYGON_MAX);
  for (int i = 0; i < r->n; i++) {
    sub3(r->dir[i], r->end[i], f->at[0]);
    normalize3(r->dir[i]);
  }
}

// The first two sides that face each other.
static bool find_facing(int pick[2], const SideList* a, const SideList* b) {
  for (int i = 0; i < a->n; i++)
    for (int j = 0; j < b->n; j++)
      if (dot3(a->dir[i], b->dir[j]) < -SIDE_ALIGNED) {
        pick[0] = i;
        pick[1] = j;
        return true;
      }
  return false;
}

// The first side and edge that are parallel.
static bool find_parallel(int* edge, int* side, const SideList* edges, const SideList* sides) {
  for (int i = 0; i < sides->n; i++)
    for (int j = 0; j < edges->n; j++)
      if (fabs(dot3(edges->dir[j], sides->dir[i])) < EDGE_ALIGNED) {
        *edge = j;
        *side = i;
        return true;
      }
  return false;
}

static bool is_known_corner(const Manifold* r, const double x[3]) {
  for (int i = 0; i < r->n; i++) {
    const double* y = r->x2[i];
    if (fabs(x[0] - y[0]) < VEC_MINVAL && fabs(x[1] - y[1]) < VEC_MINVAL &&
        fabs(x[2] - y[2]) < VEC_MINVAL)
      return true;
  }
  return false;
}

// Points of the clipped polygon, four if there are more than wanted, each with its partner at the
// depth along `dir`.
static void collect_points(Manifold* r, const Polygon* p, const double dir[3], int wanted) {
  if (p->n < 1) return; // keep the deepest point
  r->n = 0;
  int corner[MANIFOLD_MAX] = {0, 1, 2, 3, 4, 5, 6, 7};
  bool many = p->n > wanted;
  if (many) polygon_quad(corner, p);
  for (int i = 0; i < (many ? QUAD : p->n); i++) {
    const double* x = p->v[corner[i]];
    if (!many && is_known_corner(r, x)) continue;
    CT_ASSERT(r->n < MANIFOLD_MAX && corner[i] < p->n);
    copy3(r->x2[r->n], x);
    sub3(r->x1[r->n++], x, dir);
  }
}

// Cut a side or an edge by `window`, a side of the other shape with normal n.
static void clip_side(Polygon* cut, const Polygon* window, const double n[3]) {
  if (window->n < 3)
    cut->n = 0;
  else
    polygon_clip(cut, window, n);
}

// An edge of one shape along a side of the other. depth: along the side's normal, signed.
static void edge_on_side(Manifold* r, const SideFeature* f, const Convex* own, const Convex* other,
                         const SideList* sides, double depth) {
  SideList edges;
  int edge, side;
  find_edges(&edges, own, f);
  if (!find_parallel(&edge, &side, &edges, sides)) return;
  Polygon cut, window;
  double dir[3];
  cut.n = 2;
  copy3(cut.v[0], f->at[0]);
  copy3(cut.v[1], edges.end[edge]);
  other->shape->sides->polygon(&window, other, sides->side[side]);
  scl3(dir, sides->dir[side], depth);
  clip_side(&cut, &window, sides->dir[side]);
  collect_points(r, &cut, dir, QUAD);
}

void manifold(Manifold* r, const Penetration* p, const Convex* a, const Convex* b) {
  double dir[3], back[3];
  sub3(dir, p->x2, p->x1);
  sub3(back, p->x1, p->x2);
  r->n = 1;
  copy3(r->x1[0], p->x1);
  copy3(r->x2[0], p->x2);
  SideFeature fa = feature_of(p, false), fb = feature_of(p, true);
  SideList sa, sb;
  a->shape->sides->find(&sa, a, &fa, back);
  b->shape->sides->find(&sb, b, &fb, dir);
  CT_ASSERT(sa.n <= POLYGON_MAX && sb.n <= POLYGON_MAX);
  double depth = norm3(dir);
  int pick[2];
  if (find_facing(pick, &sa, &sb)) {
    Polygon cut, window;
    a->shape->sides->polygon(&window, a, sa.side[pick[0]]);
    b->shape->sides->polygon(&cut, b, sb.side[pick[1]]);
    scl3(dir, sb.dir[pick[1]], depth);
    clip_side(&cut, &window, sa.dir[pick[0]]);
    bool boxes = a->shape == &shape_box && b->shape == &shape_box;
    collect_points(r, &cut, dir, boxes ? MANIFOLD_MAX : QUAD);
  } else if (fa.n < 3 && fa.n <= fb.n) {
    edge_on_side(r, &fa, a, b, &sb, depth);
  } else if (fb.n < 3) {
    edge_on_side(r, &fb, b, a, &sa, -depth);
  }
}
