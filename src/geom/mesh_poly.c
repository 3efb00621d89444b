// Invariant: an edge is in one group and one bucket; a group never keeps both an edge and
// its reverse. Islands point to the one that came first. The tree is a red-black tree: the root is
// black, a red node has no red child.
//
// Triangles are grouped by their normal in a search tree. "Same normal" is no equivalence relation
// (a ~ b ~ c, yet not a ~ c), so which group a triangle finds depends on the shape of the tree: it
// is a red-black tree because MuJoCo's is. Within a group, triangles that share edges form
// an island, whose outline is what remains when edges that are passed in both directions cancel.
#include "geom/mesh_poly.h"

#include "base/alloc.h"
#include "base/array.h"
#include "base/assert.h"
#include "base/hash.h"
#include "geom/triangle.h"

#include <stdint.h>
#include <string.h>

// Links are indices; -1 is none.
typedef struct PolyEdge {
  int from, to, group, island;
  int next, prev; // in the group, in the order of arrival
  int chain;      // in the bucket
  int more;       // next edge of the group from the same vertex; set when outlines are traced
} PolyEdge;

// Islands unite; the one that came first stands for all.
typedef struct Island {
  int parent; // -1 in the one that came first
  int next;   // in the group
  int first;  // first edge of the island; set when outlines are traced
} Island;

// Triangles of one normal, as a node of the tree.
typedef struct Group {
  double normal[3];
  int child[2], parent;
  bool red;
  int head, tail, count; // edges
  int island, last;      // islands
} Group;

typedef struct GroupTree {
  ARRAY(Group) node;
  int root;
} GroupTree;

typedef struct PolyBuild {
  const double* vert;
  GroupTree tree;
  ARRAY(PolyEdge) edge;
  ARRAY(Island) island;
  int* bucket; // newest edge with a hash
  uint64_t mask, seed;
  int* start; // of a vertex: the first edge from it while a group is traced
} PolyBuild;

//---------------------------------- the tree ------------------------------------------------------

// Order by x, then y, then z, larger first; normals within 0.09 degrees are equal.
static bool normal_before(const double a[3], const double b[3]) {
  if (dot3(a, b) > 0.99999872) return false;
  for (int i = 0; i < 3; i++)
    if (fabs(a[i] - b[i]) > kTriangleMinval) return a[i] > b[i];
  return false;
}

// The first group not before the normal on the way down, if it is not after it either.
static int find_group(const GroupTree* t, const double normal[3]) {
  int found = -1;
  for (int at = t->root; at >= 0;) {
    const Group* g = t->node.data + at;
    bool right = normal_before(g->normal, normal);
    if (!right) found = at;
    at = g->child[right];
  }
  return found >= 0 && normal_before(normal, t->node.data[found].normal) ? -1 : found;
}

// Move node's child on `side` into its place.
static void rotate_node(GroupTree* t, int node, int side) {
  Group* g = t->node.data;
  int up = g[node].child[side], moved = g[up].child[!side], parent = g[node].parent;
  CT_ASSERT(up >= 0);
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
static void rebalance_tree(GroupTree* t, int node) {
  Group* g = t->node.data;
  while (node != t->root && g[g[node].parent].red) {
    int parent = g[node].parent, grand = g[parent].parent;
    CT_ASSERT(grand >= 0); // the root is black
    int side = g[grand].child[1] == parent, uncle = g[grand].child[!side];
    if (uncle >= 0 && g[uncle].red) {
      g[parent].red = g[uncle].red = false;
      g[grand].red = true;
      node = grand;
      continue;
    }
    if (g[parent].child[!side] == node) {
      rotate_node(t, parent, !side);
      parent = node;
    }
    g[parent].red = false;
    g[grand].red = true;
    rotate_node(t, grand, side);
    break;
  }
  CT_ASSERT(g[t->root].parent < 0);
  g[t->root].red = false;
}

// A new group, unless a node on the way down is equal (which find may have passed by). Returns the
// new node, -1 if there is none, -2 when out of memory.
static int insert_group(GroupTree* t, const double normal[3]) {
  int parent = -1, side = 0;
  for (int at = t->root; at >= 0; at = t->node.data[at].child[side]) {
    const double* other = t->node.data[at].normal;
    parent = at;
    if (normal_before(normal, other)) {
      side = 0;
    } else if (normal_before(other, normal)) {
      side = 1;
    } else {
      return -1;
    }
  }
  Group* g = array_push(&t->node);
  if (!g) return -2;
  int node = t->node.count - 1;
  copy3(g->normal, normal);
  g->child[0] = g->child[1] = g->head = g->tail = g->island = g->last = -1;
  g->parent = parent;
  g->red = true;
  if (parent < 0) {
    t->root = node;
  } else {
    t->node.data[parent].child[side] = node;
  }
  rebalance_tree(t, node);
  return node;
}

//---------------------------------- outlines ------------------------------------------------------

static int* bucket_of(const PolyBuild* b, int group, int from, int to) {
  CT_VALIDATE(group >= 0 && group < b->tree.node.count);
  uint64_t ends = (uint64_t)(unsigned)from << 32 | (unsigned)to;
  return b->bucket + (hash_mix(hash_mix(ends ^ b->seed) + (unsigned)group) & b->mask);
}

static int first_island(const PolyBuild* b, int island) {
  Island* is = b->island.data;
  while (is[island].parent >= 0) {
    int up = is[island].parent;
    if (is[up].parent >= 0) is[island].parent = is[up].parent;
    island = up;
  }
  return island;
}

// Take out the oldest edge of the group that runs back along from -> to; its island, -1 if none.
static int cancel_edge(PolyBuild* b, int group, int from, int to) {
  int *bucket = bucket_of(b, group, to, from), *link = NULL;
  PolyEdge* e = b->edge.data;
  for (int* at = bucket; *at >= 0; at = &e[*at].chain)
    if (e[*at].from == to && e[*at].to == from && e[*at].group == group) link = at;
  if (!link) return -1;
  const PolyEdge* gone = e + *link;
  Group* g = b->tree.node.data + group;
  *(gone->prev >= 0 ? &e[gone->prev].next : &g->head) = gone->next;
  *(gone->next >= 0 ? &e[gone->next].prev : &g->tail) = gone->prev;
  CT_ASSERT(g->count > 0);
  g->count--;
  *link = gone->chain;
  return first_island(b, gone->island);
}

static int unite_islands(PolyBuild* b, int x, int y) {
  int low = x < y ? x : y, high = x < y ? y : x;
  CT_ASSERT(b->island.data[low].parent < 0 && b->island.data[high].parent < 0);
  if (low != high) b->island.data[high].parent = low;
  return low;
}

// A new island of the group; -1 when out of memory.
static int new_island(PolyBuild* b, int group) {
  Island* is = array_push(&b->island);
  if (!is) return -1;
  Group* g = b->tree.node.data + group;
  int made = b->island.count - 1;
  *is = (Island){-1, -1, -1};
  *(g->last >= 0 ? &b->island.data[g->last].next : &g->island) = made;
  g->last = made;
  return made;
}

static bool add_outline_edge(PolyBuild* b, int group, int from, int to, int island) {
  PolyEdge* e = array_push(&b->edge);
  if (!e) return false;
  Group* g = b->tree.node.data + group;
  int made = b->edge.count - 1, *bucket = bucket_of(b, group, from, to);
  *e = (PolyEdge){from, to, group, island, -1, g->tail, *bucket, -1};
  *(g->tail >= 0 ? &b->edge.data[g->tail].next : &g->head) = made;
  g->tail = *bucket = made;
  g->count++;
  return true;
}

// Add a triangle to the outlines.
static bool add_triangle(PolyBuild* b, int group, const int v[3]) {
  int island = -1;
  bool open[3];
  for (int i = 0; i < 3; i++) {
    int other = cancel_edge(b, group, v[i], v[(i + 1) % 3]);
    open[i] = other < 0;
    if (other >= 0) island = island < 0 ? other : unite_islands(b, island, other);
  }
  if (island < 0) island = new_island(b, group);
  if (island < 0) return false;
  for (int i = 0; i < 3; i++)
    if (open[i] && !add_outline_edge(b, group, v[i], v[(i + 1) % 3], island)) return false;
  return true;
}

static bool sort_face(PolyBuild* b, const int v[3]) {
  const double* vert = b->vert;
  double normal[3];
  triangle_normal(normal, vert + 3 * (size_t)v[0], vert + 3 * (size_t)v[1],
                  vert + 3 * (size_t)v[2]);
  int at = find_group(&b->tree, normal);
  if (at < 0) at = insert_group(&b->tree, normal);
  if (at == -1) return true; // lost between two groups, as in MuJoCo
  return at >= 0 && add_triangle(b, at, v);
}

//---------------------------------- polygons ------------------------------------------------------

typedef ARRAY(int) IntArray;

// Where the outlines go: polygon i is vert[end[i - 1] .. end[i]).
typedef struct Outlines {
  IntArray end, vert;
} Outlines;

static bool append_int(IntArray* a, int x) {
  int* p = array_push(a);
  if (p) *p = x;
  return p != NULL;
}

static bool close_polygon(Outlines* o) { return append_int(&o->end, o->vert.count); }

// The edge that goes on from a vertex: the first of the island.
static const PolyEdge* next_edge(const PolyBuild* b, int island, int vertex) {
  const PolyEdge* e = b->edge.data;
  for (int at = b->start[vertex]; at >= 0; at = e[at].more)
    if (e[at].island == island) return e + at;
  return NULL;
}

// Follow an island's edges from its first one around. An outline that does not come back is
// dropped.
static bool walk_outline(Outlines* o, const PolyBuild* b, const Group* g, int island) {
  const PolyEdge* first = b->edge.data + b->island.data[island].first;
  CT_ASSERT(first >= b->edge.data && first->island == island);
  int mark = o->vert.count, origin = first->from, at = first->to;
  if (!append_int(&o->vert, origin) || !append_int(&o->vert, at)) return false;
  for (int i = 0; i < g->count; i++) {
    const PolyEdge* on = next_edge(b, island, at);
    if (!on) break;
    at = on->to;
    if (at == origin) {
      if (o->vert.count - mark >= 3) return close_polygon(o);
      break;
    }
    if (!append_int(&o->vert, at)) return false;
  }
  o->vert.count = mark;
  return true;
}

// List edges by the vertex they start from and find the first of each island. The group's first
// edge starts an outline but never goes on with one.
static void index_edges(PolyBuild* b, const Group* g) {
  PolyEdge* e = b->edge.data;
  for (int at = g->tail; at >= 0; at = e[at].prev) {
    e[at].island = first_island(b, e[at].island);
    b->island.data[e[at].island].first = at;
    if (at == g->head) break;
    e[at].more = b->start[e[at].from];
    b->start[e[at].from] = at;
  }
}

// A group of three edges is a triangle, however they lie.
static bool trace_group(Outlines* o, PolyBuild* b, const Group* g) {
  const PolyEdge* e = b->edge.data;
  if (g->count == 3) {
    for (int at = g->head; at >= 0; at = e[at].next)
      if (!append_int(&o->vert, e[at].from)) return false;
    return close_polygon(o);
  }
  index_edges(b, g);
  bool ok = true;
  for (int i = g->island; ok && i >= 0; i = b->island.data[i].next)
    if (b->island.data[i].first >= 0) ok = walk_outline(o, b, g, i);
  for (int at = g->head; at >= 0; at = e[at].next) b->start[e[at].from] = -1;
  return ok;
}

// The neighbour in order, for a walk over the tree from the first node to the last; -1 at the end.
static int following_group(const GroupTree* t, int at) {
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

static bool trace_all(Outlines* o, PolyBuild* b) {
  const GroupTree* t = &b->tree;
  int at = t->root;
  while (at >= 0 && t->node.data[at].child[0] >= 0) at = t->node.data[at].child[0];
  for (; at >= 0; at = following_group(t, at))
    if (!trace_group(o, b, t->node.data + at)) return false;
  return true;
}

//---------------------------------- result --------------------------------------------------------

static int* alloc_ints(size_t n) { return (int*)alloc_bytes(n * sizeof(int)); }

// Polygons around each vertex, in increasing order.
static void fill_map(MeshPoly* p) {
  memset(p->mapnum, 0, (size_t)p->rows * sizeof(int));
  for (int i = 0; i < p->nvert; i++) {
    CT_ASSERT(p->vert[i] >= 0 && p->vert[i] < p->rows);
    p->mapnum[p->vert[i]]++;
  }
  int at = 0;
  for (int i = 0; i < p->rows; i++) {
    p->mapadr[i] = at;
    at += p->mapnum[i];
    p->mapnum[i] = 0;
  }
  CT_ASSERT(at == p->nvert);
  for (int i = 0; i < p->count; i++)
    for (int k = 0; k < p->vertnum[i]; k++) {
      int v = p->vert[p->vertadr[i] + k];
      p->map[p->mapadr[v] + p->mapnum[v]++] = i;
    }
}

static bool collect_polygons(MeshPoly* p, Outlines* o, int rows) {
  p->count = o->end.count;
  p->nvert = o->vert.count;
  p->rows = rows;
  p->vertadr = alloc_ints((size_t)p->count);
  p->vertnum = alloc_ints((size_t)p->count);
  p->vert = alloc_ints((size_t)p->nvert);
  p->normal = (double*)alloc_zero(3 * (size_t)p->count * sizeof(double));
  p->mapadr = alloc_ints((size_t)rows);
  p->mapnum = alloc_ints((size_t)rows);
  p->map = alloc_ints((size_t)p->nvert);
  if (!p->vertadr || !p->vertnum || !p->vert || !p->normal || !p->mapadr || !p->mapnum || !p->map)
    return false;
  for (int i = 0; i < p->count; i++) {
    p->vertadr[i] = i ? o->end.data[i - 1] : 0;
    p->vertnum[i] = o->end.data[i] - p->vertadr[i];
    CT_ASSERT(p->vertnum[i] >= 3);
  }
  if (p->nvert) memcpy(p->vert, o->vert.data, (size_t)p->nvert * sizeof(int));
  fill_map(p);
  return true;
}

// Room for edges and vertices; the seed depends on all faces, so that no mesh can aim at a bucket.
static bool prepare_outlines(PolyBuild* b, int nvert, const int* face, int nface) {
  uint64_t cap = 16;
  while (cap < 2 * (uint64_t)nface) cap *= 2;
  b->mask = cap - 1;
  b->seed = hash_mix((uint64_t)nface);
  for (size_t i = 0; i < 3 * (size_t)nface; i++) b->seed = b->seed * 0x9e3779b97f4a7c15u + face[i];
  b->bucket = alloc_ints((size_t)cap);
  b->start = alloc_ints((size_t)nvert);
  if (!b->bucket || !b->start) return false;
  memset(b->bucket, -1, (size_t)cap * sizeof(int));
  memset(b->start, -1, (size_t)nvert * sizeof(int));
  return true;
}

bool mesh_poly_build(MeshPoly* p, const double* vert, int nvert, const int* face, int nface) {
  PolyBuild b = {.vert = vert, .tree.root = -1};
  Outlines o = {0};
  *p = (MeshPoly){0};
  bool ok = prepare_outlines(&b, nvert, face, nface);
  for (int i = 0; ok && i < nface; i++) ok = sort_face(&b, face + 3 * (size_t)i);
  ok = ok && trace_all(&o, &b) && collect_polygons(p, &o, nvert);
  if (ok) mesh_poly_normals(p, vert);
  array_free(&b.tree.node);
  array_free(&b.edge);
  array_free(&b.island);
  alloc_free(b.bucket);
  alloc_free(b.start);
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
