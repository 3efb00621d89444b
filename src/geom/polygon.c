#include "geom/polygon.h"

#include "base/assert.h"
#include "math/vec.h"

#include <stdbool.h>

// Plane through an edge of the window along its normal.
typedef struct EdgePlane {
  const double* at;
  double n[3], height;
} EdgePlane;

static EdgePlane edge_plane(const double a[3], const double b[3], const double n[3]) {
  EdgePlane p = {.at = a};
  double tip[3], along[3], up[3];
  add3(tip, a, n);
  sub3(along, b, a);
  sub3(up, tip, a);
  cross3(p.n, along, up);
  p.height = dot3(p.n, a);
  return p;
}

static bool is_inside(const EdgePlane* e, const double p[3]) {
  double diff[3];
  sub3(diff, p, e->at);
  return dot3(diff, e->n) > -VEC_MINVAL;
}

static void push_corner(Polygon* p, const double v[3]) {
  if (p->n < POLYGON_CLIPPED_MAX) copy3(p->v[p->n++], v);
}

// The plane's point on the segment a, b, if it has one.
static void push_crossing(Polygon* p, const EdgePlane* e, const double a[3], const double b[3]) {
  double ab[3], at[3];
  sub3(ab, b, a);
  double slope = dot3(e->n, ab);
  if (slope == 0) return;
  double t = (e->height - dot3(e->n, a)) / slope;
  if (!(t >= 0 && t <= 1)) return;
  addscl3(at, a, ab, t);
  push_corner(p, at);
}

// Sutherland and Hodgman: the part of p on the inner side of one edge after the other.
void polygon_clip(Polygon* p, const Polygon* window, const double n[3]) {
  CT_ASSERT(window->n >= 3 && window->n <= POLYGON_MAX && p->n >= 0 && p->n <= POLYGON_MAX);
  Polygon other, *from = p, *to = &other;
  for (int k = 0; k < window->n; k++) {
    EdgePlane e = edge_plane(window->v[k], window->v[(k + 1) % window->n], n);
    to->n = 0;
    for (int i = 0; i < from->n; i++) {
      const double *a = from->v[i], *b = from->v[i < from->n - 1 ? i + 1 : 0];
      bool from_inside = is_inside(&e, a), to_inside = is_inside(&e, b);
      if (from_inside != to_inside) push_crossing(to, &e, a, b);
      if (to_inside) push_corner(to, b);
    }
    Polygon* swap = from;
    from = to;
    to = swap;
  }
  if (from == p) return;
  p->n = from->n;
  for (int i = 0; i < p->n; i++) copy3(p->v[i], from->v[i]);
}

// QUIRK(quad-measure; test_polygon:quad_of_an_octagon): The four corners that are kept of a polygon
// are chosen by the sum of the areas of a d b and b c a, which turn opposite ways if the corners
// are in order: it is not the area of the quadrilateral.
static double quad_measure(const Polygon* p, const int q[4]) {
  CT_VALIDATE(q[0] < p->n && q[1] < p->n && q[2] < p->n && q[3] < p->n);
  const double *a = p->v[q[0]], *b = p->v[q[1]], *c = p->v[q[2]], *d = p->v[q[3]];
  double ad[3], db[3], bc[3], ca[3], e[3], f[3];
  sub3(ad, d, a);
  sub3(db, b, d);
  sub3(bc, c, b);
  sub3(ca, a, c);
  cross3(e, ad, db);
  cross3(f, bc, ca);
  addto3(e, f);
  return 0.5 * norm3(e);
}

// Move corner k on as long as the measure grows. True if it moved.
static bool move_corner(int best[4], int q[4], int k, double* area, const Polygon* p) {
  bool moved = false;
  for (;;) {
    int old = q[k];
    q[k] = (old + 1) % p->n;
    double larger = quad_measure(p, q);
    if (!(larger > *area)) {
      q[k] = old;
      return moved;
    }
    *area = larger;
    for (int i = 0; i < 4; i++) best[i] = q[i];
    moved = true;
    if (k == 3) return true; // the corners before it follow first
  }
}

// Rotating corners: for each first corner the others move on while that makes the measure larger.
void polygon_quad(int corner[4], const Polygon* p) {
  CT_ASSERT(p->n >= 5 && p->n <= POLYGON_CLIPPED_MAX);
  int q[4] = {0, 1, 2, 3};
  for (int i = 0; i < 4; i++) corner[i] = i;
  double area = quad_measure(p, q);
  for (; q[0] < p->n; q[0]++) {
    while (move_corner(corner, q, 3, &area, p)) {
      move_corner(corner, q, 2, &area, p);
      move_corner(corner, q, 1, &area, p);
    }
    // keep them apart for the next first corner
    for (int k = 1; k < 4 && q[k] == q[k - 1]; k++) q[k] = (q[k] + 1) % p->n;
  }
}
