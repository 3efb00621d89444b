// Invariant: boxes of elements and of the trees of flexes are in the world, those of bodies in
// their inertial frame. In the sweep, columns hold the elements that were entered and not left, in
// the order of entering: n of them with gaps, whose lower bound is infinite, and four gaps behind
// them. place[e] is the column of element e, or -1. Candidates of bodies and of two flexes are
// sorted, those within a flex keep the order of the search.
#include "collide/midphase_flex.h"

#include "base/assert.h"
#include "base/simd.h"
#include "base/sort.h"
#include "collide/midphase.h"
#include "geom/shape.h"

// Everything about flexes is in the frame of the world.
static const double kOrigin[3] = {0, 0, 0};
static const double kIdentity[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};

static double with_override(const ctModel* m, double margin) {
  return m->opt.enableflags & ctENBL_OVERRIDE ? m->opt.o_margin : margin;
}

static bool use_trees(const ctModel* m) { return !(m->opt.disableflags & ctDSBL_MIDPHASE); }

//---------------------------------- filters -------------------------------------------------------

static const int* element_corners(const ctModel* m, int f, int e) {
  CT_VALIDATE(f >= 0 && f < m->nflex && e >= 0 && e < m->flex_elemnum[f]);
  return m->flex_elem + m->flex_elemdataadr[f] + e * (m->flex_dim[f] + 1);
}

// Is a vertex of the element on the body? Vertices of interpolated flexes are on no body.
static bool on_body(const ctModel* m, int f, int e, int body) {
  const int *v = element_corners(m, f, e), *at = m->flex_vertbodyid + m->flex_vertadr[f];
  for (int k = 0; k <= m->flex_dim[f]; k++) {
    if (body >= 0 && at[v[k]] == body) return true;
  }
  return false;
}

static bool share_body(const ctModel* m, int f1, int e1, int f2, int e2) {
  const int *v = element_corners(m, f1, e1), *at = m->flex_vertbodyid + m->flex_vertadr[f1];
  for (int k = 0; k <= m->flex_dim[f1]; k++) {
    if (on_body(m, f2, e2, at[v[k]])) return true;
  }
  return false;
}

// Elements below the outer layers of a solid do not touch.
static bool is_active(const ctModel* m, int f, int e) {
  return m->flex_dim[f] < 3 || m->flex_elemlayer[m->flex_elemadr[f] + e] < m->flex_activelayers[f];
}

static const double* element_bounds(const ctModel* m, const ctData* d, int f, int e) {
  CT_VALIDATE(e >= 0 && m->flex_elemadr[f] + e < m->nflexelem);
  return d->flexelem_aabb + 6 * (m->flex_elemadr[f] + e);
}

static bool bounds_apart(const double* a, const double* b, double margin) {
  for (int k = 0; k < 3; k++) {
    if (a[k] + a[3 + k] + margin < b[k] - b[3 + k]) return true;
    if (b[k] + b[3 + k] + margin < a[k] - a[3 + k]) return true;
  }
  return false;
}

// The cube around a ball against a box.
static bool ball_apart(const double* center, double radius, const double* box) {
  for (int k = 0; k < 3; k++) {
    if (center[k] + radius < box[k] - box[3 + k]) return true;
    if (center[k] - radius > box[k] + box[3 + k]) return true;
  }
  return false;
}

static bool is_masked_flex(const ctModel* m, int g, int f) {
  return !(m->geom_contype[g] & m->flex_conaffinity[f]) &&
         !(m->flex_contype[f] & m->geom_conaffinity[g]);
}

static double geom_margin(const ctModel* m, int g, int f) {
  return with_override(m, m->geom_margin[g] + m->flex_margin[f]);
}

//---------------------------------- pairs ---------------------------------------------------------

static void add_plane(Candidates* c, int g, int f) {
  const ctModel* m = c->m;
  const double *at = c->d->geom_xpos + 3 * g, *mat = c->d->geom_xmat + 9 * g;
  const double* v = c->d->flexvert_xpos + 3 * m->flex_vertadr[f];
  CT_ASSERT(shape_is_plane(m->geom_type[g]));
  double reach = geom_margin(m, g, f) + m->flex_radius[f];
  for (int i = 0; i < m->flex_vertnum[f]; i++, v += 3) {
    double height = (v[0] - at[0]) * mat[2] + (v[1] - at[1]) * mat[5] + (v[2] - at[2]) * mat[8];
    if (height <= reach) candidates_add(c, (Candidate){g, i, CANDIDATE_PLANE_VERT, -1, f});
  }
}

static void add_geom_elem(Candidates* c, int g, int f, int e) {
  if (on_body(c->m, f, e, c->m->geom_bodyid[g])) return;
  candidates_add(c, (Candidate){g, e, CANDIDATE_GEOM_ELEM, -1, f});
}

// Elements whose boxes touch
static void add_touching(Candidates* c, int f1, int e1, int f2, int e2) {
  if (share_body(c->m, f1, e1, f2, e2)) return;
  candidates_add(c, (Candidate){e1, e2, CANDIDATE_ELEM_ELEM, f1, f2});
}

static void add_elems(Candidates* c, int f1, int e1, int f2, int e2) {
  const ctModel* m = c->m;
  const ctData* d = c->d;
  double margin = f1 == f2 ? 0 : with_override(m, m->flex_margin[f1] + m->flex_margin[f2]);
  if (bounds_apart(element_bounds(m, d, f1, e1), element_bounds(m, d, f2, e2), margin)) return;
  add_touching(c, f1, e1, f2, e2);
}

//---------------------------------- trees ---------------------------------------------------------

// The tree of a body or a flex.
typedef struct PartTree {
  int adr;
  const int *child, *leaf; // leaf: geom or element
  const double* aabb;
  const double* element; // boxes of the elements of a flex
  int missing;           // number of first nodes that have no box, see flex_pos.c
} PartTree;

static PartTree body_tree(const ctModel* m, int b) {
  int adr = m->body_bvhadr[b];
  CT_ASSERT(adr >= 0 && adr + m->body_bvhnum[b] <= m->nbvh);
  return (PartTree){.adr = adr,
                    .child = m->bvh_child + 2 * adr,
                    .leaf = m->bvh_nodeid + adr,
                    .aabb = m->bvh_aabb + 6 * adr};
}

static PartTree flex_tree(const ctModel* m, const ctData* d, int f) {
  int adr = m->flex_bvhadr[f], at = adr - (int)m->nbvhstatic;
  CT_ASSERT(adr >= 0 && adr + m->flex_bvhnum[f] <= m->nbvh);
  return (PartTree){.adr = adr,
                    .child = m->bvh_child + 2 * adr,
                    .leaf = m->bvh_nodeid + adr,
                    .aabb = d->bvh_aabb_dyn + 6 * at,
                    .element = element_bounds(m, d, f, 0),
                    .missing = at < 0 ? -at : 0};
}

// The box of a node; one that is missing is made from its children, which come behind it.
static const double* node_box(const PartTree* t, int node, double room[6]) {
  if (node >= t->missing) return t->aabb + 6 * node;
  if (t->leaf[node] >= 0) return t->element + 6 * t->leaf[node];
  CT_ASSERT(t->child[2 * node] > node && t->child[2 * node + 1] > node);
  double other[6];
  const double* a = node_box(t, t->child[2 * node], room);
  const double* b = node_box(t, t->child[2 * node + 1], other);
  for (int i = 0; i < 3; i++) {
    double low = fmin(a[i] - a[3 + i], b[i] - b[3 + i]);
    double high = fmax(a[i] + a[3 + i], b[i] + b[3 + i]);
    room[i] = 0.5 * (low + high);
    room[3 + i] = 0.5 * (high - low);
  }
  return room;
}

// Two trees to descend. Without a body the first tree is that of flex f1.
typedef struct FlexDescent {
  Candidates* c;
  PartTree t1, t2;
  int body, f1, f2;
  BoxFrame frame; // of a body
  BoxPair frames; // and how the world lies in it
  double margin;
} FlexDescent;

static bool leaf_body(const FlexDescent* s, int a, int b) {
  const ctModel* m = s->c->m;
  const ctData* d = s->c->d;
  int g = s->t1.leaf[a], f = s->f2;
  CT_ASSERT(g >= 0 && g < m->ngeom && f >= 0 && f < m->nflex);
  double room[6];
  const double *pos = d->geom_xpos + 3 * g, *box = node_box(&s->t2, b, room);
  double margin = geom_margin(m, g, f);
  if (is_masked_flex(m, g, f) || ball_apart(pos, m->geom_rbound[g] + margin, box)) return false;
  BoxPair frames;
  BoxFrame frame = {pos, d->geom_xmat + 9 * g}, world = {kOrigin, kIdentity};
  box_pair(&frames, frame, world);
  FramedBox x = {m->geom_aabb + 6 * g, frame}, y = {box, world};
  if (!midphase_boxes_touch(&frames, x, y, margin)) return false;
  if (!shape_is_plane(m->geom_type[g])) add_geom_elem(s->c, g, f, s->t2.leaf[b]);
  return true;
}

static bool flex_leaves_touch(const FlexDescent* s, int a, int b) {
  if (s->body >= 0) return leaf_body(s, a, b);
  add_elems(s->c, s->f1, s->t1.leaf[a], s->f2, s->t2.leaf[b]);
  return true;
}

static bool flex_nodes_touch(const FlexDescent* s, const double* box1, const double* box2) {
  if (s->body < 0) return !bounds_apart(box1, box2, s->margin);
  FramedBox x = {box1, s->frame}, y = {box2, {kOrigin, kIdentity}};
  return midphase_nodes_touch(&s->frames, x, y, s->margin);
}

// Descend both trees at once; false if the stack is too small. Within one tree each pair of nodes
// is looked at once.
static bool descend_trees(const FlexDescent* s) {
  const PartTree *t1 = &s->t1, *t2 = &s->t2;
  bool self = s->body < 0 && s->f1 == s->f2;
  NodePairs next = {.n = 1};
  int a, b;
  while (midphase_next(&next, &a, &b)) {
    if (self && a > b) continue;
    bool leaves = midphase_is_leaf(t1->child, a) && midphase_is_leaf(t2->child, b);
    double room[2][6];
    const double *box1 = node_box(t1, a, room[0]), *box2 = node_box(t2, b, room[1]);
    bool met = leaves ? flex_leaves_touch(s, a, b) : flex_nodes_touch(s, box1, box2);
    if (!met) continue;
    midphase_mark(s->c, t1->adr + a, t2->adr + b);
    if (leaves) continue;
    TreeNode x = {t1->child, a, box1}, y = {t2->child, b, box2};
    if (!midphase_descend(&next, x, y)) return false;
  }
  return true;
}

//---------------------------------- a body and a flex ---------------------------------------------

static void body_by_trees(Candidates* c, int b, int f, int start) {
  const ctModel* m = c->m;
  const ctData* d = c->d;
  FlexDescent s = {.c = c, .t1 = body_tree(m, b), .t2 = flex_tree(m, d, f), .body = b, .f2 = f};
  s.frame = (BoxFrame){d->xipos + 3 * b, d->ximat + 9 * b};
  box_pair(&s.frames, s.frame, (BoxFrame){kOrigin, kIdentity});
  s.margin = with_override(m, m->body_margin[b] + m->flex_margin[f]);
  for (int g = m->body_geomadr[b]; g < m->body_geomadr[b] + m->body_geomnum[b]; g++) {
    if (shape_is_plane(m->geom_type[g]) && m->body_weldid[b] == 0) add_plane(c, g, f);
  }
  if (!descend_trees(&s)) {
    candidates_drop(c, start);
    c->full = true;
  }
}

static void body_by_all(Candidates* c, int b, int f) {
  const ctModel* m = c->m;
  const ctData* d = c->d;
  for (int g = m->body_geomadr[b]; g < m->body_geomadr[b] + m->body_geomnum[b]; g++) {
    if (is_masked_flex(m, g, f)) continue;
    if (shape_is_plane(m->geom_type[g])) {
      add_plane(c, g, f);
      continue;
    }
    double reach = m->geom_rbound[g] + geom_margin(m, g, f);
    for (int e = 0; e < m->flex_elemnum[f]; e++) {
      if (!use_trees(m) && ball_apart(d->geom_xpos + 3 * g, reach, element_bounds(m, d, f, e)))
        continue;
      add_geom_elem(c, g, f, e);
    }
  }
}

void midphase_flex_body(Candidates* c, int body, int flex) {
  int start = c->n;
  if (use_trees(c->m) && c->m->body_bvhadr[body] >= 0 && c->m->flex_bvhadr[flex] >= 0)
    body_by_trees(c, body, flex, start);
  else
    body_by_all(c, body, flex);
  if (!candidates_sort(c, start)) c->full = true;
}

//---------------------------------- two flexes ----------------------------------------------------

static void flexes_by_trees(Candidates* c, int f1, int f2) {
  const ctModel* m = c->m;
  int start = c->n;
  FlexDescent s = {.c = c, .body = -1, .f1 = f1, .f2 = f2};
  s.t1 = flex_tree(m, c->d, f1);
  s.t2 = flex_tree(m, c->d, f2);
  s.margin = with_override(m, m->flex_margin[f1] + m->flex_margin[f2]);
  if (!descend_trees(&s)) {
    candidates_drop(c, start);
    c->full = true;
  }
}

void midphase_flex_pair(Candidates* c, int f1, int f2) {
  const ctModel* m = c->m;
  int start = c->n;
  if (use_trees(m) && m->flex_bvhadr[f1] >= 0 && m->flex_bvhadr[f2] >= 0) {
    flexes_by_trees(c, f1, f2);
  } else {
    for (int e1 = 0; e1 < m->flex_elemnum[f1]; e1++) {
      for (int e2 = 0; e2 < m->flex_elemnum[f2]; e2++) add_elems(c, f1, e1, f2, e2);
    }
  }
  if (!candidates_sort(c, start)) c->full = true;
}

//---------------------------------- within a flex -------------------------------------------------

// Vertices against elements nearby that the compiler chose; then corners of tetrahedra against the
// face across.
static void add_internal(Candidates* c, int f) {
  const ctModel* m = c->m;
  const double* x = c->d->flexvert_xpos + 3 * m->flex_vertadr[f];
  const int* pair = m->flex_evpair + 2 * m->flex_evpairadr[f];
  double reach = with_override(m, m->flex_margin[f]) + m->flex_radius[f];
  for (int i = 0; i < m->flex_evpairnum[f]; i++, pair += 2) {
    CT_VALIDATE(pair[1] >= 0 && pair[1] < m->flex_vertnum[f]);
    if (ball_apart(x + 3 * pair[1], reach, element_bounds(m, c->d, f, pair[0]))) continue;
    candidates_add(c, (Candidate){pair[1], pair[0], CANDIDATE_VERT_ELEM, f, f});
  }
  if (m->flex_dim[f] != 3) return;
  static const int order[4] = {3, 1, 2, 0};
  for (int e = 0; e < m->flex_elemnum[f]; e++) {
    const int* v = element_corners(m, f, e);
    for (int k = 0; k < 4; k++)
      candidates_add(c, (Candidate){e, v[order[k]], CANDIDATE_ELEM_FACE, f, f});
  }
}

// An end of an element's box along the axis of the sweep.
//
// QUIRK(single-precision-flex-sweep; test_midphase_flex:ends_in_single_precision): The sweep within
// a flex sorts the ends of elements in single precision, and the order of contacts depends on it.
typedef struct BoxEnd {
  float at;
  int element;
  bool upper;
} BoxEnd;

static bool end_before(const BoxEnd* a, const BoxEnd* b, const void* ctx) {
  (void)ctx;
  return a->at < b->at;
}

SORT_DEFINE(sort_ends, BoxEnd, end_before)

// Lower and upper ends of the active elements along an axis, sorted. Returns how many.
static int sorted_ends(Candidates* c, int f, int axis, BoxEnd* end, BoxEnd* tmp) {
  const ctModel* m = c->m;
  int n = 0;
  for (int e = 0; e < m->flex_elemnum[f]; e++) {
    if (!is_active(m, f, e)) continue;
    const double* box = element_bounds(m, c->d, f, e);
    CT_ASSERT(n + 2 <= 2 * m->flex_elemnum[f]);
    end[n++] = (BoxEnd){(float)(box[axis] - box[3 + axis]), e, false};
    end[n++] = (BoxEnd){(float)(box[axis] + box[3 + axis]), e, true};
  }
  sort_ends(end, tmp, n, NULL);
  return n;
}

// Elements that the sweep has entered and not left, in the order of entering, in columns for SIMD
// of width 4. An element that was left is a gap; many gaps are closed at once.
typedef struct Open {
  float *low[2], *high[2]; // along the other two axes, rounded outward
  int4* body;              // of the vertices; -2: there is none
  int *element, *place;    // place: in these columns, of each element; -1: not there
  int n, gaps, most;
} Open;

enum { LANES = 4, GAPS = 32 };

static bool open_new(Open* o, Arena* arena, size_t count) {
  float* bound = arena_push(arena, 4 * (count + LANES) * sizeof *bound, _Alignof(int4));
  o->body = arena_push(arena, count * sizeof *o->body, _Alignof(int4));
  o->element = arena_push(arena, 2 * count * sizeof *o->element, _Alignof(int));
  if (!bound || !o->body || !o->element) return false;
  o->place = o->element + count;
  o->most = (int)count;
  for (size_t e = 0; e < count; e++) o->place[e] = -1;
  for (size_t k = 0; k < 2; k++) {
    o->low[k] = bound + 2 * k * (count + LANES);
    o->high[k] = o->low[k] + count + LANES;
  }
  return true;
}

// Nothing reaches there.
static void open_gap(Open* o, int i) { o->low[0][i] = INFINITY; }

// The columns end at n; a block of four that reaches beyond n reads gaps.
static void open_end(Open* o, int n) {
  o->n = n;
  for (int i = n; i < n + LANES; i++) open_gap(o, i);
}

static void open_move(Open* o, int from, int to) {
  CT_VALIDATE(to <= from && from < o->n); // what lies before is not overwritten
  for (int k = 0; k < 2; k++) {
    o->low[k][to] = o->low[k][from];
    o->high[k][to] = o->high[k][from];
  }
  o->body[to] = o->body[from];
  o->element[to] = o->element[from];
  o->place[o->element[to]] = to;
}

static void open_close_gaps(Open* o) {
  int n = 0;
  for (int i = 0; i < o->n; i++) {
    if (o->low[0][i] < INFINITY)
      open_move(o, i, n++);
    else
      o->place[o->element[i]] = -1;
  }
  open_end(o, n);
  o->gaps = 0;
}

static void open_leave(Open* o, int element) {
  if (o->place[element] < 0) return;
  open_gap(o, o->place[element]);
  if (++o->gaps > GAPS + o->n / 2) open_close_gaps(o);
}

// Bodies of an element's vertices; `none` for those that are on none, and in place of a fourth.
static int4 bodies_of(const ctModel* m, int f, int e, int none) {
  const int *v = element_corners(m, f, e), *at = m->flex_vertbodyid + m->flex_vertadr[f];
  int4 body = {none, none, none, none};
  for (int k = 0; k <= m->flex_dim[f]; k++) {
    if (at[v[k]] >= 0) body[k] = at[v[k]];
  }
  return body;
}

// Bounds along the axes behind and before the one of the sweep.
static void open_bounds(const double* box, int axis, float low[2], float high[2]) {
  for (int k = 0; k < 2; k++) {
    int other = (axis + 1 + k) % 3;
    low[k] = simd_round_down(box[other] - box[3 + other]);
    high[k] = -simd_round_down(-(box[other] + box[3 + other]));
  }
}

static void open_enter(Open* o, const ctModel* m, const ctData* d, int f, BoxEnd e, int axis) {
  CT_ASSERT(o->n < o->most && e.element >= 0 && e.element < o->most);
  float low[2], high[2];
  open_bounds(element_bounds(m, d, f, e.element), axis, low, high);
  for (int k = 0; k < 2; k++) {
    o->low[k][o->n] = low[k];
    o->high[k][o->n] = high[k];
  }
  o->body[o->n] = bodies_of(m, f, e.element, -2);
  o->element[o->n] = e.element;
  o->place[e.element] = o->n;
  open_end(o, o->n + 1);
}

// Does any body of a stand in b?
static bool bodies_shared(const int4* a, const int4* b) {
  int4 same = (*a == (*b)[0]) | (*a == (*b)[1]) | (*a == (*b)[2]) | (*a == (*b)[3]);
  return simd_mask4(&same) != 0;
}

// Add the open elements that an element meets, in the order in which they were entered.
static void open_meet(const Open* o, Candidates* c, int f, int element, int axis) {
  const double* box = element_bounds(c->m, c->d, f, element);
  int4 body = bodies_of(c->m, f, element, -3);
  float low[2], high[2];
  open_bounds(box, axis, low, high);
  for (int i = 0; i < o->n; i += LANES) {
    int4 hit = (*(const float4_any*)(o->low[0] + i) <= high[0]) &
               (*(const float4_any*)(o->high[0] + i) >= low[0]) &
               (*(const float4_any*)(o->low[1] + i) <= high[1]) &
               (*(const float4_any*)(o->high[1] + i) >= low[1]);
    for (int mask = simd_mask4(&hit); mask; mask &= mask - 1) {
      int k = i + __builtin_ctz((unsigned)mask);
      if (bodies_shared(&o->body[k], &body)) continue;
      if (bounds_apart(element_bounds(c->m, c->d, f, o->element[k]), box, 0)) continue;
      candidates_add(c, (Candidate){o->element[k], element, CANDIDATE_ELEM_ELEM, f, f});
    }
  }
}

static int widest_axis(const double* box) {
  if (box[3] > box[4] && box[3] > box[5]) return 0;
  return box[4] > box[5] ? 1 : 2;
}

// The lists of the sweep lie in the arena where candidates grow: these are collected behind them,
// and moved down at the end.
static void sweep_elements(Candidates* c, int f) {
  const ctModel* m = c->m;
  size_t count = 2 * (size_t)m->flex_elemnum[f], mark_at = arena_mark(c->arena);
  BoxEnd* end = arena_push(c->arena, 2 * count * sizeof *end, _Alignof(BoxEnd));
  Open open = {.n = 0};
  bool room = open_new(&open, c->arena, count / 2);
  Candidate* found = arena_push(c->arena, 0, _Alignof(Candidate));
  if (!end || !room || !found) {
    c->full = true;
    arena_release(c->arena, mark_at);
    return;
  }
  PartTree tree = flex_tree(m, c->d, f);
  double root[6];
  int axis = widest_axis(node_box(&tree, 0, root));
  int n = sorted_ends(c, f, axis, end, end + count), start = c->n;
  for (int i = 0; i < n; i++) {
    if (end[i].upper) {
      open_leave(&open, end[i].element);
    } else {
      open_meet(&open, c, f, end[i].element, axis);
      open_enter(&open, m, c->d, f, end[i], axis);
    }
  }
  size_t bytes = (size_t)(c->n - start) * sizeof(Candidate);
  memmove(c->at + start, found, bytes);
  arena_release(c->arena, mark_at + bytes);
}

static void all_elements(Candidates* c, int f) {
  const ctModel* m = c->m;
  for (int e1 = 0; e1 < m->flex_elemnum[f]; e1++) {
    if (!is_active(m, f, e1)) continue;
    for (int e2 = e1 + 1; e2 < m->flex_elemnum[f]; e2++) {
      if (is_active(m, f, e2)) add_elems(c, f, e1, f, e2);
    }
  }
}

void midphase_flex_self(Candidates* c, int f) {
  const ctModel* m = c->m;
  if (m->flex_rigid[f] || !(m->flex_contype[f] & m->flex_conaffinity[f])) return;
  if (m->flex_internal[f]) add_internal(c, f);
  int mode = m->flex_selfcollide[f];
  if (mode == ctFLEXSELF_NONE) return;
  if (!use_trees(m) || mode == ctFLEXSELF_NARROW || m->flex_bvhadr[f] < 0)
    all_elements(c, f);
  else if (mode == ctFLEXSELF_BVH || (mode == ctFLEXSELF_AUTO && m->flex_dim[f] == 3))
    flexes_by_trees(c, f, f);
  else
    sweep_elements(c, f);
}
