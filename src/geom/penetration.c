#include "geom/penetration.h"

#include "base/assert.h"
#include "math/vec.h"

#include <float.h>

// Take away the radius of a sphere or capsule, and its margin. Returns what was taken.
static double shrink_shape(Convex* c) {
  if (!c->shape->core) return 0;
  CT_ASSERT(!c->shape->core->core);
  double taken = c->size[0] + 0.5 * c->margin;
  c->shape = c->shape->core;
  c->margin = 0;
  return taken;
}

// Move the nearest points of the cores out to the surfaces.
static void inflate_points(Penetration* p, double r1, double r2) {
  double n[3];
  sub3(n, p->x2, p->x1);
  normalize3(n);
  if (r1 != 0) addtoscl3(p->x1, n, r1);
  if (r2 != 0) addtoscl3(p->x2, n, -r2);
  copy3(p->axis, n);
  p->dist -= r1 + r2;
}

static void run_gjk(Penetration* p, Gjk* g) {
  support_center(g->x1, g->a);
  support_center(g->x2, g->b);
  gjk(g);
  p->dist = g->dist;
  p->witness = g->witness;
  copy3(p->axis, g->axis);
  copy3(p->x1, g->x1);
  copy3(p->x2, g->x2);
}

// True if the cores are apart, so that p is the result.
static bool try_shallow(Penetration* p, Gjk* g) {
  const Shape *shape1 = g->a->shape, *shape2 = g->b->shape;
  double margin1 = g->a->margin, margin2 = g->b->margin;
  double r1 = shrink_shape(g->a), r2 = shrink_shape(g->b);
  g->cutoff = p->cutoff + (r1 + r2);
  run_gjk(p, g);
  g->cutoff = p->cutoff;
  g->a->shape = shape1;
  g->b->shape = shape2;
  g->a->margin = margin1;
  g->b->margin = margin2;
  if (!(p->dist > p->tolerance)) return false;
  inflate_points(p, r1, r2);
  if (p->dist > p->cutoff) p->dist = DBL_MAX;
  return true;
}

void penetration(Penetration* p, Convex* a, Convex* b) {
  Gjk g;
  g.a = a;
  g.b = b;
  g.tolerance = p->tolerance;
  g.iterations = p->iterations;
  g.cutoff = p->cutoff;
  p->deep = false;
  if ((a->shape->core || b->shape->core) && try_shallow(p, &g)) return;
  run_gjk(p, &g);
  if (!(p->dist <= p->tolerance && g.n > 1)) return;
  CT_ASSERT(g.n <= 4);
  EpaResult e;
  epa(&e, &g);
  p->dist = e.dist;
  if (e.started) p->witness = p->deep = e.found; // else they touch in the points of GJK
  CT_ASSERT(!e.found || e.started);
  if (!e.found) return;
  copy3(p->x1, e.x1);
  copy3(p->x2, e.x2);
  for (int i = 0; i < 3; i++) p->vertex[i] = e.vertex[i];
}
