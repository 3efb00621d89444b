// Triangles are grouped by their normal in a search tree. "Same normal" is no equivalence relation
// (a ~ b ~ c, yet not a ~ c), so which group a triangle finds depends on the shape of the tree: it
// is a red-black tree because the reference's is. Within a group, triangles that share edges form
// an island, whose outline is what remains when edges that are passed in both directions cancel.
#include "geom/mesh_poly.h"

#include "base/alloc.h"
#include "base/array.h"
#include "base/assert.h"
#include "geom/triangle.h"

#include <string.h>

typedef struct Edge {
  int from, to;
  int island;
} Edge;

// Triangles of one normal, as a node of the tree. Links are indices; -1 is none.
typedef struct Group {
  double normal[3];
  int child[2], parent;
  bool red;
  int islands;
  ARRAY(Edge) edge;
} Group;

typedef struct Tree {
  ARRAY(Group) node;
  int root;
} Tree;

//---------------------------------- the tree ------------------------------------------------------

// Order by x, then y, then z, larger first; normals within 0.09 degrees are equal.
static bool before(const double a[3], const double b[3]) {
  if (dot3(a, b) > 0.99999872) return false;
  for (int i = 0; i < 3; i++)
    if (fabs(a[i] - b[i]) > TRIANGLE_MINVAL) return a[i] > b[i];
  return false;
}

// The first group not before the normal on the way down, if it is not after it either.
static int find(const Tree* t, const double normal[3]) {
  int found = -1;
  for (int at = t->root; at >= 0;) {
    const Group* g = t->node.data + at;
    bool right = before(g->normal, normal);
    if (!right) found = at;
    at = g->child[right];
  }
  return found >= 0 && before(normal, t->node.data[found].normal) ? -1 : found;
}

// Move node's child on `side` into its place.
static void rotate(Tree* t, int node, int side) {
  Group* g = t->node.data;
  int up = g[node].child[side], moved = g[up].child[!side], parent = g[node].parent;
  g[node].child[side] = moved;
  if (moved >= 0) g[moved].parent = node;
  g[up].parent = parent;
  if (parent < 0) {
    t->root = up;
  } else {
    g[parent].child[g[parent].child[1] == node] = up;
  }
  g[up].child[!side] = node;
  g[node].parent = up;
}

// No red node has a red child: recolour upwards, or rotate once or twice and stop.
static void rebalance(Tree* t, int node) {
  Group* g = t->node.data;
  while (node != t->root && g[g[node].parent].red) {
    int parent = g[node].parent, grand = g[parent].parent;
    int side = g[grand].child[1] == parent, uncle = g[grand].child[!side];
    if (uncle >= 0 && g[uncle].red) {
      g[parent].red = g[uncle].red = false;
      g[grand].red = true;
      node = grand;
      continue;
    }
    if (g[parent].child[!side] == node) {
      rotate(t, parent, !side);
      parent = node;
    }
    g[parent].red = false;
    g[grand].red = true;
    rotate(t, grand, side);
    break;
  }
  g[t->root].red = false;
}

// A new group, unless a node on the way down is equal (which find may have passed by). Returns the
// new node, -1 if there is none, -2 when out of memory.
static int insert(Tree* t, const double normal[3]) {
  int parent = -1, side = 0;
  for (int at = t->root; at >= 0; at = t->node.data[at].child[side]) {
    const double* other = t->node.data[at].normal;
    parent = at;
    if (before(normal, other)) {
      side = 0;
    } else if (before(other, normal)) {
      side = 1;
    } else {
      return -1;
    }
  }
  Group* g = array_push(&t->node);
  if (!g) return -2;
  int node = t->node.count - 1;
  copy3(g->normal, normal);
  g->child[0] = g->child[1] = -1;
  g->parent = parent;
  g->red = true;
  if (parent < 0) {
    t->root = node;
  } else {
    t->node.data[parent].child[side] = node;
  }
  rebalance(t, node);
  return node;
}

static void tree_free(Tree* t) {
  for (int i = 0; i < t->node.count; i++) array_free(&t->node.data[i].edge);
  array_free(&t->node);
}

//---------------------------------- outlines ------------------------------------------------------

// The island of the first edge that runs back along from -> to, which is taken out; -1 if none.
static int cancel(Group* g, int from, int to) {
  Edge* e = g->edge.data;
  for (int i = 0; i < g->edge.count; i++) {
    if (e[i].from != to || e[i].to != from) continue;
    int island = e[i].island;
    g->edge.count--;
    memmove(e + i, e + i + 1, (size_t)(g->edge.count - i) * sizeof(Edge));
    return island;
  }
  return -1;
}

// Two islands become the one with the lower number; higher numbers close the gap.
static int unite(Group* g, int a, int b) {
  int low = a < b ? a : b, high = a < b ? b : a;
  for (int i = 0; i < g->edge.count; i++) {
    Edge* e = g->edge.data + i;
    if (e->island == high) e->island = low;
    if (e->island > high) e->island--;
  }
  g->islands--;
  return low;
}

// Add a triangle to the outlines.
static bool add_face(Group* g, const int v[3]) {
  int island = -1;
  bool open[3];
  for (int i = 0; i < 3; i++) {
    int other = cancel(g, v[i], v[(i + 1) % 3]);
    open[i] = other < 0;
    if (other < 0) continue;
    island = island < 0 || island == other ? other : unite(g, island, other);
  }
  if (island < 0) island = g->islands++;
  for (int i = 0; i < 3; i++) {
    if (!open[i]) continue;
    Edge* e = array_push(&g->edge);
    if (!e) return false;
    *e = (Edge){v[i], v[(i + 1) % 3], island};
  }
  return true;
}

static bool sort_face(Tree* t, const double* vert, const int v[3]) {
  double normal[3];
  triangle_normal(normal, vert + 3 * (size_t)v[0], vert + 3 * (size_t)v[1],
                  vert + 3 * (size_t)v[2]);
  int at = find(t, normal);
  if (at < 0) at = insert(t, normal);
  if (at == -1) return true; // lost between two groups, as in the reference
  return at >= 0 && add_face(t->node.data + at, v);
}

//---------------------------------- polygons ------------------------------------------------------

typedef ARRAY(int) IntArray;

// Where the outlines go: polygon i is vert[end[i - 1] .. end[i]).
typedef struct Outlines {
  IntArray end, vert;
} Outlines;

static bool push(IntArray* a, int x) {
  int* p = array_push(a);
  if (p) *p = x;
  return p != NULL;
}

static bool close_polygon(Outlines* o) { return push(&o->end, o->vert.count); }

// The edge that goes on from a vertex: the first of the island, but never the group's first edge.
static const Edge* next_edge(const Group* g, int island, int vertex) {
  for (int i = 1; i < g->edge.count; i++) {
    const Edge* e = g->edge.data + i;
    if (e->from == vertex && e->island == island) return e;
  }
  return NULL;
}

// Follow an island's edges from its first one around. An outline that does not come back is
// dropped.
static bool walk(Outlines* o, const Group* g, int island) {
  const Edge* e = g->edge.data;
  int n = g->edge.count, first = 0, mark = o->vert.count;
  while (first < n && e[first].island != island) first++;
  if (first == n) return true;
  int origin = e[first].from, at = e[first].to;
  if (!push(&o->vert, origin) || !push(&o->vert, at)) return false;
  for (int i = 0; i < n; i++) {
    const Edge* on = next_edge(g, island, at);
    if (!on) break;
    at = on->to;
    if (at == origin) {
      if (o->vert.count - mark >= 3) return close_polygon(o);
      break;
    }
    if (!push(&o->vert, at)) return false;
  }
  o->vert.count = mark;
  return true;
}

// A group of three edges is a triangle, however they lie.
static bool trace(Outlines* o, const Group* g) {
  if (g->edge.count == 3) {
    for (int i = 0; i < 3; i++)
      if (!push(&o->vert, g->edge.data[i].from)) return false;
    return close_polygon(o);
  }
  for (int i = 0; i < g->islands; i++)
    if (!walk(o, g, i)) return false;
  return true;
}

// The neighbour in order, for a walk over the tree from the first node to the last; -1 at the end.
static int successor(const Tree* t, int at) {
  const Group* g = t->node.data;
  if (g[at].child[1] >= 0) {
    at = g[at].child[1];
    while (g[at].child[0] >= 0) at = g[at].child[0];
    return at;
  }
  int from = at;
  for (at = g[at].parent; at >= 0 && g[at].child[1] == from; at = g[at].parent) from = at;
  return at;
}

static bool trace_all(Outlines* o, const Tree* t) {
  int at = t->root;
  while (at >= 0 && t->node.data[at].child[0] >= 0) at = t->node.data[at].child[0];
  for (; at >= 0; at = successor(t, at))
    if (!trace(o, t->node.data + at)) return false;
  return true;
}

//---------------------------------- result --------------------------------------------------------

static int* ints(int n) { return (int*)alloc_bytes((size_t)n * sizeof(int)); }

// Polygons around each vertex, in increasing order.
static void fill_map(MeshPoly* p) {
  memset(p->mapnum, 0, (size_t)p->rows * sizeof(int));
  for (int i = 0; i < p->nvert; i++) p->mapnum[p->vert[i]]++;
  int at = 0;
  for (int i = 0; i < p->rows; i++) {
    p->mapadr[i] = at;
    at += p->mapnum[i];
    p->mapnum[i] = 0;
  }
  for (int i = 0; i < p->count; i++)
    for (int k = 0; k < p->vertnum[i]; k++) {
      int v = p->vert[p->vertadr[i] + k];
      p->map[p->mapadr[v] + p->mapnum[v]++] = i;
    }
}

static bool collect(MeshPoly* p, Outlines* o, int rows) {
  p->count = o->end.count;
  p->nvert = o->vert.count;
  p->rows = rows;
  p->vertadr = ints(p->count);
  p->vertnum = ints(p->count);
  p->vert = ints(p->nvert);
  p->normal = (double*)alloc_zero(3 * (size_t)p->count * sizeof(double));
  p->mapadr = ints(rows);
  p->mapnum = ints(rows);
  p->map = ints(p->nvert);
  if (!p->vertadr || !p->vertnum || !p->vert || !p->normal || !p->mapadr || !p->mapnum || !p->map)
    return false;
  for (int i = 0; i < p->count; i++) {
    p->vertadr[i] = i ? o->end.data[i - 1] : 0;
    p->vertnum[i] = o->end.data[i] - p->vertadr[i];
  }
  if (p->nvert) memcpy(p->vert, o->vert.data, (size_t)p->nvert * sizeof(int));
  fill_map(p);
  return true;
}

bool mesh_poly_build(MeshPoly* p, const double* vert, int nvert, const int* face, int nface) {
  Tree tree = {.root = -1};
  Outlines o = {0};
  *p = (MeshPoly){0};
  bool ok = true;
  for (int i = 0; ok && i < nface; i++) ok = sort_face(&tree, vert, face + 3 * (size_t)i);
  ok = ok && trace_all(&o, &tree) && collect(p, &o, nvert);
  if (ok) mesh_poly_normals(p, vert);
  tree_free(&tree);
  array_free(&o.end);
  array_free(&o.vert);
  if (!ok) mesh_poly_free(p);
  return ok;
}

void mesh_poly_normals(MeshPoly* p, const double* vert) {
  for (int i = 0; i < p->count; i++) {
    const int* v = p->vert + p->vertadr[i];
    triangle_normal(p->normal + 3 * (size_t)i, vert + 3 * (size_t)v[0], vert + 3 * (size_t)v[1],
                    vert + 3 * (size_t)v[2]);
  }
}

void mesh_poly_free(MeshPoly* p) {
  alloc_free(p->vertadr);
  alloc_free(p->vertnum);
  alloc_free(p->vert);
  alloc_free(p->normal);
  alloc_free(p->mapadr);
  alloc_free(p->mapnum);
  alloc_free(p->map);
  *p = (MeshPoly){0};
}
