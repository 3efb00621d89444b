// Invariant: faces, vertices and edges are in an order that depends on the definition alone. Boxes
// of the tree enclose their children.
#include "deform/surface.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/sort.h"
#include "geom/box_bvh.h"
#include "math/vec.h"

#include <math.h>
#include <string.h>

// A side of an element: its vertices ascending, the vertices in order, the element.
typedef struct ElementSide {
  int key[3], vertex[3], elem;
} ElementSide;

static bool comes_first(const ElementSide* a, const ElementSide* b, const void* ctx) {
  (void)ctx;
  for (int k = 0; k < 3; k++)
    if (a->key[k] != b->key[k]) return a->key[k] < b->key[k];
  return a->elem < b->elem;
}

SORT_DEFINE(sort_sides, ElementSide, comes_first)

static bool has_same_key(const ElementSide* a, const ElementSide* b) {
  return memcmp(a->key, b->key, sizeof a->key) == 0;
}

static void set_key(ElementSide* s, int n) {
  s->key[2] = -1;
  for (int k = 0; k < n; k++) s->key[k] = s->vertex[k];
  for (int k = 1; k < n; k++)
    for (int i = k; i > 0 && s->key[i] < s->key[i - 1]; i--) {
      int swap = s->key[i];
      s->key[i] = s->key[i - 1];
      s->key[i - 1] = swap;
    }
}

//---------------------------------- faces ---------------------------------------------------------

static void put_face(DeformSurface* s, const int* vertex, int elem) {
  memcpy(s->face + s->corners * s->nface, vertex, (size_t)s->corners * sizeof *vertex);
  s->elem[s->nface++] = elem;
}

static bool is_earlier(const ElementSide* a, const ElementSide* b, const void* ctx) {
  (void)ctx;
  return a->elem != b->elem ? a->elem < b->elem : comes_first(a, b, NULL);
}

SORT_DEFINE(sort_by_element, ElementSide, is_earlier)

// Sides that only one tetrahedron has, in the order of tetrahedra, seen from outside.
static bool find_boundary(DeformSurface* s, const ctDeformDef* def) {
  static const int kSide[4][3] = {{0, 2, 1}, {0, 1, 3}, {0, 3, 2}, {1, 2, 3}};
  int n = 4 * def->nelem, kept = 0;
  ElementSide* side = alloc_bytes(2 * (size_t)n * sizeof *side);
  if (!side) return false;
  for (int i = 0; i < n; i++) {
    for (int k = 0; k < 3; k++) side[i].vertex[k] = def->elem[4 * (i / 4) + kSide[i % 4][k]];
    side[i].elem = i / 4;
    set_key(side + i, 3);
  }
  sort_sides(side, side + n, n, NULL);
  for (int i = 0, same; i < n; i += same) {
    for (same = 1; i + same < n && has_same_key(side + i, side + i + same);) same++;
    if (same == 1) side[kept++] = side[i];
  }
  sort_by_element(side, side + n, kept, NULL);
  for (int i = 0; i < kept; i++) put_face(s, side[i].vertex, side[i].elem);
  alloc_free(side);
  return true;
}

static bool find_faces(DeformSurface* s, const ctDeformDef* def) {
  if (def->kind == ctDEFORM_SOFT) return find_boundary(s, def);
  for (int i = 0; i < def->nelem; i++) put_face(s, def->elem + s->corners * i, i);
  return true;
}

//---------------------------------- vertices and edges --------------------------------------------

static void find_owners(DeformSurface* s, int nvert) {
  for (int i = 0; i < nvert; i++) s->vert_owner[i] = -1;
  for (int i = s->corners * s->nface - 1; i >= 0; i--) s->vert_owner[s->face[i]] = i / s->corners;
  for (int i = 0; i < nvert; i++)
    if (s->vert_owner[i] >= 0) s->vert[s->nvert++] = i;
}

// Edges of triangles, each once, in the order of the first face that has them.
static bool find_surface_edges(DeformSurface* s) {
  int n = s->corners == 3 ? 3 * s->nface : 0, kept = 0;
  ElementSide* side = alloc_bytes((2 * (size_t)n + 1) * sizeof *side);
  if (!side) return false;
  for (int i = 0; i < n; i++) {
    const int* v = s->face + 3 * (i / 3);
    side[i].vertex[0] = v[i % 3];
    side[i].vertex[1] = v[(i + 1) % 3];
    side[i].vertex[2] = -1;
    side[i].elem = i / 3;
    set_key(side + i, 2);
  }
  sort_sides(side, side + n, n, NULL);
  for (int i = 0; i < n; i++)
    if (i == 0 || !has_same_key(side + kept - 1, side + i)) side[kept++] = side[i];
  sort_by_element(side, side + n, kept, NULL);
  for (int i = 0; i < kept; i++) {
    s->edge[2 * i] = side[i].vertex[0];
    s->edge[2 * i + 1] = side[i].vertex[1];
    s->edge_owner[i] = side[i].elem;
  }
  s->nedge = kept;
  for (int f = 0, e = 0; f <= s->nface; f++) {
    while (e < kept && s->edge_owner[e] < f) e++;
    s->first_edge[f] = e;
  }
  alloc_free(side);
  return true;
}

//---------------------------------- tree ----------------------------------------------------------

static void bound_corners(const DeformSurface* s, int face, const double* x, double low[3],
                          double high[3]) {
  const int* v = s->face + s->corners * face;
  copy3(low, x + 3 * v[0]);
  copy3(high, low);
  for (int k = 1; k < s->corners; k++)
    for (int i = 0; i < 3; i++) {
      double c = x[3 * v[k] + i];
      low[i] = c < low[i] ? c : low[i];
      high[i] = c > high[i] ? c : high[i];
    }
}

static bool build_face_tree(DeformSurface* s) {
  const ctDeformDef* def = &s->shape->def;
  BoxLeaf* leaf = alloc_bytes((size_t)s->nface * (sizeof *leaf + sizeof(int)) + 1);
  if (!leaf) return false;
  for (int f = 0; f < s->nface; f++) {
    bound_corners(s, f, def->vert, leaf[f].lo, leaf[f].hi);
    s->span[f] = dist3(leaf[f].lo, leaf[f].hi);
    for (int i = 0; i < 3; i++) leaf[f].key[i] = 0.5 * (leaf[f].lo[i] + leaf[f].hi[i]);
    leaf[f].id = f;
  }
  if (s->nface > 0) box_bvh_build(s->tree, leaf, (int*)(void*)(leaf + s->nface), s->nface);
  alloc_free(leaf);
  return true;
}

// Children come behind their parents.
void surface_refit(DeformSurface* s, const double* x, double reach) {
  for (int i = bvh_count(s->nface) - 1; i >= 0; i--) {
    BvhNode* n = s->tree + i;
    double low[3], high[3];
    if (n->id >= 0) {
      bound_corners(s, n->id, x, low, high);
      for (int k = 0; k < 3; k++) {
        low[k] -= reach;
        high[k] += reach;
      }
    } else {
      const double *a = s->tree[n->child[0]].aabb, *b = s->tree[n->child[1]].aabb;
      for (int k = 0; k < 3; k++) {
        low[k] = fmin(a[k] - a[3 + k], b[k] - b[3 + k]);
        high[k] = fmax(a[k] + a[3 + k], b[k] + b[3 + k]);
      }
    }
    for (int k = 0; k < 3; k++) {
      n->aabb[k] = 0.5 * (low[k] + high[k]);
      n->aabb[3 + k] = 0.5 * (high[k] - low[k]);
    }
  }
}

enum { SURFACE_DEPTH = 128 };

void surface_visit_box(const DeformSurface* s, const double low[3], const double high[3],
                       SurfaceVisitor visit, void* ctx) {
  if (s->nface == 0) return;
  int stack[SURFACE_DEPTH] = {0}, n = 1;
  while (n > 0) {
    const BvhNode* node = s->tree + stack[--n];
    bool meet = true;
    for (int k = 0; k < 3; k++)
      meet &= node->aabb[k] - node->aabb[3 + k] <= high[k] &&
              node->aabb[k] + node->aabb[3 + k] >= low[k];
    if (!meet) continue;
    if (node->id >= 0) {
      visit(ctx, node->id);
      continue;
    }
    CT_ASSERT(n + 2 <= SURFACE_DEPTH);
    stack[n++] = node->child[1];
    stack[n++] = node->child[0];
  }
}

static bool boxes_meet(const double* a, const double* b) {
  return fabs(a[0] - b[0]) <= a[3] + b[3] && fabs(a[1] - b[1]) <= a[4] + b[4] &&
         fabs(a[2] - b[2]) <= a[5] + b[5];
}

// The larger node is divided; a node with itself gives its children with themselves and each other.
void surface_visit_pairs(const DeformSurface* a, const DeformSurface* b, SurfacePairVisitor visit,
                         void* ctx) {
  enum { PAIRS = 4 * SURFACE_DEPTH };
  int stack[PAIRS][2], n = 0;
  bool self = a == b;
  if (a->nface == 0 || b->nface == 0) return;
  stack[n][0] = stack[n][1] = 0;
  n++;
  while (n > 0) {
    int i = stack[--n][0], k = stack[n][1];
    const BvhNode *p = a->tree + i, *q = b->tree + k;
    if (!boxes_meet(p->aabb, q->aabb)) continue;
    CT_ASSERT(n + 3 <= PAIRS);
    if (self && i == k) {
      if (p->id >= 0) continue;
      memcpy(stack[n++], (int[2]){p->child[0], p->child[1]}, sizeof *stack);
      memcpy(stack[n++], (int[2]){p->child[1], p->child[1]}, sizeof *stack);
      memcpy(stack[n++], (int[2]){p->child[0], p->child[0]}, sizeof *stack);
    } else if (p->id >= 0 && q->id >= 0) {
      visit(ctx, p->id, q->id);
    } else if (q->id >= 0 || (p->id < 0 && p->depth <= q->depth)) {
      memcpy(stack[n++], (int[2]){p->child[1], k}, sizeof *stack);
      memcpy(stack[n++], (int[2]){p->child[0], k}, sizeof *stack);
    } else {
      memcpy(stack[n++], (int[2]){i, q->child[1]}, sizeof *stack);
      memcpy(stack[n++], (int[2]){i, q->child[0]}, sizeof *stack);
    }
  }
}

//---------------------------------- life ----------------------------------------------------------

bool surface_make(DeformSurface* s, DeformShape* shape) {
  const ctDeformDef* def = &shape->def;
  int corners = def->kind == ctDEFORM_CHAIN ? 2 : 3;
  int most = def->kind == ctDEFORM_SOFT ? 4 * def->nelem : def->nelem;
  size_t faces = (size_t)most;
  *s = (DeformSurface){.shape = deform_shape_keep(shape), .corners = corners};
  s->face = alloc_bytes(faces * (size_t)corners * sizeof *s->face);
  s->elem = alloc_bytes(faces * sizeof *s->elem);
  s->vert = alloc_bytes((size_t)def->nvert * sizeof *s->vert);
  s->vert_owner = alloc_bytes((size_t)def->nvert * sizeof *s->vert_owner);
  s->edge = alloc_bytes(6 * faces * sizeof *s->edge);
  s->edge_owner = alloc_bytes(3 * faces * sizeof *s->edge_owner);
  s->first_edge = alloc_bytes((faces + 1) * sizeof *s->first_edge);
  s->span = alloc_bytes(faces * sizeof *s->span);
  s->tree = alloc_bytes(2 * faces * sizeof *s->tree);
  bool good = s->face && s->elem && s->vert && s->vert_owner && s->edge && s->edge_owner &&
              s->first_edge && s->span && s->tree && find_faces(s, def);
  if (good) find_owners(s, def->nvert);
  good = good && find_surface_edges(s) && build_face_tree(s);
  if (!good) surface_free(s);
  return good;
}

void surface_free(DeformSurface* s) {
  alloc_free(s->face);
  alloc_free(s->elem);
  alloc_free(s->vert);
  alloc_free(s->vert_owner);
  alloc_free(s->edge);
  alloc_free(s->edge_owner);
  alloc_free(s->first_edge);
  alloc_free(s->span);
  alloc_free(s->tree);
  deform_shape_drop((DeformShape*)s->shape);
  *s = (DeformSurface){0};
}
