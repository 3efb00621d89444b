// A mesh, and as a convex solid the hull of its vertices. Its surface is an element of the model,
// which has the bounds and moments: mesh_fit. Rays need the element: collide/geom_ray.
//
// A cloud is a mesh without a graph of its hull, or with few vertices, which are all searched.
//
// Invariant: vertices are floats in the frame of the mesh. vertindex counts in the mesh, hullindex
// in the hull; both are -1 before the first search and the start of the next one after it. Lists of
// neighbours end with -1.
#include "geom/shape_mesh.h"

#include "base/assert.h"
#include "geom/sides.h"

#include <float.h>

static inline double dot_float(const double a[3], const float b[3]) {
  return a[0] * (double)b[0] + a[1] * (double)b[1] + a[2] * (double)b[2];
}

static void mesh_vertex(double point[3], const Convex* c, int i) {
  CT_VALIDATE(i >= 0);
  double v[3] = {(double)c->vert[3 * i], (double)c->vert[3 * i + 1], (double)c->vert[3 * i + 2]};
  convex_place(point, c, v);
}

//---------------------------------- support -------------------------------------------------------

// All vertices; the last result wins against equals.
static void cloud_support(double point[3], Convex* c, const double dir[3]) {
  double l[3];
  mat3_mul_t_vec(l, c->mat, dir);
  CT_VALIDATE(c->nvert > 0 && c->vertindex < c->nvert);
  int best = c->vertindex < 0 ? 0 : c->vertindex;
  double most = c->vertindex < 0 ? -(double)FLT_MAX : dot_float(l, c->vert + 3 * best);
  for (int i = 0; i < c->nvert; i++) {
    double x = dot_float(l, c->vert + 3 * i);
    best = x > most ? i : best; // no branch: it would be mispredicted
    most = x > most ? x : most;
  }
  c->vertindex = best;
  mesh_vertex(point, c, best);
}

int shape_mesh_climb(const Convex* c, const double l[3], int from, double* most) {
  CT_VALIDATE(from >= 0 && from < c->globalid - c->edgeadr);
  int best = from;
  double high = *most;
  for (const int* e = c->neighbour + c->edgeadr[from]; *e >= 0; e++) {
    double x = dot_float(l, c->vert + 3 * c->globalid[*e]);
    best = x > high ? *e : best;
    high = x > high ? x : high;
  }
  *most = high;
  return best;
}

// Climb along the hull from where the last search ended. The start is not compared itself: the
// climb leaves it and comes back if it is best. That matters where rounding makes several vertices
// best among their neighbours.
static int climb_hull(const Convex* c, const double l[3]) {
  int start = c->hullindex < 0 ? 0 : c->hullindex, at = start;
  double most = -(double)FLT_MAX;
  for (int next; (next = shape_mesh_climb(c, l, at, &most)) != at;) {
    at = next;
    if (at == start) break; // its neighbours are known to be lower
  }
  return at;
}

static void mesh_support(double point[3], Convex* c, const double dir[3]) {
  double l[3];
  mat3_mul_t_vec(l, c->mat, dir);
  int at = c->columns ? hull_columns_best(c->columns, l) : -1;
  if (at < 0) {
    c->tied |= c->adrift;
    at = climb_hull(c, l);
  } else {
    c->adrift = false;
  }
  CT_VALIDATE(at >= 0 && at < c->globalid - c->edgeadr);
  c->hullindex = at;
  c->vertindex = c->globalid[at];
  mesh_vertex(point, c, c->vertindex);
}

// The graph is climbed however few vertices there are, and the start counts itself.
static void find_vertex(Convex* c, const double dir[3], const double l[3]) {
  if (!c->edgeadr) {
    double point[3];
    cloud_support(point, c, dir);
    return;
  }
  int at = c->hullindex < 0 ? 0 : c->hullindex;
  double most = dot_float(l, c->vert + 3 * c->globalid[at]);
  for (int next; (next = shape_mesh_climb(c, l, at, &most)) != at;) at = next;
  c->hullindex = at;
  c->vertindex = c->globalid[at];
}

static void mesh_portal(double r[3], Convex* c, const double dir[3], const double l[3]) {
  find_vertex(c, dir, l);
  for (int i = 0; i < 3; i++) r[i] = (double)c->vert[3 * c->vertindex + i];
}

//---------------------------------- sides ---------------------------------------------------------

static void add_mesh_side(SideList* r, const Convex* c, int side) {
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
static void find_mesh_sides(SideList* r, const Convex* c, const SideFeature* f,
                            const double dir[3]) {
  (void)dir;
  CT_ASSERT(f->n >= 1 && f->n <= 3 && f->corner[0] >= 0);
  const ConvexSides* s = &c->sides;
  const int* map = s->map + s->mapadr[f->corner[0]];
  int most = f->n == 1 ? POLYGON_MAX : 2, shared[2], n = 0;
  r->n = 0;
  for (int i = 0; i < s->mapnum[f->corner[0]] && r->n < most && n < 2; i++) {
    if (f->n == 1)
      add_mesh_side(r, c, map[i]);
    else if (side_has_vertex(s, map[i], f->corner[1]))
      shared[n++] = map[i];
    CT_ASSERT(n <= 2);
  }
  for (int i = 0; i < n && !(f->n == 3 && r->n == 1); i++)
    if (f->n == 2 || side_has_vertex(s, shared[i], f->corner[2])) add_mesh_side(r, c, shared[i]);
}

// Corners in reverse: the model's polygons go the other way around than a box's.
static void mesh_polygon(Polygon* p, const Convex* c, int side) {
  CT_ASSERT(side >= 0);
  const int* vert = c->sides.vert + c->sides.vertadr[side];
  int n = c->sides.vertnum[side];
  p->n = n < POLYGON_MAX ? n : POLYGON_MAX;
  for (int i = 0; i < p->n; i++) mesh_vertex(p->v[i], c, vert[p->n - 1 - i]);
}

// The edge of each polygon at a vertex that ends there.
static void find_mesh_edges(SideList* r, const Convex* c, const SideFeature* f) {
  const ConvexSides* s = &c->sides;
  int v = f->corner[0], n = s->mapnum[v];
  r->n = n < POLYGON_MAX ? n : POLYGON_MAX;
  for (int i = 0; i < r->n; i++) {
    int side = s->map[s->mapadr[v] + i], count = s->vertnum[side];
    CT_ASSERT(side >= 0 && count >= 0);
    copy3(r->end[i], f->at[0]);
    const int* vert = s->vert + s->vertadr[side];
    for (int j = 0; j < count; j++)
      if (vert[j] == v) mesh_vertex(r->end[i], c, vert[j == 0 ? count - 1 : j - 1]);
  }
}

static const ShapeSides kMeshSides = {find_mesh_sides, find_mesh_edges, mesh_polygon};

const Shape shape_mesh = {
    .data = ctOBJ_MESH,
    .discrete = true,
    .half = shape_copy_sizes,
    .support = mesh_support,
    .portal = mesh_portal,
    .sides = &kMeshSides,
};

const Shape shape_cloud = {
    .discrete = true,
    .support = cloud_support,
    .portal = mesh_portal,
    .sides = &kMeshSides,
};
