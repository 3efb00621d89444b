// Edges, border and layers of a flex. Edges are numbered in the order in which elements use them
// first, their ends ascend. Equal sides of elements are found by sorting: a side that occurs once
// is on the border. Arrays are allocated for the largest possible count before they are filled: one
// side per corner, two pairs per side.
#include "base/alloc.h"
#include "base/assert.h"
#include "base/sort.h"
#include "compile/flex_build.h"

#include <string.h>

//---------------------------------- edges ---------------------------------------------------------

const int* flex_build_local_edge(int dim, int edge) {
  static const int kEdge[3][6][2] = {
      {{0, 1}}, {{1, 2}, {2, 0}, {0, 1}}, {{0, 1}, {1, 2}, {2, 0}, {2, 3}, {0, 3}, {1, 3}}};
  CT_ASSERT(dim >= 1 && dim <= 3 && edge >= 0 && edge < flex_build_edges_per_element(dim));
  return kEdge[dim - 1][edge];
}

// An edge where an element has it: its ends in order, and the place among all elements' edges.
typedef struct Use {
  int low, high, place;
} Use;

static inline bool use_before(const Use* a, const Use* b, const void* ctx) {
  (void)ctx;
  if (a->low != b->low) return a->low < b->low;
  return a->high != b->high ? a->high < b->high : a->place < b->place;
}
SORT_DEFINE(sort_uses, Use, use_before)

// Edge i, counted over the edges of all elements, as its element has it: from, to, and in a
// triangle the third vertex.
typedef struct ElementEdge {
  int from, to, across;
} ElementEdge;

static ElementEdge find_element_edge(const BuildFlex* f, int i) {
  int dim = f->s.dim, n = flex_build_edges_per_element(dim);
  const int *local = flex_build_local_edge(dim, i % n), *v = f->elem + (dim + 1) * (i / n);
  return (ElementEdge){v[local[0]], v[local[1]], dim == 2 ? v[(local[1] + 1) % 3] : -1};
}

static int count_element_edges(const BuildFlex* f) {
  return flex_build_edges_per_element(f->s.dim) * f->nelem;
}

static void collect_uses(const BuildFlex* f, Use* use) {
  for (int i = 0; i < count_element_edges(f); i++) {
    ElementEdge e = find_element_edge(f, i);
    CT_ASSERT(e.from != e.to); // check_elements
    use[i] = (Use){e.from < e.to ? e.from : e.to, e.from < e.to ? e.to : e.from, i};
  }
}

// Number the edges in the order in which the elements use them first. elemedge holds the place of
// the first use of each edge at the beginning.
static void number_edges(BuildFlex* f, const Use* use, int n) {
  for (int i = 0, first = 0; i < n; i++) {
    if (i > 0 && (use[i].low != use[first].low || use[i].high != use[first].high)) first = i;
    CT_ASSERT(use[first].place <= use[i].place); // uses of an edge are sorted by place
    f->elemedge[use[i].place] = use[first].place;
  }
  f->nedge = 0;
  for (int i = 0; i < n; i++)
    f->elemedge[i] = f->elemedge[i] == i ? f->nedge++ : f->elemedge[f->elemedge[i]];
  CT_ASSERT(f->nedge > 0 && f->nedge <= n);
}

// Ends of the edges, and the vertices beside the edges of triangles: flap holds the edge as its
// first triangle has it, the third vertex of that, and that of the last other one, -1 at borders.
static void set_ends(BuildFlex* f) {
  for (int i = 0; i < 4 * f->nedge; i++) f->flap[i] = -1;
  for (int i = 0; i < count_element_edges(f); i++) {
    ElementEdge e = find_element_edge(f, i);
    CT_ASSERT(f->elemedge[i] >= 0 && f->elemedge[i] < f->nedge);
    int *flap = f->flap + 4 * f->elemedge[i], *end = f->edge + 2 * f->elemedge[i];
    end[0] = e.from < e.to ? e.from : e.to;
    end[1] = e.from < e.to ? e.to : e.from;
    if (f->s.dim != 2) continue;
    if (flap[0] >= 0) {
      flap[3] = e.across;
      continue;
    }
    flap[0] = e.from;
    flap[1] = e.to;
    flap[2] = e.across;
  }
}

bool flex_build_edges(BuildFlex* f) {
  int n = flex_build_edges_per_element(f->s.dim) * f->nelem;
  Use* use = alloc_bytes(2 * (size_t)n * sizeof(*use));
  f->elemedge = alloc_bytes((size_t)n * sizeof(int));
  bool ok = use && f->elemedge;
  if (ok) {
    collect_uses(f, use);
    sort_uses(use, use + n, n, NULL);
    number_edges(f, use, n);
  }
  alloc_free(use);
  if (!ok) return false;
  f->edge = alloc_bytes(2 * (size_t)f->nedge * sizeof(int));
  f->flap = alloc_bytes(4 * (size_t)f->nedge * sizeof(int));
  if (!f->edge || !f->flap) return false;
  set_ends(f);
  return true;
}

//---------------------------------- fragments -----------------------------------------------------

// A side of an element: its vertices in order and as the element has them.
typedef struct Fragment {
  int sorted[3], vert[3];
  int elem;
} Fragment;

static inline bool fragment_before(const Fragment* a, const Fragment* b, const void* ctx) {
  (void)ctx;
  int order = 0;
  for (int i = 0; i < 3 && !order; i++)
    order = (a->sorted[i] > b->sorted[i]) - (a->sorted[i] < b->sorted[i]);
  return order ? order < 0 : a->elem < b->elem;
}
SORT_DEFINE(sort_fragments, Fragment, fragment_before)

static void sort_few(int v[3], int n) {
  CT_ASSERT(n <= 3);
  for (int i = 1; i < n; i++) {
    for (int k = i; k > 0 && v[k] < v[k - 1]; k--) {
      int t = v[k];
      v[k] = v[k - 1];
      v[k - 1] = t;
    }
  }
}

static void collect_fragments(const BuildFlex* f, Fragment* out) {
  static const int kSide[3][4][3] = {
      {{0}, {1}}, {{0, 1}, {2, 0}, {1, 2}}, {{0, 1, 2}, {0, 3, 1}, {0, 2, 3}, {1, 3, 2}}};
  int dim = f->s.dim, n = dim + 1;
  for (int i = 0; i < n * f->nelem; i++) {
    Fragment* g = out + i;
    *g = (Fragment){.elem = i / n};
    for (int k = 0; k < dim; k++)
      g->sorted[k] = g->vert[k] = f->elem[n * g->elem + kSide[dim - 1][i % n][k]];
    sort_few(g->sorted, dim);
  }
}

static bool is_same_side(const Fragment* a, const Fragment* b) {
  return memcmp(a->sorted, b->sorted, sizeof(a->sorted)) == 0;
}

// A fragment that no other element has is on the border.
static bool is_border(const Fragment* g, int i, int n) {
  return (i == 0 || !is_same_side(g + i, g + i - 1)) &&
         (i == n - 1 || !is_same_side(g + i, g + i + 1));
}

static void set_shell(BuildFlex* f, const Fragment* g, int n, cttByte* border) {
  f->nshell = 0;
  for (int i = 0; i < n; i++) {
    if (!is_border(g, i, n)) continue;
    border[g[i].elem] = 1;
    CT_ASSERT(f->nshell < n); // shell has room for all sides
    memcpy(f->shell + f->s.dim * f->nshell++, g[i].vert, (size_t)f->s.dim * sizeof(int));
  }
}

// Distance from the border, in elements. Relaxed over the pairs of neighbours until it stands.
static void set_layers(BuildFlex* f, const Fragment* g, int n, const cttByte* border) {
  int* layer = f->layer;
  for (int e = 0; e < f->nelem; e++) layer[e] = f->s.dim < 3 || border[e] ? 0 : f->nelem + 1;
  for (bool change = f->s.dim == 3; change;) {
    change = false;
    for (int i = 1; i < n; i++) {
      if (!is_same_side(g + i, g + i - 1)) continue;
      int *a = layer + g[i - 1].elem, *b = layer + g[i].elem;
      int* far = *a > *b + 1 ? a : *b > *a + 1 ? b : NULL;
      if (!far) continue;
      *far = (far == a ? *b : *a) + 1;
      change = true;
    }
  }
}

// The vertex of an element that a fragment lacks.
static int opposite_vertex(const BuildFlex* f, int elem, const Fragment* g) {
  int n = f->s.dim + 1;
  const int* v = f->elem + n * elem;
  for (int i = 0; i < n; i++) {
    bool found = false;
    for (int k = 0; k < f->s.dim; k++) found = found || g->sorted[k] == v[i];
    if (!found) return v[i];
  }
  return v[0];
}

// Neighbours at the border: each element with the other one's free vertex.
static void set_evpairs(BuildFlex* f, const Fragment* g, int n, const cttByte* border) {
  f->nevpair = 0;
  for (int i = 1; f->s.dim < 3 && i < n; i++) {
    int a = g[i - 1].elem, b = g[i].elem;
    if (!is_same_side(g + i, g + i - 1) || !(border[a] || border[b])) continue;
    CT_ASSERT(2 * (f->nevpair + 2) <= 4 * n); // evpair has room for two pairs per side
    int* pair = f->evpair + 2 * f->nevpair;
    pair[0] = b;
    pair[1] = opposite_vertex(f, a, g + i);
    pair[2] = a;
    pair[3] = opposite_vertex(f, b, g + i);
    f->nevpair += 2;
  }
}

bool flex_build_shell(BuildFlex* f) {
  int dim = f->s.dim, n = (dim + 1) * f->nelem;
  Fragment* g = alloc_bytes(2 * (size_t)n * sizeof(*g));
  cttByte* border = alloc_zero((size_t)f->nelem);
  f->layer = alloc_bytes((size_t)f->nelem * sizeof(int));
  f->shell = alloc_bytes((size_t)n * (size_t)dim * sizeof(int));
  f->evpair = alloc_bytes(4 * (size_t)n * sizeof(int));
  bool ok = g && border && f->layer && f->shell && f->evpair;
  if (ok) {
    collect_fragments(f, g);
    sort_fragments(g, g + n, n, NULL);
    set_shell(f, g, n, border);
    set_layers(f, g, n, border);
    set_evpairs(f, g, n, border);
  }
  alloc_free(g);
  alloc_free(border);
  return ok;
}
