// Trees are found by a search from a leaf of each part, so that a root has one child and every
// segment but the first bends against one other. A part in which every vertex has two segments is a
// ring: a path from its first vertex, and one more segment that ends in it. In other parts segments
// that close loops become distances.
#include "deform/rod_tree.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "math/quat.h"

#include <math.h>
#include <string.h>

//---------------------------------- rotations -----------------------------------------------------

void rod_turn_towards(double q[4], const double a[3], const double b[3]) {
  double t[4];
  t[0] = 1 + dot3(a, b);
  cross3(t + 1, a, b);
  if (t[0] < 1e-9) { // half a turn: about any axis across
    double axis[3] = {fabs(a[0]) < 0.6, fabs(a[0]) >= 0.6, 0};
    t[0] = 0;
    cross3(t + 1, a, axis);
  }
  double s = 1 / sqrt(t[0] * t[0] + dot3(t + 1, t + 1));
  for (int k = 0; k < 4; k++) t[k] *= s;
  quat_mul(q, t, q);
}

bool rod_unit_edge(double e[3], const double* x, int from, int to) {
  sub3(e, x + 3 * (ptrdiff_t)to, x + 3 * (ptrdiff_t)from);
  double length = norm3(e);
  if (!(length > 1e-12)) return false;
  scl3(e, e, 1 / length);
  return true;
}

void rod_direction(double d[3], const double q[4]) {
  d[0] = 2 * (q[1] * q[3] + q[0] * q[2]);
  d[1] = 2 * (q[2] * q[3] - q[0] * q[1]);
  d[2] = q[0] * q[0] - q[1] * q[1] - q[2] * q[2] + q[3] * q[3];
}

static void align_frame(double q[4], const double* x, int from, int to) {
  double e[3], d[3];
  rod_direction(d, q);
  if (rod_unit_edge(e, x, from, to)) rod_turn_towards(q, d, e);
}

void rod_frames(double* frame, const RodSystem* r, const double* x) {
  for (int i = 0; i < 4 * r->nelem; i++) frame[i] = i % 4 == 0;
  for (int i = 0; i <= r->nvert; i++) { // at last the segments that close rings
    for (int k = 0; k < (i < r->nvert ? 1 : r->nring); k++) {
      int v = i < r->nvert ? r->order[i] : r->ring_root[k];
      int seg = r->seg[v], before = r->before[v];
      if (seg < 0 || (i < r->nvert && r->from[v] != r->parent[v])) continue;
      double* q = frame + 4 * (ptrdiff_t)seg;
      bool known = before >= 0 && r->from[before] == r->parent[before];
      if (known) {
        quat_mul(q, frame + 4 * (ptrdiff_t)r->seg[before], r->half + 4 * (ptrdiff_t)v);
        quat_mul(q, q, r->half + 4 * (ptrdiff_t)v);
      }
      align_frame(q, x, r->from[v], v);
    }
  }
}

//---------------------------------- trees ---------------------------------------------------------

// Segments of each vertex: edge[first[v] .. first[v + 1] - 1]
typedef struct RodGraph {
  const int* elem;
  int nvert, nelem;
  int *first, *edge;
  unsigned char* used; // per segment: 1 part of a tree, 2 closes a ring
  int* loop;           // further segments
  int nloop;
} RodGraph;

static void free_graph(RodGraph* g) {
  alloc_free(g->first);
  alloc_free(g->edge);
  alloc_free(g->used);
  alloc_free(g->loop);
}

static bool open_graph(RodGraph* g, const ctDeformDef* def) {
  *g = (RodGraph){.elem = def->elem, .nvert = def->nvert, .nelem = def->nelem};
  g->first = alloc_zero(((size_t)def->nvert + 2) * sizeof(int));
  g->edge = alloc_bytes(2 * (size_t)def->nelem * sizeof(int));
  g->used = alloc_zero((size_t)def->nelem);
  g->loop = alloc_bytes((size_t)def->nelem * sizeof(int));
  if (!g->first || !g->edge || !g->used || !g->loop) return false;
  int* start = g->first + 1; // one ahead while it is filled
  for (int i = 0; i < 2 * def->nelem; i++) start[def->elem[i] + 1]++;
  for (int v = 1; v <= def->nvert; v++) start[v] += start[v - 1];
  for (int i = 0; i < 2 * def->nelem; i++) g->edge[start[def->elem[i]]++] = i / 2;
  return true;
}

static int count_segments(const RodGraph* g, int v) { return g->first[v + 1] - g->first[v]; }

static int other_end(const RodGraph* g, int e, int v) {
  return g->elem[2 * (ptrdiff_t)e] == v ? g->elem[2 * (ptrdiff_t)e + 1] : g->elem[2 * (ptrdiff_t)e];
}

// Depth first from root; *count grows by the vertices found. Loops are left unused.
static void walk_chain(RodSystem* r, RodGraph* g, int root, int* count, int* stack) {
  int top = 0;
  stack[top++] = root;
  r->parent[root] = -1;
  while (top > 0) {
    int v = stack[--top];
    if (r->order[v] >= 0) continue; // placed: order holds places during the search
    r->order[v] = (*count)++;
    if (r->seg[v] >= 0) g->used[r->seg[v]] = 1;
    for (int i = g->first[v + 1] - 1; i >= g->first[v]; i--) {
      int e = g->edge[i], w = other_end(g, e, v);
      if (r->order[w] >= 0 || e == r->seg[v]) continue;
      CT_ASSERT(top < 2 * g->nelem + 1);
      r->parent[w] = r->from[w] = v;
      r->seg[w] = e;
      stack[top++] = w;
    }
  }
}

// A part in which all vertices have two segments, seen from one of them: its last node, or -1
static int find_ring(const RodGraph* g, int root) {
  int v = root, came = -1;
  for (int n = 0; n <= g->nvert; n++) {
    if (count_segments(g, v) != 2) return -1;
    int e = g->edge[g->first[v]];
    if (e == came) e = g->edge[g->first[v] + 1];
    int next = other_end(g, e, v);
    if (next == root && n >= 2) return v;
    if (next == root && n == 1) return -1; // two segments between two vertices
    v = next;
    came = e;
  }
  return -1;
}

static void close_ring(RodSystem* r, RodGraph* g, int root, int last) {
  for (int i = 0; i < 2; i++) {
    int e = g->edge[g->first[root] + i];
    if (other_end(g, e, root) != last) continue;
    r->seg[root] = e;
    g->used[e] = 2;
  }
  r->from[root] = last;
  r->last[root] = last;
  r->before[root] = last;
  r->ring_root[r->nring++] = root;
  for (int v = last; v >= 0; v = r->parent[v]) r->ring[v] = root;
}

// Places in `order` become the list of vertices
static bool invert_order(RodSystem* r) {
  int* place = alloc_bytes((size_t)r->nvert * sizeof(int));
  if (!place) return false;
  memcpy(place, r->order, (size_t)r->nvert * sizeof(int));
  for (int v = 0; v < r->nvert; v++) r->order[place[v]] = v;
  alloc_free(place);
  return true;
}

static void list_children(RodSystem* r) {
  int* start = r->child + 1;
  for (int v = 0; v < r->nvert; v++)
    if (r->parent[v] >= 0) start[r->parent[v] + 1]++;
  for (int v = 1; v <= r->nvert; v++) start[v] += start[v - 1];
  for (int v = 0; v < r->nvert; v++)
    if (r->parent[v] >= 0) r->children[start[r->parent[v]]++] = v;
}

static bool span_trees(RodSystem* r, RodGraph* g) {
  int* stack = alloc_bytes((2 * (size_t)g->nelem + 1) * sizeof(int));
  if (!stack) return false;
  int count = 0;
  for (int v = 0; v < r->nvert; v++) { // leaves first
    if (r->order[v] < 0 && count_segments(g, v) == 1) walk_chain(r, g, v, &count, stack);
  }
  for (int v = 0; v < r->nvert; v++) {
    if (r->order[v] >= 0) continue;
    int last = find_ring(g, v);
    walk_chain(r, g, v, &count, stack);
    if (last >= 0) {
      // the search may have gone round the other way: the last node is the one without children
      int e = g->edge[g->first[v]], f = g->edge[g->first[v] + 1];
      int a = other_end(g, e, v), b = other_end(g, f, v);
      close_ring(r, g, v, r->parent[a] == v ? b : a);
    }
  }
  CT_ASSERT(count == r->nvert);
  alloc_free(stack);
  for (int e = 0; e < g->nelem; e++)
    if (!g->used[e]) g->loop[g->nloop++] = e;
  if (!invert_order(r)) return false;
  list_children(r);
  for (int v = 0; v < r->nvert; v++) {
    int p = r->parent[v];
    if (p >= 0 && r->seg[p] >= 0) r->before[v] = p;
  }
  return true;
}

static void set_section(RodSystem* r, const ctDeformDef* def) {
  const ctDeformMaterial* m = &def->material;
  double d = def->thickness, nu = m->poisson;
  double area = 0.78539816339744831 * d * d, second = area * d * d / 16;
  double shear = m->young / (2 * (1 + nu));
  double factor = 6 * (1 + nu) / (7 + 6 * nu); // of a round section
  r->stretch[0] = r->stretch[1] = factor * shear * area;
  r->stretch[2] = m->young * area;
  r->bend[0] = r->bend[1] = m->bending * m->young * second;
  r->bend[2] = m->bending * shear * 2 * second;
  double least = INFINITY;
  for (int v = 0; v < r->nvert; v++)
    if (r->seg[v] >= 0) least = fmin(least, r->length[v]);
  r->hold = 1e-6 * (m->young * second) / least + 1e-12 * m->young * area * least;
}

// Segments between two pins do not bend: a bend against them has the half of the other one only, so
// that a clamp is where the second pin is. clamped: 1 per node whose segment is one.
static void find_clamps(unsigned char* clamped, const RodSystem* r, const ctDeformDef* def) {
  for (int i = 0; i < def->npin; i++) clamped[def->pin[i]] = 2;
  for (int v = 0; v < r->nvert; v++)
    if (clamped[v] && r->seg[v] >= 0 && clamped[r->from[v]]) clamped[v] |= 1;
  for (int v = 0; v < r->nvert; v++) clamped[v] &= 1;
  for (int v = 0; v < r->nvert; v++) // between two clamped segments nothing moves
    if (clamped[v] && r->before[v] >= 0 && clamped[r->before[v]]) clamped[v] = 0;
}

static void set_rod_rest(RodSystem* r, const ctDeformDef* def, double* frame,
                         const unsigned char* clamped) {
  for (int v = 0; v < r->nvert; v++) {
    r->half[4 * (ptrdiff_t)v] = 1;
    if (r->seg[v] < 0) continue;
    r->length[v] = dist3(def->vert + 3 * (ptrdiff_t)v, def->vert + 3 * (ptrdiff_t)r->from[v]);
  }
  rod_frames(frame, r, def->vert);
  for (int v = 0; v < r->nvert; v++) {
    int b = r->before[v];
    if (b < 0) continue;
    double back[4], *h = r->half + 4 * (ptrdiff_t)v;
    r->span[v] = 0.5 * ((clamped[v] ? 0 : r->length[v]) + (clamped[b] ? 0 : r->length[b]));
    quat_neg(back, frame + 4 * (ptrdiff_t)r->seg[b]);
    quat_mul(h, back, frame + 4 * (ptrdiff_t)r->seg[v]);
    if (h[0] < 0)
      for (int k = 0; k < 4; k++) h[k] = -h[k];
    h[0] += 1;
    double s = 1 / sqrt(h[0] * h[0] + dot3(h + 1, h + 1));
    for (int k = 0; k < 4; k++) h[k] *= s;
  }
}

static bool allocate_nodes(RodSystem* r) {
  size_t n = (size_t)r->nvert;
  int** list[] = {&r->order, &r->parent, &r->seg,      &r->from,     &r->before,
                  &r->ring,  &r->last,   &r->children, &r->ring_root};
  for (size_t i = 0; i < sizeof list / sizeof *list; i++) {
    *list[i] = alloc_bytes(n * sizeof(int));
    if (!*list[i]) return false;
    memset(*list[i], -1, n * sizeof(int));
  }
  r->child = alloc_zero((n + 2) * sizeof(int));
  r->length = alloc_zero(n * sizeof(double));
  r->span = alloc_zero(n * sizeof(double));
  r->half = alloc_zero(4 * n * sizeof(double));
  return r->child && r->length && r->span && r->half;
}

void rod_free(RodSystem* r) {
  if (!r) return;
  int* list[] = {r->order, r->parent, r->seg,      r->from,      r->before,
                 r->ring,  r->last,   r->children, r->ring_root, r->child};
  for (size_t i = 0; i < sizeof list / sizeof *list; i++) alloc_free(list[i]);
  alloc_free(r->length);
  alloc_free(r->span);
  alloc_free(r->half);
  alloc_free(r);
}

static bool batch_loops(ElementBatch* out, const RodGraph* g, const DeformShape* s, double ea) {
  size_t n = (size_t)g->nloop;
  int* vert = alloc_bytes(2 * n * sizeof(int));
  double* data = alloc_bytes(3 * n * sizeof(double));
  bool ok = vert && data;
  for (size_t i = 0; ok && i < n; i++) {
    const int* v = g->elem + 2 * (ptrdiff_t)g->loop[i];
    vert[2 * i] = v[0];
    vert[2 * i + 1] = v[1];
    double* row = data + 3 * i;
    row[0] = dist3(s->def.vert + 3 * (ptrdiff_t)v[0], s->def.vert + 3 * (ptrdiff_t)v[1]);
    row[1] = row[0] / ea;
    row[2] = s->invmass[v[0]] + s->invmass[v[1]];
  }
  ElementRows list = {&element_distance, g->nloop, vert, data};
  ok = ok && element_batch(out, &list, s->def.nvert);
  alloc_free(vert);
  alloc_free(data);
  return ok;
}

void rod_straighten(RodSystem* r) {
  for (int i = 0; i < 4 * r->nvert; i++) r->half[i] = i % 4 == 0;
}

RodSystem* rod_make(DeformShape* s, ElementBatch* loops) {
  RodSystem* r = alloc_zero(sizeof *r);
  if (!r) return NULL;
  r->nvert = s->def.nvert;
  r->nelem = s->def.nelem;
  RodGraph g = {0};
  unsigned char* clamped = alloc_zero((size_t)r->nvert);
  s->nextra = 4 * r->nelem;
  s->extra = alloc_zero((size_t)s->nextra * sizeof(double));
  bool ok =
      clamped && s->extra && allocate_nodes(r) && open_graph(&g, &s->def) && span_trees(r, &g);
  if (ok) {
    find_clamps(clamped, r, &s->def);
    set_rod_rest(r, &s->def, s->extra, clamped);
    set_section(r, &s->def);
    ok = batch_loops(loops, &g, s, r->stretch[2]);
    if (s->def.pos) rod_frames(s->extra, r, s->def.pos);
  }
  free_graph(&g);
  alloc_free(clamped);
  if (ok) return r;
  rod_free(r);
  return NULL;
}
