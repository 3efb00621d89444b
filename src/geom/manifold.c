#include "geom/manifold.h"

#include "geom/polygon.h"
#include "math/vec.h"

#include <math.h>

enum { QUAD = 4 };                 // points that remain of more than are wanted
#define SIDE_ALIGNED 0.99999872    // cosine of 1.6e-3
#define EDGE_ALIGNED 0.00159999931 // sine of 1.6e-3

// What of a shape touches: one to three corners, by number and place.
typedef struct Feature {
  int n;
  int corner[3];
  const double* at[3];
} Feature;

// Sides or edges that a feature may belong to.
typedef struct Candidates {
  int n;
  double dir[POLYGON_MAX][3]; // normals of sides, directions of edges
  int side[POLYGON_MAX];
  double end[POLYGON_MAX][3]; // of edges; they begin at the feature's first corner
} Candidates;

static Feature feature_of(const Penetration* p, bool second) {
  Feature f;
  for (int i = 0; i < 3; i++) {
    f.corner[i] = second ? p->vertex[i].ib : p->vertex[i].ia;
    f.at[i] = second ? p->vertex[i].b : p->vertex[i].a;
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

static void to_world(double r[3], const Convex* c, const double local[3]) {
  mat3_mul_vec(r, c->mat, local);
  addto3(r, c->pos);
}

//---------------------------------- boxes ---------------------------------------------------------
// Side 2 k is the one at +size[k], side 2 k + 1 at -size[k].

static void add_box_side(Candidates* r, const Convex* c, int side) {
  double n[3] = {0, 0, 0};
  n[side / 2] = side % 2 ? -1 : 1;
  mat3_mul_vec(r->dir[r->n], c->mat, n);
  r->side[r->n++] = side;
}

// The side that a direction is across, if there is one.
static void box_side_across(Candidates* r, const Convex* c, const double dir[3]) {
  double l[3];
  mat3_mul_t_vec(l, c->mat, dir);
  scl3(l, l, 1 / sqrt(dot3(l, l)));
  for (int side = 0; side < 6 && r->n == 0; side++)
    if ((side % 2 ? -l[side / 2] : l[side / 2]) > SIDE_ALIGNED) add_box_side(r, c, side);
}

// Sides that all corners have in common: one for three, two for an edge, three for a corner. Other
// numbers come from corners across a diagonal.
static void box_sides(Candidates* r, const Convex* c, const Feature* f, const double dir[3]) {
  r->n = 0;
  int all = 7, none = 7;
  for (int i = 0; i < f->n; i++) {
    all &= f->corner[i];
    none &= ~f->corner[i];
  }
  for (int k = 0; k < 3; k++) {
    if (all >> k & 1) add_box_side(r, c, 2 * k);
    if (none >> k & 1) add_box_side(r, c, 2 * k + 1);
  }
  if (r->n == 4 - f->n) return;
  r->n = 0;
  box_side_across(r, c, dir);
}

static void box_corner(double r[3], const Convex* c, int corner) {
  double l[3];
  for (int i = 0; i < 3; i++) l[i] = corner >> i & 1 ? c->size[i] : -c->size[i];
  to_world(r, c, l);
}

static void box_polygon(Polygon* p, const Convex* c, int side) {
  static const int CORNER[6][4] = {{7, 3, 1, 5}, {2, 6, 4, 0}, {2, 3, 7, 6},
                                   {4, 5, 1, 0}, {6, 7, 5, 4}, {3, 2, 0, 1}};
  p->n = 4;
  for (int i = 0; i < 4; i++) box_corner(p->v[i], c, CORNER[side][i]);
}

static void box_edges(Candidates* r, const Convex* c, const Feature* f) {
  r->n = 3;
  for (int k = 0; k < 3; k++) box_corner(r->end[k], c, f->corner[0] ^ 1 << k);
}

//---------------------------------- meshes --------------------------------------------------------

static void add_mesh_side(Candidates* r, const Convex* c, int side) {
  if (r->n == POLYGON_MAX) return;
  mat3_mul_vec(r->dir[r->n], c->mat, c->sides.normal + 3 * side);
  r->side[r->n++] = side;
}

static bool side_has_vertex(const ConvexSides* s, int side, int vertex) {
  const int* map = s->map + s->mapadr[vertex];
  for (int i = 0; i < s->mapnum[vertex]; i++)
    if (map[i] == side) return true;
  return false;
}

// Polygons that all vertices have in common; of three vertices one, of an edge two.
static void mesh_sides(Candidates* r, const Convex* c, const Feature* f) {
  const ConvexSides* s = &c->sides;
  const int* map = s->map + s->mapadr[f->corner[0]];
  int most = f->n == 1 ? POLYGON_MAX : 2, shared[2], n = 0;
  r->n = 0;
  for (int i = 0; i < s->mapnum[f->corner[0]] && r->n < most && n < 2; i++) {
    if (f->n == 1)
      add_mesh_side(r, c, map[i]);
    else if (side_has_vertex(s, map[i], f->corner[1]))
      shared[n++] = map[i];
  }
  for (int i = 0; i < n && !(f->n == 3 && r->n == 1); i++)
    if (f->n == 2 || side_has_vertex(s, shared[i], f->corner[2])) add_mesh_side(r, c, shared[i]);
}

static void mesh_vertex(double r[3], const Convex* c, int i) {
  const double l[3] = {(double)c->vert[3 * i], (double)c->vert[3 * i + 1],
                       (double)c->vert[3 * i + 2]};
  to_world(r, c, l);
}

// Corners in reverse: the model's polygons go the other way around than a box's.
static void mesh_polygon(Polygon* p, const Convex* c, int side) {
  const int* vert = c->sides.vert + c->sides.vertadr[side];
  int n = c->sides.vertnum[side];
  p->n = n < POLYGON_MAX ? n : POLYGON_MAX;
  for (int i = 0; i < p->n; i++) mesh_vertex(p->v[i], c, vert[p->n - 1 - i]);
}

// The edge of each polygon at a vertex that ends there.
static void mesh_edges(Candidates* r, const Convex* c, const Feature* f) {
  const ConvexSides* s = &c->sides;
  int v = f->corner[0], n = s->mapnum[v];
  r->n = n < POLYGON_MAX ? n : POLYGON_MAX;
  for (int i = 0; i < r->n; i++) {
    int side = s->map[s->mapadr[v] + i], count = s->vertnum[side];
    copy3(r->end[i], f->at[0]);
    const int* vert = s->vert + s->vertadr[side];
    for (int j = 0; j < count; j++)
      if (vert[j] == v) mesh_vertex(r->end[i], c, vert[j == 0 ? count - 1 : j - 1]);
  }
}

//---------------------------------- either --------------------------------------------------------

static void find_sides(Candidates* r, const Convex* c, const Feature* f, const double dir[3]) {
  if (c->kind == CONVEX_BOX)
    box_sides(r, c, f, dir);
  else
    mesh_sides(r, c, f);
}

static void find_edges(Candidates* r, const Convex* c, const Feature* f) {
  if (f->n == 2) {
    r->n = 1;
    copy3(r->end[0], f->at[1]);
  } else if (c->kind == CONVEX_BOX) {
    box_edges(r, c, f);
  } else {
    mesh_edges(r, c, f);
  }
  for (int i = 0; i < r->n; i++) {
    sub3(r->dir[i], r->end[i], f->at[0]);
    normalize3(r->dir[i]);
  }
}

static void side_polygon(Polygon* p, const Convex* c, int side) {
  if (c->kind == CONVEX_BOX)
    box_polygon(p, c, side);
  else
    mesh_polygon(p, c, side);
}

// The first two sides that face each other.
static bool find_facing(int pick[2], const Candidates* a, const Candidates* b) {
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
static bool find_parallel(int* edge, int* side, const Candidates* edges, const Candidates* sides) {
  for (int i = 0; i < sides->n; i++)
    for (int j = 0; j < edges->n; j++)
      if (fabs(dot3(edges->dir[j], sides->dir[i])) < EDGE_ALIGNED) {
        *edge = j;
        *side = i;
        return true;
      }
  return false;
}

static bool is_known(const Manifold* r, const double x[3]) {
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
static void collect(Manifold* r, const Polygon* p, const double dir[3], int wanted) {
  if (p->n < 1) return; // keep the deepest point
  r->n = 0;
  int corner[MANIFOLD_MAX] = {0, 1, 2, 3, 4, 5, 6, 7};
  bool many = p->n > wanted;
  if (many) polygon_quad(corner, p);
  for (int i = 0; i < (many ? QUAD : p->n); i++) {
    const double* x = p->v[corner[i]];
    if (!many && is_known(r, x)) continue;
    copy3(r->x2[r->n], x);
    sub3(r->x1[r->n++], x, dir);
  }
}

// Cut a side or an edge by `window`, a side of the other shape with normal n.
static void clip(Polygon* cut, const Polygon* window, const double n[3]) {
  if (window->n < 3)
    cut->n = 0;
  else
    polygon_clip(cut, window, n);
}

// An edge of one shape along a side of the other. depth: along the side's normal, signed.
static void edge_on_side(Manifold* r, const Feature* f, const Convex* own, const Convex* other,
                         const Candidates* sides, double depth) {
  Candidates edges;
  int edge, side;
  find_edges(&edges, own, f);
  if (!find_parallel(&edge, &side, &edges, sides)) return;
  Polygon cut, window;
  double dir[3];
  cut.n = 2;
  copy3(cut.v[0], f->at[0]);
  copy3(cut.v[1], edges.end[edge]);
  side_polygon(&window, other, sides->side[side]);
  scl3(dir, sides->dir[side], depth);
  clip(&cut, &window, sides->dir[side]);
  collect(r, &cut, dir, QUAD);
}

void manifold(Manifold* r, const Penetration* p, const Convex* a, const Convex* b) {
  double dir[3], back[3];
  sub3(dir, p->x2, p->x1);
  sub3(back, p->x1, p->x2);
  r->n = 1;
  copy3(r->x1[0], p->x1);
  copy3(r->x2[0], p->x2);
  Feature fa = feature_of(p, false), fb = feature_of(p, true);
  Candidates sa, sb;
  find_sides(&sa, a, &fa, back);
  find_sides(&sb, b, &fb, dir);
  double depth = norm3(dir);
  int pick[2];
  if (find_facing(pick, &sa, &sb)) {
    Polygon cut, window;
    side_polygon(&window, a, sa.side[pick[0]]);
    side_polygon(&cut, b, sb.side[pick[1]]);
    scl3(dir, sb.dir[pick[1]], depth);
    clip(&cut, &window, sa.dir[pick[0]]);
    bool boxes = a->kind == CONVEX_BOX && b->kind == CONVEX_BOX;
    collect(r, &cut, dir, boxes ? MANIFOLD_MAX : QUAD);
  } else if (fa.n < 3 && fa.n <= fb.n) {
    edge_on_side(r, &fa, a, b, &sb, depth);
  } else if (fb.n < 3) {
    edge_on_side(r, &fb, b, a, &sa, -depth);
  }
}
